/**
 * What tells who or where somebody is. Children write it without a thought: it is taken out before a text leaves for
 * a model's provider, and the coach never repeats it.
 */
const personal: readonly [pattern: RegExp, name: string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[e-mail address]'],
  // With a country code, or in groups as people write them; sums and long numbers of a problem have no such form.
  [/(?<![\d.,])(?:\+|00)\d{1,3}[ ().-]?(?:\d[ ().-]?){6,12}\d(?!\d)/g, '[telephone number]'],
  [/(?<![\d.,])\(?0\d{1,4}\)?[ .-]?\d{3,4}[ .-]?\d{3,4}(?![\d.,]*\d)/g, '[telephone number]'],
  [/(?<![\d.,])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/g, '[telephone number]'],
  [
    /\b\d{1,5}[a-z]? (?:\p{L}+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|crescent|boulevard|blvd|court|ct|way)\b/giu,
    '[address]',
  ],
  [/\b(?:my address is|i live (?:at|in|on)) [^.!?\n]{3,80}/gi, '[address]'],
  [/\b(?:my (?:full )?name is|i am called|i'm called) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu, '[name]'],
]

export function withoutPersonalData(text: string): string {
  let safe = text
  for (const [pattern, name] of personal) safe = safe.replace(pattern, name)
  return safe
}

/** A name alone is no reason to warn anybody. */
export const hasPersonalData = (text: string): boolean =>
  personal.some(([pattern, name]) => name !== '[name]' && text.search(pattern) >= 0)
