import type { ItemWithKey } from '@coachkit/contract'
import { numbersIn, plain } from './words.ts'

/** The letter by which people call an option. */
export const letterOf = (order: number): string => String.fromCharCode(64 + order)

const decimalOf = (text: string): number => {
  const [top, bottom] = text.replaceAll(',', '').split('/')
  return bottom === undefined ? Number(top) : Number(top) / Number(bottom)
}

/** Fractions and roots in a line, from the innermost outwards. */
function inLine(text: string): string {
  for (let now = text, before = ''; ; ) {
    before = now
    now = now
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, ' sqrt($1)')
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' $1/$2 ')
    if (now === before) return now
  }
}

/** As a person reads it, without the marks of TeX. */
const spoken = (text: string): string =>
  plain(
    inLine(text)
      .replace(/\\(?:left|right|text|mathrm)(?![a-z])/g, '')
      .replace(/\\[()[\]]|[${}]/g, ' ')
      .replace(/\s*\/\s*/g, '/')
      .replaceAll('>', ' greater than ')
      .replaceAll('<', ' less than '),
  )

const compact = (text: string): string => plain(inLine(text)).replace(/\\[a-z]+|[\s(){}\\$*]/g, '')

const fractionsIn = (text: string): number[] =>
  [...spoken(text).matchAll(/(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)/g)].map(([, top, bottom]) => Number(top) / Number(bottom))

/**
 * Whether a text gives the item's answer away. Authors' last hints often do ("The answer is 72."): such a rung waits
 * until the answer itself may be told. What stands in the question already gives nothing away.
 */
export function tellsAnswer(text: string, { key, stem, options = [] }: ItemWithKey): boolean {
  const inText = spoken(text)
  const inStem = spoken(stem)
  const says = (phrase: string): boolean => {
    const wanted = spoken(phrase)
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
      if (says(key.value) || concludes(inText, key.value)) return true
      const close = (number: number) => Math.abs(number - value) <= 1e-9 * Math.max(1, Math.abs(value))
      const sized = (number: number) => close(Math.abs(number)) || close(-Math.abs(number))
      if (!Number.isInteger(value) && fractionsIn(text).some(sized)) return !fractionsIn(stem).some(sized)
      return numbersIn(text).some(close) && !numbersIn(stem).some(close)
    }
    case 'expression':
      return key.accepted.some((form) => {
        const wanted = compact(form)
        const bare = wanted.replace(/^[a-z]=/, '')
        // A number or letter alone is the answer where something is said to be it.
        const sought = escaped(bare)
        const found = new RegExp(bare.length <= 2 ? `(?:=|is)${sought}(?![\\da-z])` : `(?<!\\d)${sought}(?!\\d)`).test(
          compact(text),
        )
        return found && !compact(stem).includes(bare.length <= 2 ? `=${bare}` : bare)
      })
    case 'short-text':
      return [...key.accepted, ...key.ideas.flat()].some((phrase) => phrase.length > 2 && says(phrase))
    case 'multi-part':
      return false
  }
}

/** "Therefore, 0(-3.14) = 0." gives the answer away though its number stands in the question. */
const concludes = (text: string, value: string): boolean =>
  new RegExp(`\\b(?:therefore|thus|hence|so|the answer|answer is)\\b.*(?:=|\\bis) *${escaped(value)}\\W*$`).test(text)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const whole = (text: string, phrase: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}(?![\\p{L}\\p{N}])`, 'u').test(text)
