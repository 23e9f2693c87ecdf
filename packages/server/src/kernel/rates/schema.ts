import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/**
 * How much of a limit is used up, over all processes. The table is `unlogged`: a taken call waits for no disk, and a
 * crash of the database forgets limits and nothing else.
 */
export const rate = pgTable(
  'rate',
  {
    /** SHA-256 of whom and what is counted, base64url: no address and no name stands here. */
    name: text('name').primaryKey(),
    /** When all of it may be used again. */
    full_at: instant('full_at').notNull(),
  },
  (table) => [index('rate_full_at').on(table.full_at)],
)
