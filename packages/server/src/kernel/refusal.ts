import type { ErrorCode } from '@coachkit/contract'

/** An expected failure. Rules and stores throw it; one place in the HTTP kernel turns it into status and body. */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** Field name to what is wrong with it, for `request.invalid`. */
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, fields?: Record<string, string>, options?: ErrorOptions) {
    super(code, options)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
  }
}
