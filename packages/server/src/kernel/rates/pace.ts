import { Refusal } from '../refusal.ts'

export interface Pace {
  /** So many may come at once. */
  burst: number
  perMinute: number
}

/** How much each one takes of a limit, and all that may be taken at once, in milliseconds until it is there again. */
export const shareOf = ({ burst, perMinute }: Pace) => {
  const step = 60_000 / perMinute
  return { step, span: burst * step }
}

export class RateRefusal extends Refusal {
  readonly retryAfter: number

  constructor(wait: number) {
    super('request.rate')
    this.retryAfter = Math.max(1, Math.ceil(wait / 1000))
  }
}

/** A brake on floods and guessing, not an account: counted over all processes that share the database. */
export interface Buckets {
  /** Takes one, or refuses and says when to come back. */
  mustTake(name: string, pace: Pace): Promise<void>
  /** What was taken for nothing. */
  giveBack(name: string, pace: Pace): Promise<void>
}
