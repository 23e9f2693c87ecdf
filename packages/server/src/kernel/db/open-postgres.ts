import pg from 'pg'
import type { Database } from './database.ts'
import { overPool } from './transactions.ts'

/** architecture.md: floor 15. */
const oldestMajor = 15

/** Where the address leads to, without name and password. */
function place(address: string): string {
  try {
    const { host, pathname } = new URL(address)
    return `${host}${pathname}`
  } catch {
    return 'the address in DATABASE_URL'
  }
}

/** A PostgreSQL server of the operator's. */
export async function openPostgres(
  address: string,
  options: { connections: number; onError?: (error: Error) => void },
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: address,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'coachkit',
  })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', options.onError ?? (() => {}))
  // One that is lost in the middle of a transaction tells whoever waits for its answer. It also says so to nobody in
  // particular, which would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const close = () => pool.end()
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
    const major = Math.floor(Number(rows[0]?.version) / 10_000)
    if (major < oldestMajor) {
      throw new Error(`PostgreSQL ${oldestMajor} or newer is needed; the server at ${place(address)} is ${major}.`)
    }
  } catch (error) {
    await close()
    if (error instanceof Error && error.message.startsWith('PostgreSQL ')) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`DATABASE_URL: no database answers at ${place(address)} (${reason}).`, { cause: error })
  }
  return overPool('postgres', pool, close)
}
