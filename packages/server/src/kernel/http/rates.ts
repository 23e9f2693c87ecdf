import type { Database } from '../db/database.ts'
import { createBuckets } from '../rates/buckets.ts'
import { createLooseBuckets } from '../rates/loose-buckets.ts'

/** Calls a minute; a minute's worth may come at once. */
export interface Rates {
  login: number
  embed: number
  person: number
  address: number
}

/** Where one too many would be a guess or a session too many; the others may be a second late. */
const strict: ReadonlySet<keyof Rates> = new Set(['login', 'embed'])

/** How often one caller may call at all, over all processes; what a call itself limits stands in its area. */
export function createRates(rates: Rates, database: Pick<Database, 'db' | 'kind'>) {
  const exact = createBuckets(database, 'calls')
  const loose = createLooseBuckets(database)
  return (group: keyof Rates, caller: string): Promise<void> =>
    (strict.has(group) ? exact : loose).mustTake(`${group} ${caller}`, {
      burst: rates[group],
      perMinute: rates[group],
    })
}
export type MustBeWithin = ReturnType<typeof createRates>
