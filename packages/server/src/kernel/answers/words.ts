/** Plain small letters with single spaces, and no marks: what messages are recognised by. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'.,/+\-*=%^()\\$ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

const small: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index]),
)
const tens: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
)

/** The numbers of a text in figures: `1,200` is 1200, `.5` is 0.5, `forty-eight` is 48. */
export function numbersIn(text: string): number[] {
  const spoken = plain(text)
    .replace(
      new RegExp(`\\b(${Object.keys(tens).join('|')})(?:[- ](${Object.keys(small).slice(1, 10).join('|')}))?\\b`, 'g'),
      (_all, ten: string, one?: string) => String((tens[ten] ?? 0) + (one ? (small[one] ?? 0) : 0)),
    )
    .replace(new RegExp(`\\b(${Object.keys(small).join('|')})\\b`, 'g'), (word) => String(small[word]))
  return [...spoken.matchAll(/\d+(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+/g)].map(([found]) => Number(found.replaceAll(',', '')))
}
