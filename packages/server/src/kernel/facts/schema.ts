import { date, index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'

/** What happened, written in the same transaction as what it tells of. Consumers are idempotent by `id`. */
export const fact = pgTable(
  'fact',
  {
    id: id(),
    /** `answer.marked`, `quiz.completed`, `chat.answered` … */
    kind: text('kind').notNull(),
    person_id: uuid('person_id').notNull(),
    at: instant('at').notNull(),
    /** The person's own day, for what counts days. */
    local_day: date('local_day').notNull(),
    quiz_id: uuid('quiz_id'),
    question_id: uuid('question_id'),
    question_version_id: uuid('question_version_id'),
    marks_given: real('marks_given'),
    max_marks: real('max_marks'),
    hints_used: integer('hints_used'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('fact_person').on(table.person_id, table.at), index('fact_kind').on(table.kind, table.at)],
)
