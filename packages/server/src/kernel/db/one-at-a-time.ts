import type { Database } from './database.ts'

/**
 * Work that only one of the processes on a database may be at; others wait for it. The lock has a connection of its own,
 * and goes with it when the process dies. The embedded database has one process, and one connection.
 */
export async function oneAtATime<T>(
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') return work()
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work()
  } finally {
    // Closed rather than given back: whatever happened, the lock is gone.
    client.release(true)
  }
}
