const articles = new Set(['a', 'an', 'the'])

/** Words as they count: one case, no accents, punctuation or articles. */
export function wordsOf(text: string): string[] {
  const words = text
    .slice(0, 4000)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/n['’]t\b/g, ' not')
    .replace(/['’`]/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/[^\p{L}\p{N}.%+]+|\.(?!\d)/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  const kept = words.filter((word) => !articles.has(word))
  // The letter A may be the answer.
  return kept.length > 0 ? kept : words
}

/** Not in the spec: our choice. A slip of one letter in words of six, of two in words of ten; short words must be right. */
const slips = (length: number) => (length >= 10 ? 2 : length >= 6 ? 1 : 0)

/** Edits between two words, a swap of neighbours being one; stops early and returns `limit + 1` beyond `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > 60 || b.length > 60) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      let cost = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + change)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      }
      next.push(cost)
    }
    if (Math.min(...next) > limit) return limit + 1
    before = last
    last = next
  }
  return last[b.length] ?? limit + 1
}

/** `same`, or `typo` when long words were slipped; numbers never slip. */
export function compareWord(typed: string, wanted: string): 'same' | 'typo' | 'other' {
  if (typed === wanted) return 'same'
  const allowed = slips(wanted.length)
  if (allowed === 0 || /\d/.test(wanted) || typed[0] !== wanted[0]) return 'other'
  return editDistance(typed, wanted, allowed) <= allowed ? 'typo' : 'other'
}

export function comparePhrase(typed: readonly string[], wanted: readonly string[]): 'same' | 'typo' | 'other' {
  if (typed.length !== wanted.length || wanted.length === 0) return 'other'
  let worst: 'same' | 'typo' = 'same'
  for (const [index, word] of wanted.entries()) {
    const compared = compareWord(typed[index] ?? '', word)
    if (compared === 'other') return 'other'
    if (compared === 'typo') worst = 'typo'
  }
  return worst
}
