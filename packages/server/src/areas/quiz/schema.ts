import type { Answer } from '@coachkit/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/db/columns.ts'
import type { PublishedFor } from '../../kernel/people/reach.ts'
import type { ItemMark } from './marking/item-mark.ts'

export const quiz = pgTable(
  'quiz',
  {
    id: id(),
    /** With `external_id` the stable name that an import or the demonstration content gave it. */
    source_key: text('source_key').notNull(),
    external_id: text('external_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    language: text('language').notNull(),
    group_type_id: smallint('group_type_id').notNull(),
    course_id: uuid('course_id'),
    source: jsonb('source').$type<{ name: string; licence: string; url?: string }>(),
    /** Whom it is open to; `course` means those who have the course of `course_id`. Decisions, "Who may call what". */
    published_for: text('published_for').$type<PublishedFor>().notNull().default('everyone'),
    /** The school or class that it was published for. */
    school_id: uuid('school_id'),
    class_id: uuid('class_id'),
    question_count: integer('question_count').notNull(),
    max_score: real('max_score').notNull(),
    /** Of everything above and the questions' versions, so that publishing the same again changes nothing. */
    fingerprint: text('fingerprint').notNull(),
    created_at: createdAt(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('quiz_source').on(table.source_key, table.external_id),
    index('quiz_course').on(table.course_id),
  ],
)

/** What an attempt that begins now will ask. */
export const quizQuestion = pgTable(
  'quiz_question',
  {
    quiz_id: uuid('quiz_id')
      .notNull()
      .references(() => quiz.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    question_id: uuid('question_id').notNull(),
    question_version_id: uuid('question_version_id').notNull(),
    max_marks: real('max_marks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quiz_id, table.position] }),
    // Reach of a question asks in which quizzes it stands.
    index('quiz_question_question').on(table.question_id),
  ],
)

/** One learner's going through a quiz. */
export const attempt = pgTable(
  'attempt',
  {
    id: id(),
    quiz_id: uuid('quiz_id')
      .notNull()
      .references(() => quiz.id),
    /** `person:ID`, or `session:HASH` of a visitor's secret id: the same names that own streams. */
    learner: text('learner').notNull(),
    /** All zeros outside any assignment, so that the unique indexes see it. */
    assignment_id: uuid('assignment_id').notNull().default('00000000-0000-0000-0000-000000000000'),
    number: smallint('number').notNull(),
    started_at: instant('started_at').notNull(),
    /** When the last question was marked. */
    submitted_at: instant('submitted_at'),
    grading_completed: boolean('grading_completed').notNull().default(false),
    total_score: real('total_score').notNull().default(0),
    max_score: real('max_score').notNull(),
  },
  (table) => [
    uniqueIndex('attempt_number').on(table.quiz_id, table.learner, table.assignment_id, table.number),
    // Two tabs that begin at once get one attempt.
    uniqueIndex('attempt_open').on(table.quiz_id, table.learner, table.assignment_id).where(sql`submitted_at is null`),
    index('attempt_learner').on(table.learner, table.started_at),
  ],
)

/** One question of an attempt, at the version that the attempt began with. */
export const evaluation = pgTable(
  'evaluation',
  {
    id: id(),
    attempt_id: uuid('attempt_id')
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    question_id: uuid('question_id').notNull(),
    question_version_id: uuid('question_version_id').notNull(),
    max_marks: real('max_marks').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull().default({}),
    revision: integer('revision').notNull().default(0),
    state: text('state').$type<'open' | 'queued' | 'marked'>().notNull().default('open'),
    queued_at: instant('queued_at'),
    marked_at: instant('marked_at'),
    marks_given: real('marks_given'),
    is_full_marks: boolean('is_full_marks'),
    part_marks: jsonb('part_marks').$type<Record<string, ItemMark>>().notNull().default({}),
    explanation: text('explanation'),
    hints_used: smallint('hints_used').notNull().default(0),
    liked: boolean('liked').notNull().default(false),
    disliked: boolean('disliked').notNull().default(false),
    feedback: text('feedback'),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('evaluation_question').on(table.attempt_id, table.question_id),
    index('evaluation_asked').on(table.question_id),
    index('evaluation_queued').on(table.queued_at).where(sql`state = 'queued'`),
  ],
)

/** Rungs of hint ladders that were told, each counted once. `item_id` is the question or one of its parts. */
export const hintUse = pgTable(
  'hint_use',
  {
    evaluation_id: uuid('evaluation_id')
      .notNull()
      .references(() => evaluation.id, { onDelete: 'cascade' }),
    item_id: text('item_id').notNull(),
    number: smallint('number').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.evaluation_id, table.item_id, table.number] })],
)

export const bookmark = pgTable(
  'bookmark',
  {
    attempt_id: uuid('attempt_id')
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    question_id: uuid('question_id').notNull(),
    evaluation_id: uuid('evaluation_id')
      .notNull()
      .references(() => evaluation.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.attempt_id, table.question_id] })],
)
