import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../../kernel/db/database.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()
const mostNames = 200

/**
 * Runs one statement as a prepared one, so that PostgreSQL plans the same text once a connection. The embedded
 * database serves all connections from one session, where two statements must not have one name: it gets none.
 */
export function createPrepared({ kind, pool }: Pick<Database, 'kind' | 'pool'>) {
  return async function run<Row>(query: SQL): Promise<Row[]> {
    const { sql: text, params: values } = dialect.sqlToQuery(query)
    const result = await pool.query(kind === 'postgres' ? { name: nameOf(text), text, values } : { text, values })
    return result.rows as Row[]
  }
}

export type Prepared = ReturnType<typeof createPrepared>

/** A text of its own for every statement; there are few, because values travel apart. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= mostNames) return undefined
  const name = `quiz_${names.size}`
  names.set(text, name)
  return name
}

export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`
