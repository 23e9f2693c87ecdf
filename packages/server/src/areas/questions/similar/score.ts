/** How much one term tells, from how many of the bank's questions have it. */
export function weightOf(term: string, questions: number, bank: number): number {
  const rarity = Math.log((bank + 1) / (questions + 0.5))
  // One very rare word must not outweigh the story; a name is what a retelling changes first.
  const told = Math.min(Math.max(rarity, 0.1), 5)
  if (term.startsWith('~')) return told * 0.2
  // Small counts stand in every problem; other numbers are its fingerprint, and survive a retelling.
  if (/^n\d/.test(term)) return told * (Number(term.slice(1)) <= 3 ? 0.6 : 1.3)
  return told
}

/** Above this, before scaling, it is the very problem. Found on GSM8K, see `similar.test.ts`. */
const veryProblem = 0.42
/** Weight in common that is no chance any more: about six telling words. */
const enoughEvidence = 26
/** A question typed off, but for a slip. */
const nearlyEqual = 0.85

/** The share of a text's weight that is found again in the other. */
function covered(terms: readonly string[], other: ReadonlySet<string>, weight: (term: string) => number): number {
  let all = 0
  let found = 0
  for (const term of terms) {
    const value = weight(term)
    all += value
    if (other.has(term)) found += value
  }
  return all === 0 ? 0 : found / all
}

const isNumber = (term: string): boolean => term.startsWith('n') && /^n\d/.test(term)

/** The same story with other numbers is another problem: the share of the numbers of both that both have. */
function agreement(asked: readonly string[], known: ReadonlySet<string>, knownNumbers: number): number {
  const numbers = asked.filter(isNumber)
  const most = Math.max(numbers.length, knownNumbers)
  return most === 0 ? 1 : numbers.filter((term) => known.has(term)).length / most
}

/**
 * How likely it is that `asked` tells the question of `known` again, 0 to 1. **From 0.5 on it is that very question;
 * below, it is about something similar at most.**
 *
 * Rule: the geometric mean of two shares, each weighted by rarity: how much of the pupil's words stands in the
 * question, and how much of the question stands in the pupil's words. Chatter lowers the first, dropped clauses the
 * second; both are low only when it is another question. It loses up to two fifths when the numbers are not the same,
 * and as much as is missing when little weight is in common: short questions are alike by chance. Only when nearly
 * every word is the same, few words are enough.
 */
export function similarity(
  asked: readonly string[],
  known: readonly string[],
  weight: (term: string) => number,
): number {
  const askedSet = new Set(asked)
  const knownSet = new Set(known)
  const common = asked.filter((term) => knownSet.has(term))
  if (common.length === 0) return 0
  const raw = Math.sqrt(covered(asked, knownSet, weight) * covered(known, askedSet, weight))
  const found = common.reduce((sum, term) => sum + weight(term), 0)
  const evidence = raw > nearlyEqual ? 1 : Math.min(1, found / enoughEvidence)
  const numbers = 0.6 + 0.4 * agreement(asked, knownSet, known.filter(isNumber).length)
  return scaled(raw * evidence * numbers)
}

/** Puts the border between the very problem and a similar one at 0.5. */
const scaled = (raw: number): number =>
  raw <= veryProblem ? (raw / veryProblem) * 0.5 : 0.5 + ((raw - veryProblem) / (1 - veryProblem)) * 0.5
