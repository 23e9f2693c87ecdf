import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** One dialect and one driver; `embedded` is PGlite behind its socket, `postgres` a server of the operator's. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** Single statements. */
  readonly db: Db
  /**
   * Several statements as one. Do no I/O but the transaction's own inside: embedded, every other query waits for it.
   * Deadlocks and serialisation failures are tried again, so `work` must have no other effects.
   */
  withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  readonly pool: Pool
  /** How often something failed since the start, by SQLSTATE or the code of an outage. */
  readonly errors: ReadonlyMap<string, number>
  close(): Promise<void>
}
