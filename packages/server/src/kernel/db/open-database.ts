import { type DataLock, lockFolder } from './data-lock.ts'
import type { Database } from './database.ts'
import { applyMigrations } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

export interface DatabaseSettings {
  DATA_DIR: string
  DATABASE_URL: string
  DATABASE_CONNECTIONS: number
}

export interface OpenDatabase extends Database {
  /** Tells where the server answers; only the embedded database's folder has such a note. */
  publish(address: string): void
}

/** Opens and migrates the database that the settings name. */
export async function openDatabase(
  settings: DatabaseSettings,
  /** The embedded database broke down, or an idle connection did. */
  onError: (error: Error, fatal: boolean) => void,
): Promise<OpenDatabase> {
  if (settings.DATABASE_URL !== '') {
    const database = await openPostgres(settings.DATABASE_URL, {
      connections: settings.DATABASE_CONNECTIONS,
      onError: (error) => onError(error, false),
    })
    await migrateOrClose(database)
    return { ...database, publish: () => {} }
  }
  const lock: DataLock = await lockFolder(settings.DATA_DIR)
  try {
    const database = await openEmbedded({ folder: settings.DATA_DIR, onFailure: (error) => onError(error, true) })
    await migrateOrClose(database)
    const close = async () => {
      await database.close()
      lock.release()
    }
    return { ...database, close, publish: lock.publish }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function migrateOrClose(database: Database): Promise<void> {
  try {
    await applyMigrations(database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
}
