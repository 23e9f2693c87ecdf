import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { once } from './schema.ts'

/**
 * Runs `work` unless it was done in this database before. A process that dies in between leaves it undone, and two
 * processes may do it at the same time, so `work` must be safe to run again.
 */
export async function doOnce({ db }: Pick<Database, 'db'>, name: string, work: () => Promise<void>): Promise<boolean> {
  const [done] = await db.select().from(once).where(eq(once.name, name))
  if (done) return false
  await work()
  await db.insert(once).values({ name }).onConflictDoNothing()
  return true
}
