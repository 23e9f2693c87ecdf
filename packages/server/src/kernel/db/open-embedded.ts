import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './database.ts'
import { type DatabaseThread, startThread } from './embedded/thread.ts'
import { overPool } from './transactions.ts'

// Not in the spec: our choice.
const closeGraceMs = 3000

export interface EmbeddedOptions {
  /** Null keeps everything in memory, for tests. */
  folder: string | null
  template?: string | null
  onFailure: (error: Error) => void
}

/** PGlite in a thread of its own, reached by the same driver as a PostgreSQL server. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database & { thread: DatabaseThread }> {
  const directory = options.folder === null ? null : path.join(path.resolve(options.folder), 'database')
  const thread = await startThread({ directory, template: options.template ?? null }, options.onFailure)
  const pool = new pg.Pool({
    // One backend, one connection: interleaved messages of two would read each other's unnamed statements.
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => thread.connect() as never,
  })
  pool.on('error', options.onFailure)
  const close = async () => {
    // A connection that somebody still holds must not keep the process; its transaction was never answered.
    await Promise.race([pool.end(), delay(closeGraceMs, undefined, { ref: false })])
    await thread.close()
  }
  return { ...overPool('embedded', pool, close), thread }
}
