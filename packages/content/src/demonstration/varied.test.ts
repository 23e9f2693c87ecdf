import { describe, expect, test } from 'vitest'
import type { ItemDraft } from '../drafts/drafts.ts'
import { demonstrationContent, topics } from './demonstration.ts'
import { answersOf } from './honest.ts'

const { quizzes, questions } = demonstrationContent()
const byName = new Map(questions.map((question) => [question.external_id, question]))
const asked = quizzes.map((quiz) => ({
  ...quiz,
  questions: quiz.question_external_ids.flatMap((name) => byName.get(name) ?? []),
}))
const itemsOf = (question: ItemDraft & { sub_questions: ItemDraft[] }): ItemDraft[] =>
  question.sub_questions.length > 0 ? question.sub_questions : [question]
const everyItem = questions.flatMap(itemsOf)

/** The words of a question without its numbers, and without the line that says how the answer is typed. */
const wordsOf = (question: ItemDraft & { sub_questions: ItemDraft[] }): Set<string> =>
  new Set(
    [question.stem, ...question.sub_questions.map(({ stem }) => stem)]
      .join(' ')
      .replace(/\*(?:Type|Answer)[^*]*\*/g, '')
      .replace(/\\[a-z]+/g, ' ')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  )

const alike = (a: Set<string>, b: Set<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

describe.each(asked)('the quiz “$title”', ({ questions: own }) => {
  test('has no two questions that are alike but for their numbers', () => {
    const pairs = own.flatMap((one, index) => own.slice(index + 1).map((other) => [one, other] as const))
    const close = pairs.filter(([one, other]) => alike(wordsOf(one), wordsOf(other)) > 0.6)
    expect(close.map(([one, other]) => `${one.stem} | ${other.stem}`)).toEqual([])
  })

  test('asks in at least two ways', () => {
    expect(new Set(own.map(({ type }) => type)).size).toBeGreaterThanOrEqual(2)
  })
})

/**
 * When the national curriculum for England, as Oak National Academy sequences it by year (Open Government Licence
 * v3.0), first has what a word stands for; 10 is the first year of key stage 4.
 */
const firstYear: [RegExp, number][] = [
  [/\bmedian\b/i, 7],
  [/\bprobability\b/i, 7],
  [/\blike terms\b|\bexpand\b|\bfactorise\b/i, 7],
  [/\bgeometric\b/i, 7],
  [/\bsolve \\\(/i, 7],
  [/\bterm of\b|\bth term\b/i, 7],
  [/\bchloroplast|\bstomata\b|\bphotosynthesis\b/i, 7],
  [/\bdensity\b|\bparticles?\b/i, 7],
  [/\bvacuum\b|\bkWh\b|\bkW\b/i, 7],
  [/\bcurrent of\b|\bvoltage across\b|\bammeter\b/i, 7],
  [/\bresultant force\b|\bpressure\b|\bsquare metre of floor\b/i, 7],
  [/\bneutrons?\b|\bmass number\b|\bresistors?\b|Ω|\bm\/s every second\b/i, 10],
]

test('each topic sits in a school year that has it already', () => {
  const early = asked.flatMap(({ title, year, questions: own }) =>
    own.flatMap((question) => {
      const said = [question, ...question.sub_questions]
        .flatMap(({ stem, options = [], units = [] }) => [stem, ...options.map(({ text }) => text), ...units])
        .join(' ')
      return firstYear
        .filter(([word, first]) => first > year && word.test(said))
        .map(([word, first]) => `${title}, Year ${year}: ${word} belongs to Year ${first}: ${question.stem}`)
    }),
  )
  expect(early).toEqual([])
  expect(new Set(asked.map(({ year }) => year)).size).toBeGreaterThan(1)
})

test('what is typed says how, and the example is nobody’s answer', () => {
  const line = /\*(Type [^*]+|Answer in a sentence\.)\*$|\b(?:in a sentence|one word)\b/
  for (const item of everyItem) {
    const typed = ['numeric', 'expression', 'short-text'].includes(item.type)
    if (!typed) continue
    expect(line.test(item.stem), item.stem).toBe(true)
    const example = /such as ([^.*]+(?:\.\d+)?)|like (.+)\.\*/.exec(item.stem)
    for (const answer of answersOf(item)) expect(example?.slice(1).includes(answer), item.stem).not.toBe(true)
  }
})

test('a quiz leaves like questions to the bank, where the coach finds them', () => {
  expect(questions.length).toBeGreaterThan(asked.flatMap(({ questions: own }) => own).length)
  for (const topic of topics) expect(topic.year, topic.title).toBeGreaterThanOrEqual(6)
})
