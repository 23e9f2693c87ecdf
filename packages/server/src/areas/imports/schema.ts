import type { ImportReport } from '@coachkit/contract'
import { sql } from 'drizzle-orm'
import { customType, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/db/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const importRun = pgTable(
  'import_run',
  {
    id: id(),
    filename: text('filename').notNull(),
    /** What the caller said it is; the content decides. */
    format: text('format'),
    state: text('state').$type<'running' | 'done' | 'refused' | 'dead'>().notNull().default('running'),
    /** Moves on while somebody works on it; one that stands still is dead. */
    alive_at: instant('alive_at').notNull().defaultNow(),
    report: jsonb('report').$type<ImportReport>(),
    created_at: createdAt(),
    ended_at: instant('ended_at'),
  },
  // One import at a time: two would give their questions' versions the same numbers.
  (table) => [uniqueIndex('import_run_one').on(table.state).where(sql`state = 'running'`)],
)

/** The file of a running import, in pieces, so that any process can go on with it; gone when it ends. */
export const importPiece = pgTable(
  'import_piece',
  {
    import_id: uuid('import_id')
      .notNull()
      .references(() => importRun.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.number] })],
)
