import type { ItemAnswer, Key } from '@coachkit/contract'
import { fullMarks, type ItemMark, noMarks, someMarks } from './item-mark.ts'

type OneChoice = Extract<Key, { type: 'one-choice' }>
type SeveralChoices = Extract<Key, { type: 'several-choices' }>

/** The option chosen; `value` is its order as text (part 2 §4) and speaks when nothing is selected. */
export function chosenOrder(answer: ItemAnswer): number | null {
  if (answer.selected_option) return answer.selected_option.order
  const value = answer.value?.trim() ?? ''
  return /^\d{1,2}$/.test(value) ? Number(value) : null
}

/** The options chosen, each once. */
export function chosenOrders(answer: ItemAnswer): number[] {
  const orders = answer.selected_options?.length
    ? answer.selected_options.map(({ order }) => order)
    : (answer.value ?? '').split(/[\s,;]+/).flatMap((part) => (/^\d{1,2}$/.test(part) ? [Number(part)] : []))
  return [...new Set(orders)].sort((a, b) => a - b)
}

export function markOneChoice(key: OneChoice, max_marks: number, answer: ItemAnswer): ItemMark {
  const order = chosenOrder(answer)
  if (order === null) return noMarks(max_marks, 'empty')
  return order === key.correct ? fullMarks(max_marks) : noMarks(max_marks, 'wrong')
}

/**
 * Not in the spec: our choice. Each right choice counts for, each wrong one against, never below nothing:
 * ticking everything is worth no more than it should be.
 */
export function markSeveralChoices(key: SeveralChoices, max_marks: number, answer: ItemAnswer): ItemMark {
  const orders = chosenOrders(answer)
  if (orders.length === 0) return noMarks(max_marks, 'empty')
  const correct = new Set(key.correct)
  const found = orders.filter((order) => correct.has(order)).length
  const extra = orders.length - found
  if (found === correct.size && extra === 0) return fullMarks(max_marks)
  const share = Math.max(0, found - extra) / correct.size
  const detail = { found, wanted: correct.size, extra }
  return share > 0 ? someMarks(max_marks, share, 'partly', detail) : noMarks(max_marks, 'wrong', detail)
}
