import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

/** The same from `src` and from `dist`: both stand three folders above this file's folder. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any fixed number: it names the lock that one migrating process holds while others wait. */
const migrationLock = 4_000_286

/** Brings the tables to this version. Many processes may start at once; one migrates, the others find it done. */
export async function applyMigrations(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      const db = drizzle(client)
      await migrate(db, { migrationsFolder })
      const { rows } = await db.execute<{ hash: string }>(
        sql`select hash from drizzle.__drizzle_migrations order by id`,
      )
      mustMatch(rows.map(({ hash }) => hash))
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    client.release()
  }
}

/** An older or newer program must not write into tables that it doesn't know. */
function mustMatch(applied: readonly string[]): void {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  if (applied.length === known.length && applied.every((hash, at) => hash === known[at])) return
  throw new Error(
    'The database has the tables of another version of CoachKit. ' +
      'Start the version that made it, or give this one an empty DATA_DIR or DATABASE_URL.',
  )
}
