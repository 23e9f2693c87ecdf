import { deleteOldOneTimes } from '../auth/one-time.ts'
import { deleteOldSessions } from '../auth/sessions.ts'
import type { Database } from '../db/database.ts'
import type { Keyed } from '../keyed/keyed.ts'
import { deleteFullRates } from '../rates/buckets-in-rows.ts'
import type { Streams } from '../streams/streams.ts'
import type { Jobs } from './jobs.ts'

/** What grows is cut back: ended streams, answered keys, sessions and one-time tokens that are over. */
export function registerUpkeep(
  jobs: Jobs,
  { db }: Pick<Database, 'db'>,
  { streams, keyed }: { streams: Pick<Streams, 'tidy'>; keyed: Pick<Keyed, 'tidy'> },
): void {
  jobs.every('tidy-streams', '*/5 * * * *', async () => {
    await streams.tidy()
  })
  jobs.every('tidy-keyed', '7 * * * *', () => keyed.tidy())
  jobs.every('tidy-sessions', '23 3 * * *', async () => {
    await deleteOldSessions(db)
  })
  jobs.every('tidy-rates', '*/10 * * * *', () => deleteFullRates(db))
  jobs.every('tidy-one-time', '41 * * * *', async () => {
    await deleteOldOneTimes(db)
  })
}
