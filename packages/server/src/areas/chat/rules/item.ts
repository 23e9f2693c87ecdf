import type { ItemWithKey, QuestionWithKey } from '@coachkit/contract'
import { numbersIn, plain } from './words.ts'

/** What is worked on: the question itself, or its parts one after the other. */
export const itemsOf = (question: QuestionWithKey): ItemWithKey[] =>
  question.sub_questions.length > 0 ? question.sub_questions : [question]

/** The letter by which people call an option. */
export const letterOf = (order: number): string => String.fromCharCode(64 + order)

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

const compact = (text: string): string => plain(text).replace(/\\[a-z]+|[\s(){}\\$*]/g, '')

const decimalOf = (text: string): number => {
  const [top, bottom] = text.replaceAll(',', '').split('/')
  return bottom === undefined ? Number(top) : Number(top) / Number(bottom)
}

/**
 * Whether a text gives the item's answer away. Authors' last hints often do ("The answer is 72."): such a rung waits
 * until the answer itself may be told. What stands in the question already gives nothing away.
 */
export function tellsAnswer(text: string, { key, stem, options = [] }: ItemWithKey): boolean {
  const inText = plain(text)
  const inStem = plain(stem)
  const says = (phrase: string): boolean => {
    const wanted = plain(phrase)
    return wanted.length > 0 && whole(inText, wanted) && !whole(inStem, wanted)
  }
  switch (key.type) {
    case 'one-choice':
    case 'several-choices': {
      const correct = key.type === 'one-choice' ? [key.correct] : key.correct
      const wrong = options.filter(({ order }) => !correct.includes(order))
      // A text that weighs right and wrong options alike tells none of them.
      return correct.some((order) => {
        const right = options.find((option) => option.order === order)?.text ?? ''
        const letter = new RegExp(`\\b(?:answer|option|choice)s?(?: is|:)? \\(?${letterOf(order).toLowerCase()}\\b`)
        if (letter.test(inText)) return true
        return right !== '' && says(right) && !wrong.some((option) => says(option.text))
      })
    }
    case 'numeric': {
      const value = decimalOf(key.value)
      if (says(key.value)) return true
      const close = (number: number) => Math.abs(number - value) <= 1e-9 * Math.max(1, Math.abs(value))
      return numbersIn(text).some(close) && !numbersIn(stem).some(close)
    }
    case 'expression':
      return key.accepted.some((form) => {
        const wanted = compact(form)
        const bare = wanted.replace(/^[a-z]=/, '')
        const found =
          bare.length <= 2
            ? new RegExp(`=${escaped(bare)}(?![\\da-z])`).test(compact(text))
            : compact(text).includes(bare)
        return found && !compact(stem).includes(bare.length <= 2 ? `=${bare}` : bare)
      })
    case 'short-text':
      return [...key.accepted, ...key.ideas.flat()].some((phrase) => phrase.length > 2 && says(phrase))
    case 'multi-part':
      return false
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const whole = (text: string, phrase: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}(?![\\p{L}\\p{N}])`, 'u').test(text)

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
