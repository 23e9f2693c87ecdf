import type { Answer, Question } from '@coachkit/contract'
import { itemAnswer, orders } from './answer.ts'

/** An answer in plain words, for the places that show it beside another one. */
export function answerText(question: Question, answer: Answer): string {
  const items = question.sub_questions.length > 0 ? question.sub_questions : [question]
  return items
    .map((item) => {
      const part = itemAnswer(question, answer, item)
      const chosen = part.selected_option ? [part.selected_option.order] : orders(part)
      if (chosen.length > 0)
        return chosen.map((order) => item.options?.find((option) => option.order === order)?.text ?? order).join(', ')
      return [part.value?.trim(), part.unit].filter(Boolean).join(' ')
    })
    .filter(Boolean)
    .join(' · ')
}
