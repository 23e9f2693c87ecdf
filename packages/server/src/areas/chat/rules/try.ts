import type { ItemAnswer, ItemWithKey } from '@coachkit/contract'
import { plain, wordCount } from '../../../kernel/answers/words.ts'

const longestTry = 60

/**
 * The pupil's own answer to an item, found in what they wrote; null when there is none. "I think it's 12", "72 clips",
 * "so 24 + 48 = 72", "B", "the second one", "is it x = 5?".
 */
export function findTry(message: string, item: ItemWithKey): ItemAnswer | null {
  const text = message.trim()
  if (text === '' || wordCount(text) > longestTry) return null
  switch (item.type) {
    case 'one-choice': {
      const [order, ...more] = ordersIn(text, item)
      return order !== undefined && more.length === 0
        ? { selected_option: { order }, selected_options: [{ order }], value: String(order) }
        : null
    }
    case 'several-choices': {
      const orders = ordersIn(text, item)
      return orders.length > 0
        ? { selected_options: orders.map((order) => ({ order })), value: orders.join(',') }
        : null
    }
    case 'numeric':
      return numericTry(text, item)
    case 'expression':
      return expressionTry(text)
    case 'short-text':
      return textTry(text)
    case 'multi-part':
      return null
  }
}

/** Words that announce an answer. */
const cue =
  /(?:\b(?:i (?:think|guess|say|believe|got|get|found|choose|pick|picked|chose|would say)|my (?:answer|guess|result)(?: is)?|answer(?: is|:)?|result(?: is|:)?|it's|its|it is|is it|that's|that is|would be|must be|could it be|maybe|perhaps|equals|makes|gives|so|then)\b:?|=)/i

const number = String.raw`-?(?:\d+(?:,\d{3})+|\d+)?(?:\.\d+)?(?:\s*/\s*\d+)?(?:\s*(?:e|[×x*]\s*10\^)\s*-?\d+)?`

function numericTry(text: string, item: ItemWithKey): ItemAnswer | null {
  const tidy = text
    .replace(/[−–]/g, '-')
    .replace(/\\\(|\\\)|\$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const pattern = new RegExp(String.raw`(?<![\w.])(${number})\s*(%|°?[\p{L}µΩ°][\p{L}µΩ°²³/^\d·-]*)?`, 'gu')
  const found = [...tidy.matchAll(pattern)].filter(([, value]) => value && /\d/.test(value))
  const last = found.at(-1)
  if (!last) return null
  const announced = cue.test(tidy.slice(0, last.index))
  // Standing alone it needs no announcement: "72", "72 clips", "$10?".
  const alone = found.length === 1 && wordCount(tidy) <= 5 && !/^(?:what|why|how|where|when|hint|step)\b/i.test(tidy)
  if (!announced && !alone) return null
  const value = (last[1] ?? '').replace(/\s+/g, '')
  const unit = unitOf(last[2], item)
  return { value, ...(unit !== null && { unit }) }
}

/** A word after the number is a unit only where the item wants one; without one, its own is taken as meant. */
function unitOf(word: string | undefined, { units = [], key }: ItemWithKey): string | null {
  if (key.type !== 'numeric' || key.units.length === 0) return null
  const known = [...units, ...key.units.map(({ symbol }) => symbol)]
  return (
    known.find((unit) => unit === word) ??
    known.find((unit) => unit.toLowerCase() === word?.toLowerCase()) ??
    word ??
    null
  )
}

function expressionTry(text: string): ItemAnswer | null {
  const bare = text
    .replace(/\\\(|\\\)|\\\[|\\\]|`/g, ' ')
    .replace(/[−–]/g, '-')
    .trim()
    .replace(/[?!.]+$/, '')
  const announced = bare.match(
    new RegExp(`^.*?${cue.source.replace('|=)', ')')}(?: that)?(?: the answer is)?[:\\s]+(.+)$`, 'is'),
  )
  const candidate = (announced?.[1] ?? bare).replace(/^(?:it's|it is|is|be)\s+/i, '').trim()
  // Words are no mathematics; function names are.
  const words = candidate
    .match(/[a-z]{2,}/gi)
    ?.filter((word) => !/^(?:sin|cos|tan|log|ln|sqrt|pi|frac|cdot|left|right|exp|abs|times)$/i.test(word))
  if (candidate === '' || (words?.length ?? 0) > 0) return null
  return /[\da-z]/i.test(candidate) ? { value: candidate } : null
}

function textTry(text: string): ItemAnswer | null {
  if (/\?\s*$/.test(text) && !/^(?:is it|could it be|maybe|perhaps)\b/i.test(text)) return null
  const announced = text.match(
    /^(?:well,? |hmm+,? |maybe |perhaps )?(?:i (?:think|guess|say|believe)(?: that)?(?: the answer is| it's| it is| its)?|my answer(?: is)?:?|(?:the )?answer(?: is|:)|it's|it is|is it|could it be|because)\s+(.+)$/is,
  )
  const value = (announced?.[1] ?? text).replace(/[?.!]+$/, '').trim()
  return value === '' ? null : { value }
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Options named by letter, by place or in full. */
function ordersIn(message: string, { options = [] }: ItemWithKey): number[] {
  const text = plain(message).replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim()
  const named = options.filter((option) => {
    const words = plain(option.text)
    return (
      words !== '' &&
      new RegExp(`(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(text)
    )
  })
  if (named.length > 0) {
    // "carbon dioxide" also names "carbon": the longer one was meant.
    return named
      .filter((one) => !named.some((other) => other !== one && plain(other.text).includes(plain(one.text))))
      .map(({ order }) => order)
  }
  const has = (order: number) => options.some((option) => option.order === order)
  const last = options.reduce((most, { order }) => Math.max(most, order), 0)
  const found = new Set<number>()
  const short = wordCount(text) <= 8
  const letters = short || cue.test(text) ? [...text.matchAll(/(?<![\p{L}'])([a-z])(?![\p{L}'])/gu)] : []
  for (const [index, match] of letters.entries()) {
    const order = (match[1] ?? '').charCodeAt(0) - 96
    // "a" and "i" are words as well: they count alone, at the end, or after "option".
    const isWord = match[1] === 'a' || match[1] === 'i'
    const closing =
      text
        .slice((match.index ?? 0) + 1)
        .replace(/[.,]/g, '')
        .trim() === ''
    const called = /\b(?:option|answer|choice|letter|is|it's|or|and|,)\s*$/.test(text.slice(0, match.index))
    if (has(order) && (!isWord || closing || (called && index === letters.length - 1))) found.add(order)
  }
  for (const [index, ordinal] of ordinals.entries()) {
    if (new RegExp(`\\b${ordinal}\\b`).test(text) && has(index + 1)) found.add(index + 1)
  }
  if (/\blast (?:one|option)\b/.test(text) && last > 0) found.add(last)
  const place = text.match(/^(?:option|answer|number|no\.?|choice)?\s*(\d{1,2})$/)
  if (place && has(Number(place[1]))) found.add(Number(place[1]))
  return [...found].sort((one, other) => one - other)
}
