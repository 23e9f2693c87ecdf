import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inMemory } from './buckets-in-memory.ts'
import { rowName } from './buckets-in-rows.ts'
import { type Buckets, type Pace, RateRefusal, shareOf } from './pace.ts'

/** Not in the spec: our choice. So long a process may not know what others have let through. */
const tellEvery = 1_000
/** In one statement; the rest a second later. */
const tellAtMost = 5_000

interface Known {
  full_at: number
  step: number
  /** Taken here since the database was told last. */
  untold: number
}

/**
 * For limits that every call passes: counted in this process's memory, and once a second told to the database, which
 * says what all processes together have used. However many processes there are, that is one statement a second of each.
 */
export function createLooseBuckets(database: Pick<Database, 'db' | 'kind'>): Pick<Buckets, 'mustTake'> {
  return database.kind === 'embedded' ? inMemory() : toldTo(database)
}

function toldTo({ db }: Pick<Database, 'db'>): Pick<Buckets, 'mustTake'> {
  const known = new Map<string, Known>()
  let planned = false

  async function tell() {
    const told = [...known]
      .filter(([, { untold }]) => untold > 0)
      .slice(0, tellAtMost)
      .map(([name, one]) => ({ name, row: rowName(`calls ${name}`), count: one.untold, step: one.step }))
    const { rows } = await db.execute<{ name: string; left: number }>(sql`
      insert into rate (name, full_at)
      select told.name, now() + told.added * interval '1 millisecond'
      from unnest(${sql.param(told.map(({ row }) => row))}::text[],
        ${sql.param(told.map(({ count, step }) => count * step))}::float8[]) as told (name, added)
      order by told.name
      on conflict (name) do update set full_at = greatest(rate.full_at, now()) + (excluded.full_at - now())
      returning name, (extract(epoch from full_at - now()) * 1000)::float8 as left`)
    const left = new Map(rows.map((row) => [row.name, row.left]))
    for (const { name, row, count } of told) {
      const one = known.get(name)
      if (!one) continue
      one.untold -= count
      // Since then more may have been taken here.
      one.full_at = Date.now() + (left.get(row) ?? 0) + one.untold * one.step
    }
  }

  function plan() {
    if (planned) return
    planned = true
    setTimeout(async () => {
      // Without the database nothing else works either; what was not told is told later.
      await tell().catch(() => {})
      planned = false
      const at = Date.now()
      for (const [name, { full_at, untold }] of known) if (full_at < at && untold === 0) known.delete(name)
      if ([...known.values()].some(({ untold }) => untold > 0)) plan()
    }, tellEvery).unref()
  }

  return {
    async mustTake(name: string, pace: Pace) {
      const { step, span } = shareOf(pace)
      const one = known.get(name) ?? { full_at: 0, step, untold: 0 }
      const at = Date.now()
      const then = Math.max(one.full_at, at) + step
      if (then > at + span + 1e-6) throw new RateRefusal(then - span - at)
      one.full_at = then
      one.untold += 1
      known.set(name, one)
      plan()
    },
  }
}
