import type { Answer, ItemAnswer, ItemWithKey, QuestionWithKey } from '@coachkit/contract'
import { chosenOrder, chosenOrders, markOneChoice, markSeveralChoices } from './choices.ts'
import { markExpression } from './expression.ts'
import { type ItemMark, noMarks } from './item-mark.ts'
import { markNumeric } from './numeric.ts'
import { markShortText } from './short-text.ts'

/** Marks one item by its key. Never throws: what can't be read is marked as that. */
export function mark(item: ItemWithKey, answer: ItemAnswer): ItemMark {
  const { key, max_marks } = item
  switch (key.type) {
    case 'one-choice':
      return markOneChoice(key, max_marks, answer)
    case 'several-choices':
      return markSeveralChoices(key, max_marks, answer)
    case 'numeric':
      return markNumeric(key, max_marks, answer)
    case 'expression':
      return markExpression(key, max_marks, answer)
    case 'short-text':
      return markShortText(key, max_marks, answer)
    case 'multi-part':
      // A part of a part does not exist; the question's own parts are summed in `markQuestion`.
      return noMarks(max_marks, 'empty')
  }
}

/** A question's mark: of the item itself, or the sum of its parts. */
export interface QuestionMark extends ItemMark {
  parts: Record<string, ItemMark>
}

export function markQuestion(question: QuestionWithKey, answer: Answer): QuestionMark {
  if (question.sub_questions.length === 0) return { ...mark(question, answer), parts: {} }
  const parts = Object.fromEntries(
    question.sub_questions.map((part) => [part.id, mark(part, ownPart(answer.parts, part.id))]),
  )
  const marks = Object.values(parts)
  const sum = (pick: (mark: ItemMark) => number) =>
    Math.round(marks.reduce((total, one) => total + pick(one), 0) * 100) / 100
  const is_full_marks = marks.every((one) => one.is_full_marks)
  const marks_given = sum((one) => one.marks_given)
  const empty = marks.every((one) => one.reason === 'empty')
  return {
    marks_given,
    max_marks: sum((one) => one.max_marks),
    is_full_marks,
    reason: is_full_marks ? 'right' : empty ? 'empty' : marks_given > 0 ? 'partly' : 'wrong',
    detail: { found: marks.filter((one) => one.is_full_marks).length, wanted: marks.length },
    parts,
  }
}

const ownPart = (parts: Answer['parts'], id: string): ItemAnswer =>
  (parts && Object.hasOwn(parts, id) ? parts[id] : undefined) ?? {}

/** Marks that a question can give in all. */
export const maxMarksOf = (question: QuestionWithKey): number =>
  question.sub_questions.length === 0
    ? question.max_marks
    : question.sub_questions.reduce((total, part) => total + part.max_marks, 0)

export function isEmptyItem(answer: ItemAnswer): boolean {
  return chosenOrder(answer) === null && chosenOrders(answer).length === 0 && (answer.value?.trim() ?? '') === ''
}

/** Nothing was said to any part of it. */
export const isEmptyAnswer = (answer: Answer): boolean =>
  isEmptyItem(answer) && Object.values(answer.parts ?? {}).every(isEmptyItem)

/** What the coach needs to know of something that a pupil wrote in the chat. */
export interface Judgement extends ItemMark {
  verdict: 'right' | 'almost' | 'wrong' | 'unreadable'
}

const almost = new Set(['missing-unit', 'wrong-unit', 'rounding', 'sign', 'not-worked-out', 'partly'])

export function judge(item: ItemWithKey, answer: ItemAnswer): Judgement {
  const given = mark(item, answer)
  if (given.is_full_marks) return { ...given, verdict: 'right' }
  if (almost.has(given.reason)) return { ...given, verdict: 'almost' }
  return { ...given, verdict: given.reason === 'unreadable' || given.reason === 'empty' ? 'unreadable' : 'wrong' }
}
