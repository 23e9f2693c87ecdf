import type { Key, Option, QuestionType } from '@coachkit/contract'
import { choicesByText } from '../choices.ts'
import { ItemRefusal } from '../import-event.ts'
import { plainNumber } from '../text.ts'
import { bareAnswer, cleanText, isMathematics } from './text.ts'

export interface Answerable {
  type: QuestionType
  options?: Option[]
  units?: string[]
  key: Key
  notes: string[]
}

const fraction = /^(-?)\\frac\{\s*(-?\d+)\s*\}\{\s*(\d+)\s*\}$/

/** `\frac{-5}{2}` as `-5/2`. */
function plainFraction(tex: string): string | null {
  const found = fraction.exec(tex)
  if (!found) return null
  const [, sign = '', top = '', bottom = ''] = found
  const value = `${sign}${top}/${bottom}`.replace('--', '')
  return Number(bottom) === 0 ? null : value
}

/**
 * How near an answer has to be. Where the wording asks for rounding, or the key has three decimals or more (nobody
 * gets there without rounding), half a unit of the last place is allowed; otherwise none.
 */
function toleranceOf(value: string, wording: string): Extract<Key, { type: 'numeric' }>['tolerance'] {
  const decimals = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0
  const rounded = decimals >= 3 || (decimals > 0 && /round|decimal|avrunda|approx/i.test(wording))
  return rounded ? { kind: 'absolute', value: Number((0.5 * 10 ** -decimals).toPrecision(1)) } : null
}

const unitSymbol = /^(-?[\d.,]+)\s*((?:k|m|c)?(?:J|V|g|m|L|mol|Pa|N|W|s)|°C|K|%)(?:\/mol)?$/
const withMargin = /^(-?[\d.,]+)\s*±\s*([\d.]+)$/

function numericOf(bare: string, wording: string): Answerable | null {
  const margin = withMargin.exec(bare)
  if (margin) {
    const value = plainNumber(margin[1] ?? '')
    if (value === null) return null
    const tolerance = { kind: 'absolute' as const, value: Number(margin[2]) }
    return { type: 'numeric', key: { type: 'numeric', value, tolerance, units: [] }, notes: [] }
  }
  const unit = unitSymbol.exec(bare)
  const value = plainNumber(unit ? (unit[1] ?? '') : bare) ?? plainFraction(bare)
  if (value === null) return null
  const symbol = unit ? bare.slice((unit[1] ?? '').length).trim() : null
  return {
    type: 'numeric',
    ...(symbol && { units: [symbol] }),
    key: {
      type: 'numeric',
      value,
      tolerance: toleranceOf(value, wording),
      units: symbol ? [{ symbol, factor: 1 }] : [],
    },
    notes: [],
  }
}

/** Letters and signs that a typed expression can have; words and arrows are text. */
const expressionTex =
  /^(?:\\(?:frac|sqrt|left|right|cdot|times|log|ln|sin|cos|tan|pi|theta|pm)(?![a-zA-Z])|[a-zA-Z0-9+\-*/^=().,{}[\]_|<> ])+$/

const workedOut = /factor|simplif|expand|multipl|combine|product|quotient|faktorisera|förenkla|utveckla/i

/** A chemist's typing: arrows, primes and spaces come in many hands. */
function wordings(bare: string): string[] {
  const plain = bare
    .replace(/\*\*\(?([^()\s]*)\)?/g, '$1')
    .replace(/_/g, '')
    .replace(/\s+/g, ' ')
  return [...new Set([plain, plain.replace(/[→⟶]/g, '->').replace(/⇌/g, '<->'), plain.replace(/\s/g, '')])]
}

function typedAnswer(answer: string, answerType: string, wording: string): Answerable {
  const bare = bareAnswer(answer)
  if (bare === '') throw new ItemRefusal('The answer is empty.')
  if (/\\begin\{/.test(bare)) throw new ItemRefusal('The answer is a matrix, which has no field to be typed in.')
  if (bare.includes('@{')) throw new ItemRefusal('The answer names a value that the problem does not give.')
  const shortText = (): Answerable => ({
    type: 'short-text',
    key: { type: 'short-text', accepted: wordings(bare), ideas: [] },
    notes: [],
  })
  if (answerType !== 'arithmetic') return numericOf(bare, wording) ?? shortText()
  const numeric = numericOf(bare, wording)
  if (numeric) return numeric
  if (isMathematics(answer) && expressionTex.test(bare)) {
    const form = workedOut.test(wording) ? 'same-form' : 'any'
    return { type: 'expression', key: { type: 'expression', accepted: [bare], form }, notes: [] }
  }
  return shortText()
}

/** What is to be answered in a step or a scaffold, with its key. */
export function answerable(
  { problemType, answerType, choices }: { problemType: string; answerType: string; choices?: readonly string[] },
  answer: string,
  wording: string,
): Answerable {
  if (problemType !== 'MultipleChoice') return typedAnswer(answer, answerType, wording)
  const texts = (choices ?? []).map((choice) => cleanText(choice))
  const { options, correct, note } = choicesByText(
    texts.map(({ text }) => text),
    cleanText(answer).text,
  )
  return {
    type: 'one-choice',
    options,
    key: { type: 'one-choice', correct },
    notes: [...(note ? [note] : []), ...texts.flatMap(({ notes }) => notes)],
  }
}
