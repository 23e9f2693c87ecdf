import type { BuiltRequest } from './request.ts'

/** What the client needs of the session. */
export interface Tokens {
  /** A token that is not about to end, or null where there is none. */
  token(): Promise<string | null>
  /** The server refused this token: another one, or null. Calls that ask together share one answer. */
  renew(stale: string | null): Promise<string | null>
  /** The session is over. */
  lost(): void
  /** The partition of whom the token speaks for. */
  whose(): string | null
}

/** Thrown where the learner changed between a call's making and its sending. */
export class OtherLearner extends Error {}

/** Sends with the session's bearer token; after a 401 once more with a fresh one. No cookie is used anywhere. */
export async function send(tokens: Tokens, request: BuiltRequest, signal: AbortSignal | undefined) {
  const { url, method, body, headers, as } = request
  const go = (token: string | null) => {
    if (as !== undefined && as !== tokens.whose()) throw new OtherLearner()
    const sent = token ? { ...headers, authorization: `Bearer ${token}` } : headers
    return fetch(url, { method, body, headers: sent, signal, credentials: 'omit', cache: 'no-store' })
  }
  const token = await tokens.token()
  signal?.throwIfAborted()
  const response = await go(token)
  if (response.status !== 401) return response
  const fresh = await tokens.renew(token)
  signal?.throwIfAborted()
  const second = fresh && fresh !== token ? await go(fresh) : response
  if (second.status === 401) tokens.lost()
  return second
}
