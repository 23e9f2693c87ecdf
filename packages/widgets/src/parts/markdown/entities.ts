const named: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  times: '×',
  divide: '÷',
  deg: '°',
  frac12: '½',
  le: '≤',
  ge: '≥',
  ne: '≠',
  copy: '©',
}

/** The longest entity that is looked for, so that a lone `&` at the edge of a stream is not held for ever. */
export const longestEntity = 10

/** The character that an entity stands for; null leaves the text as it was written. */
export function entity(source: string): string | null {
  const code = /^&#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(source)
  if (!code) return named[source.slice(1, -1)] ?? null
  const point = code[1] ? Number.parseInt(code[1], 16) : Number(code[2])
  // Control characters, surrogates and what lies outside Unicode become the replacement character, as in CommonMark.
  const shown = point >= 0x20 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
  return String.fromCodePoint(shown ? point : 0xfffd)
}
