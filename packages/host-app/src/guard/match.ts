import type { HostRoute } from '../routes/route.ts'

/** A path's row and its values. Static segments win over parameters, as the table may hold both. */
export function matchRoute(
  table: readonly HostRoute[],
  path: string,
  product: string,
): { route: HostRoute; params: Record<string, string> } | null {
  const wanted = segments(path)
  const found = table
    .map((route) => ({ route, params: matchSegments(segments(route.path.replaceAll('{product}', product)), wanted) }))
    .filter((row): row is { route: HostRoute; params: Record<string, string> } => row.params !== null)
  found.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)
  return found[0] ?? null
}

const segments = (path: string) => path.split('/').filter((part) => part !== '')

function matchSegments(pattern: string[], wanted: string[]): Record<string, string> | null {
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
