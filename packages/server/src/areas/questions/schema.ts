import type { Source } from '@coachkit/contract'
import { boolean, index, integer, jsonb, pgTable, real, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/db/columns.ts'
import type { QuestionBody } from './body.ts'

/** A question of the bank; what it says stands in its versions. */
export const question = pgTable(
  'question',
  {
    id: id(),
    /** With `external_id` the stable name that an import or the demonstration content gave it. */
    source_key: text('source_key').notNull(),
    external_id: text('external_id').notNull(),
    /** The newest version. */
    version_id: uuid('version_id').notNull(),
    subject: text('subject').notNull(),
    course: text('course').notNull(),
    language: text('language').notNull(),
    /** What the newest version's wording is found by; made by `termsOf`. */
    terms: text('terms').array().notNull(),
    active: boolean('active').notNull().default(true),
    created_at: createdAt(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('question_source').on(table.source_key, table.external_id),
    index('question_terms').using('gin', table.terms),
  ],
)

/** Never changed and never removed: evaluations point here. */
export const questionVersion = pgTable(
  'question_version',
  {
    id: id(),
    question_id: uuid('question_id')
      .notNull()
      .references(() => question.id),
    number: smallint('number').notNull(),
    /** SHA-256 of the body, so that publishing the same again adds nothing. */
    content_hash: text('content_hash').notNull(),
    max_marks: real('max_marks').notNull(),
    passage_id: uuid('passage_id').references(() => passage.id),
    body: jsonb('body').$type<QuestionBody>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('question_version_number').on(table.question_id, table.number),
    index('question_version_passage').on(table.passage_id),
  ],
)

/** A passage that was changed is another row, because versions of questions point at its wording. */
export const passage = pgTable(
  'passage',
  {
    id: id(),
    source_key: text('source_key').notNull(),
    external_id: text('external_id').notNull(),
    content_hash: text('content_hash').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    language: text('language').notNull(),
    source: jsonb('source').$type<Source>(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('passage_source').on(table.source_key, table.external_id, table.content_hash)],
)

export const questionReport = pgTable(
  'question_report',
  {
    id: id(),
    question_id: uuid('question_id')
      .notNull()
      .references(() => question.id),
    /** Null from somebody without an account. */
    person_id: uuid('person_id'),
    message: text('message').notNull(),
    resolved_at: instant('resolved_at'),
    created_at: createdAt(),
  },
  (table) => [index('question_report_question').on(table.question_id)],
)

/** In how many of the bank's questions a term stands; the empty term counts the questions themselves. */
export const questionTerm = pgTable('question_term', {
  term: text('term').primaryKey(),
  questions: integer('questions').notNull(),
})

/** Questions on their way in, batch by batch; nothing of them is seen until they are published together. */
export const stagedQuestion = pgTable(
  'staged_question',
  {
    /** Becomes the version's id. */
    id: id(),
    /** Becomes the question's id, if it is new. */
    question_id: uuid('question_id').notNull(),
    import_id: uuid('import_id').notNull(),
    position: integer('position').notNull(),
    source_key: text('source_key').notNull(),
    external_id: text('external_id').notNull(),
    content_hash: text('content_hash').notNull(),
    subject: text('subject').notNull(),
    course: text('course').notNull(),
    language: text('language').notNull(),
    terms: text('terms').array().notNull(),
    max_marks: real('max_marks').notNull(),
    passage_id: uuid('passage_id'),
    body: jsonb('body').$type<QuestionBody>().notNull(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('staged_question_name').on(table.import_id, table.source_key, table.external_id)],
)
