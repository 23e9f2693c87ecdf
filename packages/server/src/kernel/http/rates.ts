import { Refusal } from '../refusal.ts'

/** Calls a minute; a minute's worth may come at once. */
export interface Rates {
  login: number
  embed: number
  person: number
  address: number
}

interface Bucket {
  left: number
  at: number
}

/** Not in the spec: our choice. Beyond this many callers the longest quiet one is forgotten, to its advantage. */
const most = 20_000

export class RateRefusal extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('request.rate')
    this.retryAfter = retryAfter
  }
}

/** Token buckets of one process: a brake on floods and guessing, not an account. */
export function createRates(rates: Rates, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>()

  return function mustBeWithin(group: keyof Rates, caller: string): void {
    const perMinute = rates[group]
    const name = `${group} ${caller}`
    const at = now()
    const bucket = buckets.get(name) ?? { left: perMinute, at }
    bucket.left = Math.min(perMinute, bucket.left + ((at - bucket.at) * perMinute) / 60_000)
    bucket.at = at
    // The last used stands last.
    buckets.delete(name)
    buckets.set(name, bucket)
    if (buckets.size > most) buckets.delete(buckets.keys().next().value as string)

    if (bucket.left < 1) throw new RateRefusal(Math.ceil(((1 - bucket.left) * 60) / perMinute))
    bucket.left -= 1
  }
}
export type MustBeWithin = ReturnType<typeof createRates>
