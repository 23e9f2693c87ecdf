import * as z from 'zod/mini'
import { Id, Instant, Markdown } from '../shapes.ts'
import { Question, Source } from './question.ts'

/** Group types in the order in which part 2 §3 lists them. */
export const groupTypeId = { assignment: 1, 'independent study': 2, revision: 3 } as const

export const SelectedOption = z.object({ order: z.int() })

/** What the pupil says to one item. `value` of a choice is the option's order as text (part 2 §4). */
export const ItemAnswer = z.object({
  selected_option: z.optional(z.nullable(SelectedOption)),
  /** For several choices. Not in the spec: our choice. */
  selected_options: z.optional(z.array(SelectedOption)),
  value: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
  unit: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
})
export type ItemAnswer = z.infer<typeof ItemAnswer>

/** An answer to a question; `parts` is keyed by the sub-question's id. */
export const Answer = z.extend(ItemAnswer, {
  parts: z.optional(z.record(z.string(), ItemAnswer)),
  method_answer: z.optional(z.nullable(z.string().check(z.maxLength(8000)))),
  /** Milliseconds on this question and taps on options, as the page counted them: shown to teachers, never scored. */
  time_spent: z.optional(z.int().check(z.gte(0))),
  num_options_clicked: z.optional(z.int().check(z.gte(0))),
})
export type Answer = z.infer<typeof Answer>

export const EvaluationState = z.enum(['open', 'queued', 'marked'])

export const PartMark = z.object({ is_full_marks: z.boolean(), marks_given: z.number(), max_marks: z.number() })

export const Evaluation = z.object({
  id: Id,
  attempt_id: Id,
  question_id: Id,
  question_version_id: Id,
  selected_option: z.nullable(SelectedOption),
  selected_options: z.array(SelectedOption),
  value: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  parts: z.record(z.string(), ItemAnswer),
  method_answer: z.nullable(z.string()),
  /** Grows with each saved change; a change made on top of an older revision is refused. */
  revision: z.int(),
  state: EvaluationState,
  is_submitted: z.boolean(),
  /** Filled once marked. */
  explanation: z.nullable(Markdown),
  /** Percent, 0 to 100. */
  score: z.nullable(z.number()),
  marks_given: z.nullable(z.number()),
  max_marks: z.number(),
  is_full_marks: z.nullable(z.boolean()),
  part_marks: z.record(z.string(), PartMark),
  time_spent: z.int(),
  num_options_clicked: z.int(),
  hints_used: z.int(),
  liked: z.boolean(),
  disliked: z.boolean(),
  updated_at: Instant,
})
export type Evaluation = z.infer<typeof Evaluation>

export const Bookmark = z.object({ evaluation_id: Id, question_id: Id })

/** A bookmarked question as a list names it, whichever quiz it stands in. */
export const BookmarkedQuestion = z.object({
  quiz_id: Id,
  quiz_title: z.string(),
  evaluation_id: Id,
  question_id: Id,
  stem: z.string(),
  language: z.string(),
})
export type BookmarkedQuestion = z.infer<typeof BookmarkedQuestion>

export const Attempt = z.object({
  id: Id,
  quiz_id: Id,
  number: z.int(),
  started_at: Instant,
  submitted_at: z.nullable(Instant),
  grading_completed: z.boolean(),
  total_score: z.number(),
  max_score: z.number(),
  evaluations: z.array(Evaluation),
})
export type Attempt = z.infer<typeof Attempt>

/** A quiz with what the caller has done in it: evaluations are those of the latest attempt. */
export const Quiz = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  group_type_id: z.int(),
  course_id: z.nullable(Id),
  language: z.string(),
  source: z.nullable(Source),
  questions: z.array(Question),
  attempt: z.nullable(Attempt),
  evaluations: z.array(Evaluation),
  scoring_rationale: z.nullable(z.string()),
  grading_completed: z.boolean(),
  bookmarks: z.array(Bookmark),
})
export type Quiz = z.infer<typeof Quiz>

/** A row of a list of quizzes. */
export const QuizSummary = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  group_type_id: z.int(),
  course_id: z.nullable(Id),
  course_title: z.nullable(z.string()),
  question_count: z.int(),
  answered_count: z.int(),
  started_at: z.nullable(Instant),
  grading_completed: z.boolean(),
  total_score: z.nullable(z.number()),
  max_score: z.number(),
})
export type QuizSummary = z.infer<typeof QuizSummary>

/** One rung of a hint ladder as a pupil sees it. */
export const HintRung = z.object({
  number: z.int(),
  of: z.int(),
  title: z.string(),
  text: Markdown,
  /** The hint asks something; it is tried in the pupil's head or in the chat, not marked. */
  asks: z.boolean(),
  /** It says the answer: until the question is marked there is only its number, and it counts as no hint. */
  held: z.optional(z.literal(true)),
})
export type HintRung = z.infer<typeof HintRung>

/** Rungs that were told, in their order, by the id of the question or part that they belong to. */
export const ToldHints = z.object({ hints: z.record(z.string(), z.array(HintRung)) })
export type ToldHints = z.infer<typeof ToldHints>

/** The events of `POST quiz/{id}/submit`, part 2 §7: `evaluations`, `error` and explanation text. */
export const submitEvents = {
  /** These questions joined the submission queue. */
  queued: z.object({ question_ids: z.array(Id) }),
  explanation: z.object({ evaluation_id: Id, question_id: Id, delta: z.string() }),
  /** Final evaluations: their questions leave the queue. */
  evaluations: z.object({
    evaluations: z.array(Evaluation),
    grading_completed: z.boolean(),
    total_score: z.number(),
    max_score: z.number(),
  }),
  error: z.object({ code: z.string(), detail: z.string(), question_ids: z.array(Id) }),
  done: z.object({}),
}
