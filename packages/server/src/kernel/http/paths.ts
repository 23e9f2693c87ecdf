import { type Call, calls } from '@coachkit/contract'
import type { Key } from './route.ts'

export const apiPrefix = '/api/v1'

export interface CallPath {
  key: Key
  call: Call
  method: string
  /** As the contract writes it, with the product's slug filled in; what logs and metrics show. */
  pattern: string
  segments: readonly string[]
}

export const isParam = (segment: string) => segment.startsWith('{')

/** The contract's calls, `{product}` filled in. */
export function callPaths(product: string): CallPath[] {
  return (Object.entries(calls) as [Key, Call][])
    .map(([key, call]) => {
      const [method = '', path = ''] = key.split(' ')
      const pattern = path.replaceAll('{product}', product)
      return { key, call, method, pattern, segments: pattern.split('/') }
    })
    .sort(bySpecificity)
}

/** `quiz/test-submit/demo` stands before `quiz/{id}/demo`: at the first difference what is written out wins. */
function bySpecificity(a: CallPath, b: CallPath): number {
  const shared = Math.min(a.segments.length, b.segments.length)
  for (let at = 0; at < shared; at += 1) {
    const difference = Number(isParam(a.segments[at] ?? '')) - Number(isParam(b.segments[at] ?? ''))
    if (difference !== 0) return difference
  }
  return a.segments.length - b.segments.length
}

/** Hono's spelling. */
export const honoPath = ({ segments }: CallPath): string =>
  `${apiPrefix}/${segments.map((segment) => (isParam(segment) ? `:${segment.slice(1, -1)}` : segment)).join('/')}`

/** The methods that a path answers to, for `Allow`. */
export function methodsOf(paths: readonly CallPath[], path: string): string[] {
  const parts = path.slice(apiPrefix.length + 1).split('/')
  const fits = ({ segments }: CallPath) =>
    segments.length === parts.length &&
    segments.every((segment, at) => (isParam(segment) ? parts[at] !== '' : segment === parts[at]))
  return [...new Set(paths.filter(fits).map(({ method }) => method))]
}
