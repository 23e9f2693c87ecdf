import type { CourseContents, Focus, QuestionWithKey } from '@coachkit/contract'
import type { Tx } from './db/database.ts'
import type { Caller } from './people/reach.ts'

/** Verbs that one area needs of another. `app.ts` passes them in; areas never import each other. */

/** The question bank, as the marker and the coach need it. */
export interface QuestionBank {
  /** Immutable versions by id; an unknown id is left out. */
  findVersions(version_ids: readonly string[]): Promise<Map<string, QuestionWithKey>>
  /** The newest version of each question as the transaction sees it; an unknown question is left out. */
  currentVersions(
    tx: Tx,
    question_ids: readonly string[],
  ): Promise<Map<string, { version_id: string; max_marks: number }>>
  /**
   * The bank's questions nearest in wording to a text, best first. `similarity` runs from 0 to 1: from 0.5 on it is
   * that very question told in other words, below it is about something similar at most. Only what the caller may
   * be shown is searched; null is a visitor.
   */
  findSimilar(
    text: string,
    limit: number,
    caller: Caller | null,
  ): Promise<{ question: QuestionWithKey; similarity: number }[]>
}

/** Knowledge documents, passage by passage. */
export interface Knowledge {
  findPassages(
    text: string,
    limit: number,
  ): Promise<{ document_id: string; title: string; excerpt: string; score: number }[]>
}

/** Who is learning: a person, or the secret session of a visitor's demo attempt (its hash). */
export type Learner = { person_id: string } | { session_hash: string }

/** What a pupil has on the desk, as the server knows it. */
export interface Desk {
  /** Null when the focus names nothing within the learner's reach. */
  read(
    learner: Learner,
    focus: Focus,
  ): Promise<{
    quiz_id: string
    evaluation_id: string
    question: QuestionWithKey
    tries: number
    hints_used: number
    marked: boolean
  } | null>
  /** Notes that the coach told rungs of a hint ladder up to `number`: the question's, or that of one of its parts. */
  countHints(tx: Tx, evaluation_id: string, number: number, part_id?: string): Promise<void>
}

/** A quiz to be, made by an import or by the demonstration content. */
export interface QuizDraft {
  /** With `source_key` the stable name of the quiz: publishing it again changes it in place. */
  source_key: string
  external_id: string
  title: string
  description: string
  language: string
  group_type_id: number
  course_id: string | null
  source: { name: string; licence: string; url?: string } | null
  question_ids: readonly string[]
  /** With the school or class that is meant; `course` means that of `course_id`. */
  audience: QuizAudience
}

/** What courses have in them, for people who choose one; a course without quizzes is left out. */
export type FindCourseContents = (course_ids: readonly string[]) => Promise<ReadonlyMap<string, CourseContents>>

export type QuizAudience =
  | { published_for: 'everyone' | 'course' }
  | { published_for: 'school'; school_id: string }
  | { published_for: 'class'; class_id: string }

export interface QuizPublisher {
  /** Adds or changes quizzes, each for its audience; running attempts keep the versions that they began with. */
  publish(tx: Tx, drafts: readonly QuizDraft[]): Promise<{ added: number; changed: number; unchanged: number }>
}
