import type { Pool } from 'pg'

/** What waits to be done and could be begun now, by its name. */
export async function countWaiting(pool: Pick<Pool, 'query'>): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(`
    select kind as name, count(*)::int as count from lease
      where run_at <= now() and (leased_until is null or leased_until < now()) group by kind
    union all
    select name, count(*)::int from pgboss.job
      where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_%' group by name`)
  return new Map(rows.map(({ name, count }) => [name, count]))
}
