import { index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../db/columns.ts'

/** Work to do, and who is at it. A row goes when its work is done. */
export const lease = pgTable(
  'lease',
  {
    id: id(),
    kind: text('kind').notNull(),
    payload: json('payload').notNull(),
    /** Not before. */
    run_at: instant('run_at').notNull().defaultNow(),
    /** The process that works on it, until `leased_until`. */
    holder: uuid('holder'),
    leased_until: instant('leased_until'),
    /** Tries that failed by themselves. */
    failures: integer('failures').notNull().default(0),
    /** Times that a process died, or stalled, with it in hand. */
    takeovers: integer('takeovers').notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [index('lease_due').on(table.kind, table.run_at)],
)
