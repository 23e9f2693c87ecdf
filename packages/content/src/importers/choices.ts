import type { Option } from '@coachkit/contract'
import { ItemRefusal } from './import-event.ts'
import { sameText } from './text.ts'

export interface Choices {
  options: Option[]
  correct: number
  /** Options that said the same were joined. */
  note: string | null
}

function join(texts: readonly string[]): { kept: string[]; repeated: string[] } {
  const kept = new Map<string, string>()
  const repeated: string[] = []
  for (const text of texts) {
    const name = sameText(text)
    if (kept.has(name)) repeated.push(text.trim())
    else kept.set(name, text.trim())
  }
  return { kept: [...kept.values()], repeated }
}

function choicesOf(texts: readonly string[], correctText: string): Choices {
  if (texts.some((text) => text.trim() === '')) throw new ItemRefusal('An option is empty.')
  const { kept, repeated } = join(texts)
  if (kept.length < 2) throw new ItemRefusal('Fewer than two different options are left.')
  if (kept.length > 26) throw new ItemRefusal('There are more than 26 options.')
  const correct = kept.findIndex((text) => sameText(text) === sameText(correctText)) + 1
  if (correct === 0) throw new ItemRefusal('The answer is not among the options.')
  return {
    options: kept.map((text, index) => ({ order: index + 1, text })),
    correct,
    note: repeated.length === 0 ? null : `Equal options were joined: ${repeated.join(', ')}.`,
  }
}

/**
 * Options with the place of the right one. Where the right one has a twin at another place, the place says that the
 * twin is wrong and the text says that it is right: nobody can know, so the item is refused.
 */
export function choicesByPlace(texts: readonly string[], place: number): Choices {
  const right = texts[place]
  if (right === undefined) throw new ItemRefusal('The answer is not among the options.')
  if (texts.some((text, index) => index !== place && sameText(text) === sameText(right))) {
    throw new ItemRefusal('Two equal options, and only one of them is marked right.')
  }
  return choicesOf(texts, right)
}

/** Options with the text of the right one; equal ones are one option. */
export const choicesByText = (texts: readonly string[], right: string): Choices => choicesOf(texts, right)
