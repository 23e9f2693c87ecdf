import type { Answer, Evaluation, Item, ItemAnswer, Question } from '@coachkit/contract'
import { toJson } from '@coachkit/sdk'

/** What is in an evaluation, as an answer that can be changed. */
export function answerOf(evaluation: Evaluation): Answer {
  const { selected_option, selected_options, value, unit, parts, method_answer, time_spent, num_options_clicked } =
    evaluation
  return { selected_option, selected_options, value, unit, parts, method_answer, time_spent, num_options_clicked }
}

/** The options that were chosen, in the order of the question. */
export const orders = (answer: ItemAnswer) =>
  (answer.selected_options ?? []).map(({ order }) => order).sort((a, b) => a - b)

/** What was said, without how it was counted and with one spelling of "nothing". */
function said(answer: ItemAnswer): string {
  return toJson([
    answer.selected_option?.order ?? null,
    orders(answer),
    answer.value?.trim() || null,
    answer.unit || null,
  ])
}

/** Two answers say the same; time and taps do not count. */
export function saysTheSame(one: Answer, other: Answer): boolean {
  const parts = (answer: Answer) =>
    toJson(
      Object.entries(answer.parts ?? {})
        .map(([id, part]) => [id, said(part)] as const)
        .filter(([, part]) => part !== said({}))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return (
    said(one) === said(other) &&
    parts(one) === parts(other) &&
    (one.method_answer ?? '').trim() === (other.method_answer ?? '').trim()
  )
}

/** A unit alone is not an answer. */
export const isAnsweredItem = (answer: ItemAnswer | undefined): boolean =>
  Boolean(answer && (answer.selected_option || answer.selected_options?.length || answer.value?.trim()))

/** Parts that still wait for an answer; the question itself counts as its own part where it has none. */
export function emptyParts(question: Question, answer: Answer): Item[] {
  if (question.sub_questions.length === 0) return isAnsweredItem(answer) ? [] : [question]
  return question.sub_questions.filter((part) => !isAnsweredItem(answer.parts?.[part.id]))
}

export const isAnswered = (question: Question, answer: Answer): boolean =>
  emptyParts(question, answer).length < Math.max(1, question.sub_questions.length)

/** One choice: the value is the option's order as text (part 2 §4). */
export const chooseOne = (order: number): ItemAnswer => ({ selected_option: { order }, value: String(order) })

/** Several choices: a second tap takes an option back. */
export function toggleOne(answer: ItemAnswer, order: number): ItemAnswer {
  const chosen = orders(answer)
  const next = chosen.includes(order) ? chosen.filter((one) => one !== order) : [...chosen, order].sort((a, b) => a - b)
  return { selected_options: next.map((one) => ({ order: one })), value: next.length > 0 ? next.join(',') : null }
}

/** Lays a change of one item into the answer of its question. */
export function withItem(question: Question, answer: Answer, item: Item, change: ItemAnswer): Answer {
  if (item.id === question.id) return { ...answer, ...change }
  return { ...answer, parts: { ...answer.parts, [item.id]: { ...answer.parts?.[item.id], ...change } } }
}

export const itemAnswer = (question: Question, answer: Answer, item: Item): ItemAnswer =>
  item.id === question.id ? answer : (answer.parts?.[item.id] ?? {})

/** Parts are called a, b, c. */
export const letterOf = (at: number) => String.fromCharCode(97 + at)
