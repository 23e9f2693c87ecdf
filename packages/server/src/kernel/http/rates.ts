import { createBuckets } from './buckets.ts'

/** Calls a minute; a minute's worth may come at once. */
export interface Rates {
  login: number
  embed: number
  person: number
  address: number
}

/** How often one caller may call at all; what a call itself limits stands in its area. */
export function createRates(rates: Rates, now: () => number = Date.now) {
  const buckets = createBuckets(now)
  return function mustBeWithin(group: keyof Rates, caller: string): void {
    buckets.take(`${group} ${caller}`, { burst: rates[group], perMinute: rates[group] })
  }
}
export type MustBeWithin = ReturnType<typeof createRates>
