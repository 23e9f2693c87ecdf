import type { Answer, Attempt, Evaluation, HintRung, Question, Quiz } from '@coachkit/contract'
import { answerOf, isAnswered } from './answer.ts'
import { isNotTaken, type QuizCode } from './codes.ts'

/**
 * How safe an answer is. `typing`: only on the screen; `device`: durable here; `saved`: the server has it;
 * `unsafe`: this device would not take it, and the server does not have it yet.
 */
export type Safety = 'untouched' | 'typing' | 'device' | 'saved' | 'unsafe'

/** One question of the attempt and all that the screen knows about it. */
export interface Work {
  question: Question
  evaluation: Evaluation
  /** What stands on the screen; it may be newer than the evaluation. */
  answer: Answer
  /** Grows with each change, so that a reply to an older save is told apart. */
  edits: number
  safety: Safety
  /** In the submission queue: handed in, its final evaluation has not arrived. */
  queued: boolean
  /** Explanation text as it streams in. */
  streaming: string
  /** Why marking did not finish. */
  failed: QuizCode | null
  /** What was typed here while a newer answer came from elsewhere. */
  set_aside: Answer | null
  /** Rungs by item id. */
  hints: { readonly [item_id: string]: readonly HintRung[] }
  hint_busy: string | null
  hint_problem: QuizCode | null
  bookmarked: boolean
}

export type Status =
  | 'untouched'
  | 'typing'
  | 'device'
  | 'answered'
  | 'queued'
  | 'failed'
  | 'right'
  | 'partly'
  | 'not-yet'
export type Outcome = 'right' | 'partly' | 'not-yet'

export function workOf(question: Question, evaluation: Evaluation, bookmarked: boolean): Work {
  const answer = answerOf(evaluation)
  return {
    question,
    evaluation,
    answer,
    edits: 0,
    safety: isAnswered(question, answer) ? 'saved' : 'untouched',
    queued: evaluation.state === 'queued',
    streaming: '',
    failed: null,
    set_aside: null,
    hints: {},
    hint_busy: null,
    hint_problem: null,
    bookmarked,
  }
}

/** The attempt's questions in the quiz's order; a question without an evaluation is not part of the attempt. */
export function worksOf(quiz: Quiz, attempt: Attempt): Work[] {
  const marks = new Set(quiz.bookmarks.map(({ question_id }) => question_id))
  return quiz.questions.flatMap((question) => {
    const evaluation = attempt.evaluations.find(({ question_id }) => question_id === question.id)
    return evaluation ? [workOf(question, evaluation, marks.has(question.id))] : []
  })
}

export function outcomeOf({ is_full_marks, marks_given, state }: Evaluation): Outcome | null {
  if (state !== 'marked') return null
  if (is_full_marks) return 'right'
  return (marks_given ?? 0) > 0 ? 'partly' : 'not-yet'
}

/** No more changes to this answer: it is handed in, or may have arrived although we heard nothing. */
export const isLocked = ({ evaluation, queued, failed }: Work): boolean =>
  queued || evaluation.state !== 'open' || (failed !== null && !isNotTaken(failed))

export function statusOf(work: Work): Status {
  const outcome = outcomeOf(work.evaluation)
  if (outcome) return outcome
  if (work.failed) return 'failed'
  if (work.queued) return 'queued'
  if (!isAnswered(work.question, work.answer)) return 'untouched'
  if (work.safety === 'device') return 'device'
  return work.safety === 'saved' ? 'answered' : 'typing'
}

/** Handed in elsewhere or here: the final word on it has arrived. */
export function settle(work: Work, evaluation: Evaluation): Work {
  return {
    ...work,
    evaluation,
    answer: answerOf(evaluation),
    safety: 'saved',
    queued: evaluation.state === 'queued',
    streaming: evaluation.state === 'queued' ? work.streaming : '',
    failed: null,
  }
}

export interface Totals {
  answered: number
  marked: number
  of: number
  marks: number
  max_marks: number
  percent: number
}

export function totalsOf(works: readonly Work[]): Totals {
  const marked = works.filter(({ evaluation }) => evaluation.state === 'marked')
  const marks = marked.reduce((sum, { evaluation }) => sum + (evaluation.marks_given ?? 0), 0)
  const max_marks = works.reduce((sum, { evaluation }) => sum + evaluation.max_marks, 0)
  return {
    answered: works.filter((work) => statusOf(work) !== 'untouched').length,
    marked: marked.length,
    of: works.length,
    marks,
    max_marks,
    percent: max_marks > 0 ? Math.round((marks / max_marks) * 100) : 0,
  }
}

/** Where to go on: the first question that still wants an answer, then the first that is not marked. */
export function whereToGoOn(works: readonly Work[]): number {
  const open = works.findIndex((work) => statusOf(work) === 'untouched')
  if (open >= 0) return open
  const unmarked = works.findIndex(({ evaluation }) => evaluation.state !== 'marked')
  return unmarked >= 0 ? unmarked : 0
}

/** The next question after `at` that is not marked yet, round the end. */
export function nextOpen(works: readonly Work[], at: number): number | null {
  for (let step = 1; step < works.length; step++) {
    const index = (at + step) % works.length
    const work = works[index]
    if (work && work.evaluation.state === 'open' && !work.queued) return index
  }
  return null
}
