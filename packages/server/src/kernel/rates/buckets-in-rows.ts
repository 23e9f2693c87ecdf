import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database.ts'
import { type Buckets, RateRefusal, shareOf } from './pace.ts'

/** Names hold addresses and accounts. */
export const rowName = (name: string) => createHash('sha256').update(name).digest('base64url')

const milliseconds = (count: number) => sql`${count}::float8 * interval '1 millisecond'`

/** One short statement for each take; all times are the database's, so that no two clocks meet. */
export function inRows({ db }: Pick<Database, 'db'>, area: string): Buckets {
  const rowOf = (name: string) => rowName(`${area} ${name}`)
  return {
    async mustTake(name, pace) {
      const { step, span } = shareOf(pace)
      const row = rowOf(name)
      const then = sql`greatest(rate.full_at, now()) + ${milliseconds(step)}`
      const taken = await db.execute(sql`
        insert into rate (name, full_at) values (${row}, now() + ${milliseconds(step)})
        on conflict (name) do update set full_at = ${then}
        where ${then} <= now() + ${milliseconds(span)} + interval '1 microsecond'
        returning name`)
      if (taken.rows.length > 0) return
      const { rows } = await db.execute<{ left: number }>(sql`
        select (extract(epoch from full_at - now()) * 1000)::float8 as left from rate where name = ${row}`)
      throw new RateRefusal((rows[0]?.left ?? 0) + step - span)
    },

    async giveBack(name, pace) {
      await db.execute(sql`
        update rate set full_at = full_at - ${milliseconds(shareOf(pace).step)} where name = ${rowOf(name)}`)
    },
  }
}

/** A limit that may be used up in full again says nothing. */
export async function deleteFullRates(db: Db): Promise<void> {
  await db.execute(sql`delete from rate where full_at < now()`)
}
