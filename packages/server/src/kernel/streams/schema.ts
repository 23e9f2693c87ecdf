import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../db/columns.ts'

/** One answer that is sent as server-sent events. */
export const stream = pgTable('stream', {
  id: id(),
  /** `person:ID`, `visitor:ID` or `session:HASH`: who may read and stop it. */
  owner: text('owner').notNull(),
  /** Chunks up to this one are committed. */
  last_event: integer('last_event').notNull().default(0),
  finished: boolean('finished').notNull().default(false),
  stop_requested: boolean('stop_requested').notNull().default(false),
  created_at: createdAt(),
  finished_at: instant('finished_at'),
})

export const streamEvent = pgTable(
  'stream_event',
  {
    stream_id: uuid('stream_id')
      .notNull()
      .references(() => stream.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    event: text('event').notNull(),
    data: jsonb('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.stream_id, table.number] })],
)
