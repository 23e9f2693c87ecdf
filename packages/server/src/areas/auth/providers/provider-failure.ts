import { Refusal } from '../../../kernel/refusal.ts'

/** A provider that can't be reached is not the person's mistake; everything else begins anew. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(isUnreachable(error) ? 'auth.provider-unavailable' : 'auth.provider-refused', undefined, {
      cause: error,
    })
  }
}

const passing = new Set([
  'OAUTH_TIMEOUT',
  'ERR_JWKS_TIMEOUT',
  'TimeoutError',
  'AbortError',
  'ECONNREFUSED',
  'ECONNRESET',
])

function isUnreachable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const code = 'code' in at ? String(at.code) : ''
    if (passing.has(code) || passing.has(at.name) || at.message === 'fetch failed') return true
    if (at.cause instanceof Response) return at.cause.status >= 500
  }
  return false
}
