/** Retells a problem as a careless pupil would, for tests: seeded, so that a failure can be seen again. */

const synonyms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bbought\b/g, ['got', 'purchased']],
  [/\bbuys?\b/g, ['gets', 'purchases']],
  [/\bcosts?\b/g, ['is priced at', 'goes for']],
  [/\bchildren\b/g, ['kids']],
  [/\bfriends\b/g, ['mates', 'classmates']],
  [/\bmoney\b/g, ['cash']],
  [/\btotal\b/g, ['all', 'sum']],
  [/\bhow many\b/gi, ['what number of', 'how many', 'count the']],
  [/\bhow much\b/gi, ['what amount of', 'how much']],
  [/\beach\b/g, ['every']],
  [/\baltogether\b/g, ['in all', 'all together']],
  [/\bneeds?\b/g, ['requires', 'wants']],
  [/\bmakes?\b/g, ['produces', 'creates']],
  [/\bworks?\b/g, ['is at work', 'labours']],
  [/\bstarts?\b/g, ['begins']],
  [/\btwice\b/g, ['two times', 'double']],
  [/\bhalf\b/g, ['1/2', 'half']],
  [/\bper\b/g, ['a', 'for each']],
  [/\bhouses?\b/g, ['home']],
  [/\bcars?\b/g, ['vehicle']],
]
const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const names = ['Ada', 'Bo', 'Chidi', 'Dana', 'Emre', 'Farah', 'Goran', 'Hana', 'Imran', 'Jette']
const chatter = ['', '', 'please help: ', 'i dont get this one. ', 'My teacher gave us this. ', 'hey coach, ']

/** A small seeded source of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function reword(problem: string, random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  let text = problem
  const capitals = [...new Set(text.match(/(?<=[a-z,] )[A-Z][a-z]+/g) ?? [])]
  for (const name of capitals) text = text.replaceAll(name, pick(names))
  for (const [pattern, others] of synonyms) if (random() < 0.7) text = text.replace(pattern, () => pick(others))
  text = text.replace(/\b(1?\d)\b(?![./,%]\d)/g, (digits) =>
    random() < 0.6 ? (words[Number(digits)] ?? digits) : digits,
  )
  let sentences = text.split(/(?<=[.?!])\s+/)
  // A pupil leaves out what seems not to matter, and begins with what is asked.
  if (sentences.length > 3)
    sentences = sentences.filter((_, index) => index === sentences.length - 1 || random() > 0.18)
  if (random() < 0.3) sentences.unshift(sentences.pop() ?? '')
  const told = pick(chatter) + sentences.join(' ')
  return random() < 0.4 ? told.toLowerCase() : told
}
