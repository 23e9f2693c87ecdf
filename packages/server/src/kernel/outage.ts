import { Refusal } from './refusal.ts'

/** Not in the spec: our choice. A database that is started again is back within seconds. */
const retryAfter = 5

/** What somebody else has to end: a database or a store that doesn't answer, or a disk that is full. */
export class Outage extends Refusal {
  readonly retryAfter = retryAfter

  constructor(code: 'server.unavailable' | 'server.full', options: ErrorOptions) {
    super(code, undefined, options)
    this.name = 'Outage'
  }
}

const depth = 8

/** An error and what it came from. */
export function* chainOf(error: unknown): Generator<Error> {
  for (let at = error, left = depth; at instanceof Error && left > 0; at = at.cause, left -= 1) yield at
}

/** The outage that an error came from, however a library wrapped it. */
export function outageIn(error: unknown): Outage | null {
  for (const one of chainOf(error)) if (one instanceof Outage) return one
  return null
}
