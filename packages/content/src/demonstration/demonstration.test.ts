import { Key, Markdown } from '@coachkit/contract'
import { describe, expect, test } from 'vitest'
import type { ItemDraft } from '../drafts/drafts.ts'
import { demonstrationContent, topics } from './demonstration.ts'
import { answersOf, isHonest, tells } from './honest.ts'

const content = demonstrationContent()
const made = topics.flatMap(({ questions }) => questions)
const itemsOf = (question: ItemDraft & { sub_questions: ItemDraft[] }): ItemDraft[] =>
  question.sub_questions.length > 0 ? question.sub_questions : [question]

/** Arithmetic as the pupil would type it, worked out by a small parser of its own. */
function calculate(text: string, x = 0): number {
  const tokens = text.match(/\d+(?:\.\d+)?|[-+*/()x^]/g) ?? []
  let at = 0
  const next = (): string | undefined => tokens[at]
  const factor = (): number => {
    const token = tokens[at++]
    if (token === '-') return -factor()
    if (token === '+') return factor()
    if (token === '(') {
      const value = sum()
      at += 1
      return value
    }
    return token === 'x' ? x : Number(token)
  }
  const product = (): number => {
    let value = factor()
    for (;;) {
      if (next() === '*') {
        at += 1
        value *= factor()
      } else if (next() === '/') {
        at += 1
        value /= factor()
      } else if (next() === '(' || next() === 'x') value *= factor()
      else return value
    }
  }
  const sum = (): number => {
    let value = product()
    while (next() === '+' || next() === '-') value += tokens[at++] === '+' ? product() : -product()
    return value
  }
  return sum()
}

const numberOf = (value: string): number => {
  const [top = '0', bottom = '1'] = value.split('/')
  return Number(top) / Number(bottom)
}

test('there are at least 240 questions over all six types and three subjects', () => {
  expect(content.questions.length).toBeGreaterThanOrEqual(240)
  expect(new Set(content.questions.map(({ type }) => type)).size).toBe(6)
  expect(new Set(content.questions.map(({ subject }) => subject)).size).toBe(3)
  expect(content.documents.length).toBeGreaterThanOrEqual(12)
})

test('it is the same every time, and every name stands once', () => {
  expect(demonstrationContent()).toEqual(content)
  const names = content.questions.map(({ external_id }) => external_id)
  expect(new Set(names).size).toBe(names.length)
  const stems = content.questions.map(({ stem, options }) => stem + JSON.stringify(options ?? []))
  expect(new Set(stems).size).toBe(stems.length)
})

test('every quiz has six to twelve questions that are there', () => {
  const names = new Set(content.questions.map(({ external_id }) => external_id))
  expect(content.quizzes.length).toBeGreaterThanOrEqual(18)
  for (const { title, question_external_ids } of content.quizzes) {
    expect(question_external_ids.length, title).toBeGreaterThanOrEqual(6)
    expect(question_external_ids.length, title).toBeLessThanOrEqual(12)
    for (const name of question_external_ids) expect(names.has(name)).toBe(true)
  }
})

test('every passage that a question names is there', () => {
  const names = new Set(content.passages.map(({ external_id }) => external_id))
  for (const { passage_external_id } of content.questions) {
    if (passage_external_id) expect(names.has(passage_external_id)).toBe(true)
  }
  expect(content.questions.filter(({ passage_external_id }) => passage_external_id).length).toBeGreaterThan(20)
})

test('knowledge documents have 300 to 700 words', () => {
  for (const { title, text } of content.documents) {
    const words = text.split(/\s+/).length
    expect(words, title).toBeGreaterThanOrEqual(300)
    expect(words, title).toBeLessThanOrEqual(700)
  }
})

describe.each(made.map((question, index) => [index, question] as const))('question %i', (_, question) => {
  test('has a sound key, three or four rungs that help, and an explanation', () => {
    for (const item of itemsOf(question)) {
      expect(Key.safeParse(item.key).success).toBe(true)
      expect(item.hints.length).toBeGreaterThanOrEqual(3)
      expect(item.hints.length).toBeLessThanOrEqual(4)
      for (const { text } of item.hints) {
        expect(Markdown.safeParse(text).success).toBe(true)
        expect(text.length).toBeGreaterThan(15)
      }
      expect(item.explanation?.length).toBeGreaterThan(5)
      const texts = (item.options ?? []).map(({ text }) => text)
      expect(new Set(texts).size).toBe(texts.length)
      const { key } = item
      if (key.type === 'one-choice')
        expect(key.correct >= 1 && key.correct <= texts.length && texts.length >= 3).toBe(true)
      if (key.type === 'several-choices') expect(new Set(key.correct).size < texts.length).toBe(true)
      if (key.type === 'short-text') expect(key.accepted.length + key.ideas.length).toBeGreaterThan(0)
    }
  })

  test('says the answer in no hint', () => {
    for (const item of itemsOf(question)) {
      for (const { text } of item.hints) {
        for (const answer of answersOf(item))
          expect(tells(text, answer), `${question.stem}\n${text}\n${answer}`).toBe(false)
      }
    }
    expect(isHonest(question)).toBe(true)
  })

  test('has a key that comes out when it is worked out anew', () => {
    const items = itemsOf(question)
    for (const [index, item] of items.entries()) {
      const { key } = item
      if (key.type === 'numeric') {
        const median = /median of ([\d, ]+)\./.exec(item.stem)?.[1]?.split(',').map(Number)
        const value = question.proof?.values?.[index]
        const expected = median ? (median.sort((a, b) => a - b)[3] ?? Number.NaN) : calculate(value ?? '')
        expect(numberOf(key.value), question.stem).toBeCloseTo(expected, 9)
      }
      if (key.type === 'expression') {
        expect(question.proof?.equals).toBeDefined()
        for (const x of [-3, 0, 1, 2.5, 10]) {
          for (const accepted of key.accepted) {
            expect(calculate(accepted, x)).toBeCloseTo(calculate(question.proof?.equals ?? '', x), 9)
          }
        }
      }
      const sum = /What is \\\((\d+) \+ (\d+) \\times (\d+)\\\)\?/.exec(item.stem)
      if (sum && key.type === 'one-choice') {
        const [, a, b, c] = sum.map(Number) as [number, number, number, number]
        expect(item.options?.[key.correct - 1]?.text).toBe(String(a + b * c))
      }
      if (item.stem.includes('are prime?') && key.type === 'several-choices') {
        const prime = (n: number) => n > 1 && Array.from({ length: n - 2 }, (_, d) => d + 2).every((d) => n % d !== 0)
        for (const { order, text } of item.options ?? []) expect(key.correct.includes(order)).toBe(prime(Number(text)))
      }
    }
  })
})
