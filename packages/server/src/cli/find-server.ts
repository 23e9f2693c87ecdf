import { resolve } from 'node:path'
import type { Config } from '../kernel/config/config.ts'
import { findRunningServer } from '../kernel/db/data-lock.ts'

/** A server that is just starting has the folder, but no address yet. */
const patience = 60_000

/** The address of the server that has the embedded database, or null: then a command opens the database itself. */
export async function findServer(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<string | null> {
  const until = Date.now() + patience
  while (config.DATABASE_URL === '') {
    const running = findRunningServer(config.DATA_DIR)
    if (!running) break
    if (running.address) return running.address
    if (Date.now() > until) {
      throw new Error(`Process ${running.pid} has the data folder ${resolve(config.DATA_DIR)} and does not answer.`)
    }
    await new Promise((done) => setTimeout(done, 250))
  }
  return null
}

/** Where the platform is reached, for a command that opens the database itself. */
export const addressOf = ({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  PUBLIC_URL || `http://${HOST}:${PORT}`
