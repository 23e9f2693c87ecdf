import { isDeepStrictEqual } from 'node:util'
import type { Answer, Hint, HintRung, ItemWithKey, QuestionWithKey, QuizSummary } from '@coachkit/contract'
import { tellsAnswer } from '../../kernel/answers/tells-answer.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isEmptyAnswer } from './marking/mark.ts'
import type { Submission } from './store/answers.ts'
import type { QuizLine } from './store/quizzes.ts'
import type { EvaluationRow } from './wire.ts'
import { twoDecimals } from './wire.ts'

export function mustExist<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Refusal('object.missing')
  return found
}

/** Each evaluation once; where one stands twice, the last word counts. */
export const eachOnce = (submissions: readonly Submission[]): Submission[] => [
  ...new Map(submissions.map((one) => [one.evaluation_id, one])).values(),
]

/** Locked rows and what was sent for them: everything named is within reach, of one attempt, and answered. */
export function mustBeSubmittable(submissions: readonly Submission[], rows: readonly EvaluationRow[]): Submission[] {
  if (rows.length !== submissions.length) throw new Refusal('object.missing')
  if (new Set(rows.map(({ attempt_id }) => attempt_id)).size !== 1) {
    throw new Refusal('request.invalid', { evaluations: 'must be of one attempt' })
  }
  const open = new Set(rows.filter(({ state }) => state === 'open').map(({ id }) => id))
  // What was handed in before keeps its answer and its mark: two tabs and double clicks make one submission.
  const fresh = submissions.filter(({ evaluation_id }) => open.has(evaluation_id))
  if (fresh.some(({ answer }) => isEmptyAnswer(answer))) throw new Refusal('quiz.empty-answer')
  return fresh
}

/** What an answer says, without how long it took: as it is stored. */
const wordsOf = ({ time_spent: _, num_options_clicked: __, ...words }: Answer) => JSON.parse(JSON.stringify(words))

/**
 * What is there after a change that was not saved. A repeat of the change that made it so is no conflict: its first
 * answer may have got lost, together with the process that gave it. Nor is a save that was overtaken by the handing-in
 * of the same answer.
 */
export function mustBeSaved(row: EvaluationRow | null, revision: number, answer: Answer): EvaluationRow {
  const found = mustExist(row)
  if (found.state !== 'open') {
    if (!isDeepStrictEqual(wordsOf(found.answer), wordsOf(answer))) throw new Refusal('quiz.closed')
    return found
  }
  const isRepeat =
    found.revision === revision + 1 && isDeepStrictEqual(found.answer, JSON.parse(JSON.stringify(answer)))
  if (!isRepeat) throw new Refusal('request.conflict')
  return found
}

/** The item that a hint is asked for: the question, or one of its parts. */
export function mustHavePart(question: QuestionWithKey, part_id: string | undefined): ItemWithKey {
  if (part_id === undefined || part_id === question.id) return question
  return mustExist(question.sub_questions.find(({ id }) => id === part_id))
}

/** Rungs in the order in which they may be told: what a rung depends on comes before it. */
export function ladderOf(hints: readonly Hint[]): Hint[] {
  const names = new Set(hints.map(({ id }) => id))
  const told = new Set<string>()
  const left = [...hints]
  const ladder: Hint[] = []
  while (left.length > 0) {
    const ready = left.findIndex(({ depends_on }) => depends_on.every((id) => told.has(id) || !names.has(id)))
    // Hints that wait for each other are told as the author listed them.
    const [next] = left.splice(Math.max(0, ready), 1)
    if (!next) break
    told.add(next.id)
    ladder.push(next)
  }
  return ladder
}

/** Rungs that say the answer, by the filter of the chat's ladder. They wait until the question is marked. */
const saysAnswer = (item: ItemWithKey, { title, text }: Hint): boolean =>
  tellsAnswer(text, item) || tellsAnswer(title, item)

/** Numbers stay the author's, so that the chat, the quiz and a reload count the same rungs. */
function rungOf(item: ItemWithKey, ladder: readonly Hint[], hint: Hint, marked: boolean): HintRung {
  const place = { number: ladder.indexOf(hint) + 1, of: ladder.length }
  if (!marked && saysAnswer(item, hint)) return { ...place, title: '', text: '', asks: false, held: true }
  return { ...place, title: hint.title, text: hint.text, asks: hint.scaffold !== undefined }
}

/** The rung asked for: one that was told, or the next. After marking all of them may be read. */
export function mustBeNextRung(
  item: ItemWithKey,
  { number, used, marked }: { number: number; used: number; marked: boolean },
): HintRung {
  const ladder = ladderOf(item.hints)
  const hint = mustExist(ladder[number - 1])
  // What is held is passed over: the next rung comes after the last one that can be told.
  const before = ladder.slice(0, number - 1).findLastIndex((one) => !saysAnswer(item, one)) + 1
  if (!marked && before > used) throw new Refusal('request.invalid', { number: 'comes after hints not yet taken' })
  return rungOf(item, ladder, hint, marked)
}

/** The rungs of each ladder as far as it was told. */
export function toldRungs(
  question: QuestionWithKey,
  used: ReadonlyMap<string, number>,
  marked: boolean,
): Record<string, HintRung[]> {
  const items: ItemWithKey[] = [question, ...question.sub_questions]
  return Object.fromEntries(
    items.flatMap((item) => {
      const ladder = ladderOf(item.hints)
      const rungs = ladder.slice(0, used.get(item.id) ?? 0).map((hint) => rungOf(item, ladder, hint, marked))
      return rungs.length > 0 ? [[item.id, rungs]] : []
    }),
  )
}

/** How the marks came about, in one or two sentences. Null until everything is marked. */
export function scoringRationale(evaluations: readonly EvaluationRow[], grading_completed: boolean): string | null {
  if (!grading_completed || evaluations.length === 0) return null
  const full = evaluations.filter(({ is_full_marks }) => is_full_marks).length
  const some = evaluations.filter(({ is_full_marks, marks_given }) => !is_full_marks && (marks_given ?? 0) > 0).length
  const marks = twoDecimals(evaluations.reduce((sum, { marks_given }) => sum + (marks_given ?? 0), 0))
  const max = twoDecimals(evaluations.reduce((sum, { max_marks }) => sum + max_marks, 0))
  const hints = evaluations.filter(({ hints_used }) => hints_used > 0).length
  const sentences = [
    `${marks} of ${max} marks: ${full} of ${evaluations.length} questions fully right${some > 0 ? `, ${some} in part` : ''}.`,
  ]
  if (hints > 0) sentences.push(`Hints were used in ${hints}; they cost no marks.`)
  return sentences.join(' ')
}

export const summaryOf = (line: QuizLine): QuizSummary => ({
  id: line.id,
  title: line.title,
  description: line.description,
  group_type_id: line.group_type_id,
  course_id: line.course_id,
  course_title: line.course_title,
  question_count: line.question_count,
  answered_count: line.answered_count,
  started_at: line.started_at?.toISOString() ?? null,
  grading_completed: line.grading_completed ?? false,
  total_score: line.total_score === null ? null : twoDecimals(line.total_score),
  max_score: twoDecimals(line.max_score ?? line.quiz_max_score),
})
