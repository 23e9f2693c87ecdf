import * as z from 'zod/mini'
import { contract } from '../call.ts'
import {
  Answer,
  Attempt,
  Bookmark,
  BookmarkedQuestion,
  Evaluation,
  HintRung,
  Quiz,
  QuizSummary,
  submitEvents,
  ToldHints,
} from '../entities/quiz.ts'
import { jsonText } from '../json-text.ts'
import { Count, Id, QueryFlag, QueryInteger } from '../shapes.ts'

/** Answers by evaluation id, each made on top of a revision. */
const submission = z.object({
  evaluation_id: Id,
  answer: Answer,
})

const DemoSession = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))

/** Which rung, and of which part's ladder where a question has parts. */
const hintWish = z.object({ number: z.int().check(z.gte(1)), part_id: z.optional(Id) })

export const quiz = contract({
  'GET quiz': {
    summary: "Quizzes within the caller's reach, unfinished ones first.",
    who: ['student'],
    reach: 'own',
    query: z.object({
      worksheet_id: z.optional(Id),
      group_type_id: z.optional(QueryInteger),
      course_id: z.optional(Id),
      show_question_count: z.optional(QueryFlag),
    }),
    answer: z.object({ quizzes: z.array(QuizSummary) }),
  },
  'GET quiz/bookmarks': {
    summary: "The caller's bookmarked questions in all quizzes within reach, newest first.",
    who: ['student'],
    reach: 'own',
    answer: z.object({ bookmarks: z.array(BookmarkedQuestion) }),
    ours: true,
  },
  'GET quiz/{id}': {
    summary: 'A quiz with its questions and what the caller has done in it.',
    who: ['student'],
    reach: { quiz: 'id' },
    answer: Quiz,
    errors: ['embed.scope'],
  },
  'POST quiz/{id}/attempts': {
    summary: 'Begins an attempt, or gives the open one; `again` begins another once the last is handed in.',
    who: ['student'],
    reach: { quiz: 'id' },
    body: z.object({ again: z.optional(z.boolean()) }),
    answer: z.object({ attempt: Attempt }),
    errors: ['embed.scope'],
    ours: true,
  },
  'GET quiz/{id}/demo': {
    summary: 'A published quiz, without an account.',
    who: 'public',
    reach: 'published',
    answer: Quiz,
  },
  'POST quiz/{id}/demo/attempts': {
    summary: 'Begins a visitor’s attempt at a published quiz and gives the secret id of it.',
    who: 'public',
    reach: 'published',
    body: z.object({ session_id: z.optional(DemoSession) }),
    answer: z.object({ session_id: DemoSession, attempt: Attempt }),
    ours: true,
  },
  'GET quiz/{id}/demo/evaluations': {
    summary: "A visitor's evaluations in a published quiz.",
    who: 'public',
    reach: { 'chat-session': 'session_id' },
    query: z.object({ session_id: DemoSession }),
    answer: z.object({ evaluations: z.array(Evaluation), grading_completed: z.boolean() }),
  },
  'GET quiz/courses/{id}/have-assignments': {
    summary: 'Whether a course has anything assigned to the caller.',
    who: ['student'],
    reach: { course: 'id' },
    answer: z.object({ have_assignments: z.boolean() }),
  },
  'GET quiz/{id}/evaluations': {
    summary: 'The evaluations of the latest attempt.',
    who: ['student'],
    reach: { quiz: 'id' },
    query: z.object({ assignment_id: z.optional(Id), student_id: z.optional(Id) }),
    answer: z.object({ evaluations: z.array(Evaluation), grading_completed: z.boolean() }),
  },
  'PATCH quiz/{id}/evaluations/{eid}': {
    summary: 'Saves an answer that is not handed in yet. Totals that a client sends are checked, never trusted.',
    who: ['student'],
    reach: { quiz: 'id', evaluation: 'eid' },
    query: z.object({
      xp_collected: z.optional(QueryInteger),
      total_time_spent: z.optional(QueryInteger),
      total_score: z.optional(QueryInteger),
    }),
    body: z.object({ evaluation: z.extend(Answer, { revision: Count }) }),
    answer: z.object({ evaluation: Evaluation }),
    errors: ['quiz.closed', 'request.conflict', 'embed.scope'],
    keyed: true,
  },
  'POST quiz/{id}/evaluations/{eid}/hints': {
    summary: 'The next rung of the hint ladder, counted as used; `number` asks for one again.',
    who: ['student'],
    reach: { quiz: 'id', evaluation: 'eid' },
    body: hintWish,
    answer: HintRung,
    ours: true,
  },
  'GET quiz/{id}/evaluations/{eid}/hints': {
    summary: 'The rungs that were told already, by item; after a reload they stand on the screen again.',
    who: ['student'],
    reach: { quiz: 'id', evaluation: 'eid' },
    answer: ToldHints,
    ours: true,
  },
  'POST quiz/{id}/demo/evaluations/{eid}/hints': {
    summary: "The next rung for a visitor, told and counted like a student's.",
    who: 'public',
    reach: { 'chat-session': 'session_id', evaluation: 'eid' },
    body: z.extend(hintWish, { session_id: DemoSession }),
    answer: HintRung,
    ours: true,
  },
  'GET quiz/{id}/demo/evaluations/{eid}/hints': {
    summary: 'The rungs that a visitor was told already, by item.',
    who: 'public',
    reach: { 'chat-session': 'session_id', evaluation: 'eid' },
    query: z.object({ session_id: DemoSession }),
    answer: ToldHints,
    ours: true,
  },
  'POST quiz/{id}/submit': {
    summary: 'Hands answers in; they are queued, marked by the server, and explained as a stream.',
    who: ['student'],
    reach: { quiz: 'id' },
    query: z.object({ is_review: z.optional(QueryFlag) }),
    form: z.object({
      evaluations: jsonText(z.array(submission).check(z.minLength(1), z.maxLength(200))),
      audio_file: z.optional(z.instanceof(File)),
      file: z.optional(z.instanceof(File)),
      lesson_id: z.optional(Id),
    }),
    events: submitEvents,
    errors: ['quiz.closed', 'quiz.empty-answer', 'quiz.marking-failed', 'request.key-reused', 'embed.scope'],
    keyed: true,
    limit: 12 * 1024 * 1024,
  },
  'POST quiz/test-submit/demo': {
    summary: "Hands a visitor's answers in; marked and explained like a student's.",
    who: 'public',
    reach: { 'chat-session': 'session_id' },
    query: z.object({ save_evaluations: z.optional(QueryFlag), session_id: DemoSession }),
    body: z.object({ evaluations: z.array(submission).check(z.minLength(1), z.maxLength(200)) }),
    events: submitEvents,
    errors: ['quiz.closed', 'quiz.empty-answer', 'quiz.marking-failed', 'request.key-reused'],
    keyed: true,
  },
  'POST quiz/{id}/evaluations/{eid}/feedback': {
    summary: 'What the pupil thinks of the explanation.',
    who: ['student'],
    reach: { quiz: 'id', evaluation: 'eid' },
    body: z.object({
      liked: z.optional(z.boolean()),
      disliked: z.optional(z.boolean()),
      message: z.optional(z.string().check(z.maxLength(2000))),
    }),
    answer: z.object({ evaluation: Evaluation }),
  },
  'POST quiz/evaluations/{id}/bookmarks': {
    summary: 'Sets or takes away a bookmark on a question of an evaluation.',
    who: ['student'],
    reach: { evaluation: 'id' },
    body: z.object({ student_evaluation_id: z.optional(Id), question_id: Id, is_bookmark: z.boolean() }),
    answer: z.object({ bookmarks: z.array(Bookmark) }),
  },
  'GET quiz/evaluations/{id}/bookmarks': {
    summary: "The caller's bookmarks in the attempt of an evaluation.",
    who: ['student'],
    reach: { evaluation: 'id' },
    answer: z.object({ bookmarks: z.array(Bookmark) }),
  },
})
