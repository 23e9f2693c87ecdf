import type { ItemWithKey, QuestionWithKey } from '@coachkit/contract'
import { letterOf } from '../../../kernel/answers/tells-answer.ts'
import { numbersIn } from '../../../kernel/answers/words.ts'

/** What is worked on: the question itself, or its parts one after the other. */
export const itemsOf = (question: QuestionWithKey): ItemWithKey[] =>
  question.sub_questions.length > 0 ? question.sub_questions : [question]

/** The answer in words, for when it may be told. Empty where the key has no short form. */
export function answerText({ key, options = [] }: ItemWithKey): string {
  const option = (order: number) =>
    `${letterOf(order)}: ${options.find((candidate) => candidate.order === order)?.text ?? ''}`.replace(/: $/, '')
  switch (key.type) {
    case 'one-choice':
      return option(key.correct)
    case 'several-choices':
      return key.correct.map(option).join('; ')
    case 'numeric': {
      const unit = key.units[0]?.symbol
      return unit ? `${key.value} ${unit}` : key.value
    }
    case 'expression':
      return formula(key.accepted[0] ?? '')
    case 'short-text':
      return key.accepted[0] ?? ''
    case 'multi-part':
      return ''
  }
}

/** Keys come as typed or as TeX, with or without delimiters. */
function formula(accepted: string): string {
  const bare = accepted
    .replace(/\$\$|\\[()[\]]/g, '')
    .replaceAll('**', '^')
    .trim()
  return bare === '' ? '' : `\\(${bare}\\)`
}

/**
 * A problem of the same kind with other numbers is near in words and has another answer. The numbers that somebody
 * copies or rewords are the problem's own; a few more or fewer are forgiven ("one of them", a number left out).
 */
export function numbersAgree(text: string, stem: string): boolean {
  const theirs = new Set(numbersIn(text).filter((number) => number > 2))
  const ours = new Set(numbersIn(stem).filter((number) => number > 2))
  if (theirs.size === 0) return ours.size === 0 || numbersIn(text).length === 0
  const shared = [...theirs].filter((number) => ours.has(number)).length
  return shared >= Math.ceil(theirs.size * 0.7)
}
