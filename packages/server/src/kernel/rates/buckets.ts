import type { Database } from '../db/database.ts'
import { inMemory } from './buckets-in-memory.ts'
import { inRows } from './buckets-in-rows.ts'
import type { Buckets } from './pace.ts'

/**
 * The embedded database has one process at a time, so its memory is exact; PostgreSQL is asked for every take. `area`
 * keeps one area's names apart from another's.
 */
export const createBuckets = (database: Pick<Database, 'db' | 'kind'>, area: string): Buckets =>
  database.kind === 'embedded' ? inMemory() : inRows(database, area)
