import type { Citation } from '@coachkit/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/db/columns.ts'
import type { StoredPlan } from './plan-types.ts'

/** A public chat. Its secret id is the only way to it, and is kept as a hash alone. */
export const chatSession = pgTable('chat_session', {
  id: id(),
  /** SHA-256 of the secret id, hex. */
  session_hash: text('session_hash').notNull().unique(),
  /** The site whose page began it; null on our own pages. */
  site_id: uuid('site_id'),
  visitor_id: uuid('visitor_id'),
  title: text('title'),
  created_at: createdAt(),
})

/** A conversation of a person, or of a public chat. */
export const chatThread = pgTable(
  'chat_thread',
  {
    id: id(),
    person_id: uuid('person_id'),
    chat_session_id: uuid('chat_session_id').references(() => chatSession.id, { onDelete: 'cascade' }),
    title: text('title').notNull().default(''),
    /** The version of the problem that is talked about. */
    version_id: text('version_id'),
    created_at: createdAt(),
    /** When the latest turn came. */
    active_at: instant('active_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_thread_person').on(table.person_id, table.active_at),
    index('chat_thread_session').on(table.chat_session_id, table.active_at),
  ],
)

export const chatMessage = pgTable(
  'chat_message',
  {
    id: id(),
    thread_id: uuid('thread_id')
      .notNull()
      .references(() => chatThread.id, { onDelete: 'cascade' }),
    /** The thread's owner once more, so that a long history is read from one index. */
    person_id: uuid('person_id'),
    chat_session_id: uuid('chat_session_id'),
    from_user: boolean('from_user').notNull(),
    type: text('type').$type<'text' | 'survey'>().notNull().default('text'),
    text: text('text').notNull(),
    survey_type: text('survey_type').$type<'confidence' | 'motivation' | 'disposition'>(),
    response_value: smallint('response_value'),
    state: text('state').$type<'streaming' | 'done' | 'stopped' | 'failed'>().notNull(),
    stream_id: uuid('stream_id'),
    /** Of an answer: the message that it answers. */
    reply_to: uuid('reply_to'),
    /** Of an answer: what was decided before the first word, so that whoever takes the work over says the same. */
    plan: jsonb('plan').$type<StoredPlan>(),
    citations: jsonb('citations').$type<Citation[]>().notNull().default([]),
    suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
    liked: boolean('liked').notNull().default(false),
    disliked: boolean('disliked').notNull().default(false),
    bookmarked: boolean('bookmarked').notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    index('chat_message_thread').on(table.thread_id, table.id),
    index('chat_message_person').on(table.person_id, table.id),
    index('chat_message_session').on(table.chat_session_id, table.id),
    index('chat_message_bookmarked').on(table.person_id, table.id).where(sql`${table.bookmarked}`),
    // One answer at a time in a thread, whatever arrives at once.
    uniqueIndex('chat_message_streaming').on(table.thread_id).where(sql`${table.state} = 'streaming'`),
  ],
)

/** How far the coach has led somebody through one item (a question, or a part of it) in one thread. */
export const coachProgress = pgTable(
  'coach_progress',
  {
    thread_id: uuid('thread_id')
      .notNull()
      .references(() => chatThread.id, { onDelete: 'cascade' }),
    version_id: text('version_id').notNull(),
    /** The part's id; the question's own id where it has no parts. */
    item_id: text('item_id').notNull(),
    /** Rungs told. */
    rungs: integer('rungs').notNull().default(0),
    /** The pupil's own tries in this thread. */
    tries: integer('tries').notNull().default(0),
    solved: boolean('solved').notNull().default(false),
    answer_told: boolean('answer_told').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.thread_id, table.version_id, table.item_id] })],
)
