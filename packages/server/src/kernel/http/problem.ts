import { type ErrorCode, errorTable, type Problem } from '@coachkit/contract'
import type { Refusal } from '../refusal.ts'

export const problemType = 'application/problem+json'

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported content',
  421: 'Not this server',
  422: 'Not valid',
  429: 'Too many requests',
  500: 'Server error',
  502: 'Bad gateway',
  503: 'Unavailable',
  507: 'No room left',
}

/** RFC 9457. Programs decide by `code`; `detail` is the sentence for a person. */
export function problemOf(code: ErrorCode, request_id: string, fields?: Record<string, string>): Problem {
  const [status, detail] = errorTable[code]
  return {
    type: `urn:coachkit:problem:${code}`,
    title: titles[status] ?? 'Problem',
    status,
    code,
    detail,
    request_id,
    ...(fields && { errors: fields }),
  }
}

/** `Retry-After` in seconds for what passes by itself. */
export function problemHeaders(code: ErrorCode, refusal?: Refusal & { retryAfter?: number }): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': problemType, 'cache-control': 'no-store' }
  const [status] = errorTable[code]
  if (status === 401) headers['www-authenticate'] = 'Bearer'
  if (status === 429 || status === 503) headers['retry-after'] = String(refusal?.retryAfter ?? 1)
  return headers
}
