import { sql } from 'drizzle-orm'
import { newId } from '../db/columns.ts'
import type { Database, Tx } from '../db/database.ts'
import { lease } from './schema.ts'

export const leaseFor = 5_000

export interface LeaseRow {
  id: string
  kind: string
  payload: unknown
  failures: number
  takeovers: number
}

/** The statements on lease rows, each a short one of its own. All times are the database's, so that no two clocks meet. */
export function leaseRows({ db }: Pick<Database, 'db'>, holder: string) {
  const until = sql`now() + ${leaseFor} * interval '1 millisecond'`
  const mine = (id: string) => sql`id = ${id} and holder = ${holder}`

  return {
    async add(tx: Tx, kind: string, payload: unknown, run_at: Date | undefined): Promise<string> {
      const id = newId()
      await tx.insert(lease).values({ id, kind, payload, ...(run_at && { run_at }) })
      return id
    },

    /** Takes what is due, at most `room` rows of each kind; rows that another process is just taking are passed over. */
    async take(room: ReadonlyMap<string, number>): Promise<LeaseRow[]> {
      const { rows } = await db.execute<LeaseRow & Record<string, unknown>>(sql`
        update lease set holder = ${holder}, leased_until = ${until},
          takeovers = takeovers + case when holder is null then 0 else 1 end
        where id in (
          select due.id
          from unnest(${sql.param([...room.keys()])}::text[], ${sql.param([...room.values()])}::int[]) as free (kind, room)
          cross join lateral (
            select l.id from lease l
            where l.kind = free.kind and l.run_at <= now() and (l.leased_until is null or l.leased_until < now())
            order by l.run_at limit free.room for update skip locked
          ) due
        )
        returning id, kind, payload, failures, takeovers`)
      return rows
    },

    /** Those of `ids` that are still this process's. */
    async renew(ids: readonly string[]): Promise<Set<string>> {
      const { rows } = await db.execute<{ id: string }>(sql`
        update lease set leased_until = ${until}
        where id = any(${sql.param([...ids])}::uuid[]) and holder = ${holder} returning id`)
      return new Set(rows.map(({ id }) => id))
    },

    done: (id: string) => db.execute(sql`delete from lease where ${mine(id)}`),

    failed: (id: string, wait: number) =>
      db.execute(sql`update lease set failures = failures + 1, holder = null, leased_until = null,
        run_at = now() + ${wait} * interval '1 millisecond' where ${mine(id)}`),

    giveBack: () => db.execute(sql`update lease set holder = null, leased_until = null where holder = ${holder}`),
  }
}
