import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../db/columns.ts'

/** The first answer to each keyed request. */
export const keyedRequest = pgTable(
  'keyed_request',
  {
    /** Whose key: `person:ID`, `visitor:ID`, or `nobody`. */
    principal: text('principal').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the call and its input. */
    request_hash: text('request_hash').notNull(),
    /** The run that works on it, until `held_until` unless it is renewed. */
    holder: uuid('holder').notNull(),
    held_until: instant('held_until').notNull(),
    answered_at: instant('answered_at'),
    /** `{ "answer": … }`; a streamed call's answer is its `stream_id`. */
    reply: json('reply').$type<{ answer: unknown }>(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.principal, table.key] }), index('keyed_created').on(table.created_at)],
)
