import type { AttributeType } from '../widget-types.ts'

/** The attribute as it stands, or the fallback where it is absent or empty. */
export const asText = <const Fallback extends string | null = null>(
  fallback: Fallback = null as Fallback,
): AttributeType<string | Fallback> => ({ parse: (text) => (text === null || text === '' ? fallback : text) })

/** True when the attribute is present and is not the word `false`. */
export const asFlag = (): AttributeType<boolean> => ({ parse: (text) => text !== null && text !== 'false' })

/** One of the words given; anything else is the first of them. */
export const asChoice = <const Choice extends string>(
  ...choices: readonly [Choice, ...Choice[]]
): AttributeType<Choice> => ({
  parse: (text) => choices.find((choice) => choice === text) ?? choices[0],
})

/** A whole number, or the fallback. */
export const asInteger = <const Fallback extends number | null = null>(
  fallback: Fallback = null as Fallback,
): AttributeType<number | Fallback> => ({
  parse: (text) => (text !== null && /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : fallback),
})
