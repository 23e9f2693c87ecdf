import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/db/database.ts'
import { evaluation, hintUse } from '../schema.ts'
import type { Prepared } from './prepared.ts'

/** Adds rungs `from` to `to`, each once, and keeps the evaluation's own count true. Marked answers count no more. */
const counting = (evaluation_id: string, item_id: string, from: number, to: number) => sql`
  with still_open as (select id from ${evaluation}
    where ${evaluation.id} = ${evaluation_id} and ${evaluation.state} = 'open' for update),
  told as (insert into ${hintUse} (evaluation_id, item_id, number)
    select still_open.id, ${item_id}, rung from still_open, generate_series(${from}::int, ${to}::int) as rung
    on conflict do nothing returning number)
  update ${evaluation} set hints_used = hints_used + (select count(*) from told)
  where ${evaluation.id} in (select id from still_open)`

export function createHintStore(run: Prepared) {
  return {
    async used(evaluation_id: string, item_id: string): Promise<number> {
      const [row] = await run<{ used: number }>(sql`
        select coalesce(max(${hintUse.number}), 0)::int as used from ${hintUse}
        where ${hintUse.evaluation_id} = ${evaluation_id} and ${hintUse.item_id} = ${item_id}`)
      return row?.used ?? 0
    },

    async usedByItem(evaluation_id: string): Promise<Map<string, number>> {
      const rows = await run<{ item_id: string; used: number }>(sql`
        select ${hintUse.item_id}, max(${hintUse.number})::int as used from ${hintUse}
        where ${hintUse.evaluation_id} = ${evaluation_id} group by ${hintUse.item_id}`)
      return new Map(rows.map(({ item_id, used }) => [item_id, used]))
    },

    async count(evaluation_id: string, item_id: string, number: number): Promise<void> {
      await run(counting(evaluation_id, item_id, number, number))
    },

    async countUpTo(tx: Tx, evaluation_id: string, item_id: string, number: number): Promise<void> {
      await tx.execute(counting(evaluation_id, item_id, 1, number))
    },
  }
}
