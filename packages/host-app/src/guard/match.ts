import type { HostRoute } from '../routes/route.ts'

interface Pattern {
  route: HostRoute
  segments: readonly string[]
}

/**
 * A path's row and its values. Static segments win over parameters, as the table may hold both; the row of what is left
 * over is no row of the path's own.
 */
export function matchRoute(
  table: readonly HostRoute[],
  path: string,
  product: string,
): { route: HostRoute; params: Record<string, string> } | null {
  const wanted = segmentsOf(path)
  const found: { route: HostRoute; params: Record<string, string> }[] = []
  for (const { route, segments } of patternsOf(table, product)) {
    const params = matchSegments(segments, wanted)
    if (params) found.push({ route, params })
  }
  found.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)
  return found[0] ?? null
}

/** A table is read once; its product stays the same for the life of the page. */
const read = new WeakMap<readonly HostRoute[], { product: string; patterns: readonly Pattern[] }>()

function patternsOf(table: readonly HostRoute[], product: string): readonly Pattern[] {
  const known = read.get(table)
  if (known?.product === product) return known.patterns
  const patterns = table
    .filter(({ path }) => path !== '/*')
    .map((route) => ({ route, segments: segmentsOf(route.path.replaceAll('{product}', product)) }))
  read.set(table, { product, patterns })
  return patterns
}

const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '')

function matchSegments(pattern: readonly string[], wanted: readonly string[]): Record<string, string> | null {
  if (pattern.length !== wanted.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const value = wanted[at] ?? ''
    if (!part.startsWith('{')) {
      if (part !== value) return null
      continue
    }
    try {
      params[part.slice(1, -1)] = decodeURIComponent(value)
    } catch {
      return null
    }
  }
  return params
}
