import { boolean, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../db/columns.ts'

/** One answer that is sent as server-sent events. */
export const stream = pgTable(
  'stream',
  {
    id: id(),
    /** `person:ID`, `visitor:ID` or `session:HASH`: who may read and stop it. */
    owner: text('owner').notNull(),
    /** Grows with each writer that is opened; only the latest one's events are taken. */
    epoch: integer('epoch').notNull().default(0),
    /** Events up to this one are committed. */
    last_event: integer('last_event').notNull().default(0),
    finished: boolean('finished').notNull().default(false),
    stop_requested: boolean('stop_requested').notNull().default(false),
    created_at: createdAt(),
    finished_at: instant('finished_at'),
    compacted_at: instant('compacted_at'),
  },
  (table) => [index('stream_finished').on(table.finished_at), index('stream_created').on(table.created_at)],
)

export const streamEvent = pgTable(
  'stream_event',
  {
    stream_id: uuid('stream_id')
      .notNull()
      .references(() => stream.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    event: text('event').notNull(),
    /** `json`, not `jsonb`: that one refuses half an emoji, which a model may well end a piece with. */
    data: json('data').notNull(),
    /** Of a compacted event: how long the text of each event was that it stands for, the last one's being `number`. */
    lengths: integer('lengths').array(),
  },
  (table) => [primaryKey({ columns: [table.stream_id, table.number] })],
)
