import { APICallError } from '@ai-sdk/provider'
import type { ErrorCode } from '@coachkit/contract'

/** Why a model gave no answer, or not all of it. `kind` is for logs and metrics; people get the code's sentence. */
export type FailureKind =
  | 'first-token-timeout'
  | 'gap-timeout'
  | 'rate-limited'
  | 'refused'
  | 'provider-error'
  | 'malformed'
  | 'connection'
  | 'ended-early'
  | 'empty'

/** An expected failure of the language model. What was written before it was already handed over. */
export class ModelFailure extends Error {
  readonly code: ErrorCode & ('model.unavailable' | 'model.cut')
  readonly kind: FailureKind

  constructor(code: 'model.unavailable' | 'model.cut', kind: FailureKind, options?: ErrorOptions) {
    super(`${code} (${kind})`, options)
    this.name = 'ModelFailure'
    this.code = code
    this.kind = kind
  }
}

/** The provider's own words may quote the conversation, so only the kind is kept for the log. */
export function failureKind(error: unknown): FailureKind {
  if (APICallError.isInstance(error)) {
    const status = error.statusCode ?? 0
    if (isRateLimit(error)) return 'rate-limited'
    if (status >= 500) return 'provider-error'
    return status >= 400 ? 'refused' : 'connection'
  }
  const name = error instanceof Error ? error.name : ''
  if (name.includes('JSONParse') || name.includes('TypeValidation')) return 'malformed'
  // A broken socket surfaces as a plain TypeError of fetch; what a provider says in its stream is a plain object.
  return error instanceof Error ? 'connection' : 'provider-error'
}

/** 429, and 529, by which Anthropic says that it is overloaded. */
export const isRateLimit = (error: unknown): error is APICallError =>
  APICallError.isInstance(error) && (error.statusCode === 429 || error.statusCode === 529)

/** Milliseconds that the provider asks to wait, in either form of `Retry-After`; null when it says nothing. */
export function retryAfter(error: APICallError, now: number): number | null {
  const headers = error.responseHeaders ?? {}
  const milliseconds = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] && Number.isFinite(milliseconds)) return Math.max(0, milliseconds)
  const value = headers['retry-after']
  if (!value) return null
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
