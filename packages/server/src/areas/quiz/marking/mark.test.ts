import { existsSync, readFileSync } from 'node:fs'
import type { Answer, Key } from '@coachkit/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { item, question } from '../trial/questions.ts'
import { judge, mark, markQuestion } from './mark.ts'

const one = (key: Key, answer: Answer, max_marks = 1) => mark(item('x', key, { max_marks }), answer)
const order = (number: number) => ({ order: number })

describe('choices', () => {
  const several: Key = { type: 'several-choices', correct: [1, 3, 4] }
  it('take the selected option, or its order as text', () => {
    const key: Key = { type: 'one-choice', correct: 2 }
    expect(one(key, { selected_option: order(2) }).reason).toBe('right')
    expect(one(key, { value: '2' }).reason).toBe('right')
    expect(one(key, { selected_option: order(1), value: '2' }).reason).toBe('wrong')
    expect(one(key, {}).reason).toBe('empty')
  })

  it.each([
    [[1, 3, 4], 3],
    [[1, 3], 2],
    [[1, 3, 2], 1],
    [[1, 2], 0],
    [[1, 2, 3, 4], 2],
    [[1, 1, 1], 1],
    [[9], 0],
  ])('several: %j of 1, 3 and 4 is worth %d of 3', (chosen, marks) => {
    const given = one(several, { selected_options: chosen.map(order) }, 3)
    expect(given).toMatchObject({ marks_given: marks, is_full_marks: marks === 3 })
  })

  it('several are never worth more for ticking everything, nor less than nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (chosen) => {
        const given = one(several, { selected_options: chosen.map(order) }, 3)
        expect(given.marks_given).toBeGreaterThanOrEqual(0)
        expect(given.is_full_marks).toBe(given.marks_given === 3)
      }),
    )
  })
})

describe('short text', () => {
  const text = (accepted: string[], typed: string, ideas: string[][] = []) =>
    one({ type: 'short-text', accepted, ideas }, { value: typed }, 2)

  it.each([
    ['photosynthesis', 'The Photosynthesis.'],
    ['photosynthesis', 'photo synthesis'],
    ['café', 'CAFE'],
    ['the mitochondria', 'mitochondria'],
    ['ice cream', 'ice-cream'],
    ["don't", 'do not'],
    ['1,000', '1000'],
  ])('%s is right when typed as %s', (accepted, typed) => {
    expect(text([accepted], typed).reason).toBe('right')
  })

  it('forgives a slip in long words alone', () => {
    expect(text(['photosynthesis'], 'photosinthesis')).toMatchObject({ is_full_marks: true, reason: 'typo' })
    expect(text(['evaporation'], 'evaportaion').is_full_marks).toBe(true)
    expect(text(['cell'], 'cull').is_full_marks).toBe(false)
    expect(text(['affect'], 'effect').is_full_marks).toBe(false)
    expect(text(['1066123'], '1066124').is_full_marks).toBe(false)
  })

  it('counts ideas, in any wording, and none that is denied', () => {
    const ideas = [
      ['light', 'sunlight'],
      ['carbon dioxide', 'CO2'],
    ]
    expect(text([], 'plants need sunlight and carbon dioxide', ideas).is_full_marks).toBe(true)
    expect(text([], 'they need sunlight', ideas)).toMatchObject({ marks_given: 1, reason: 'partly' })
    expect(text([], 'they do not need light', ideas).marks_given).toBe(0)
  })
})

describe('a question of several parts', () => {
  const parts = question(
    { type: 'multi-part' },
    {
      max_marks: 3,
      sub_questions: [
        item('a', { type: 'numeric', value: '7', tolerance: null, units: [] }),
        item('b', { type: 'one-choice', correct: 1 }, { max_marks: 2 }),
      ],
    },
  )
  it('is the sum of its parts', () => {
    expect(markQuestion(parts, { parts: { a: { value: '7' }, b: { value: '2' } } })).toMatchObject({
      marks_given: 1,
      max_marks: 3,
      is_full_marks: false,
      reason: 'partly',
    })
    expect(markQuestion(parts, { parts: { a: { value: '7' }, b: { value: '1' } } })).toMatchObject({
      marks_given: 3,
      is_full_marks: true,
    })
  })

  it('reads a part by its own name and by nothing inherited', () => {
    const odd = question(
      { type: 'multi-part' },
      { sub_questions: [item('constructor', { type: 'one-choice', correct: 1 })] },
    )
    expect(markQuestion(odd, { parts: {} }).reason).toBe('empty')
  })
})

it('judges what was written in the chat', () => {
  const number = item('x', { type: 'numeric', value: '12', tolerance: null, units: [] })
  expect(judge(number, { value: '12' }).verdict).toBe('right')
  expect(judge(number, { value: '-12' }).verdict).toBe('almost')
  expect(judge(number, { value: '15' }).verdict).toBe('wrong')
  expect(judge(number, { value: 'help me' }).verdict).toBe('unreadable')
})

const everyKey: Key[] = [
  { type: 'one-choice', correct: 1 },
  { type: 'several-choices', correct: [1, 2] },
  { type: 'numeric', value: '1.5', tolerance: { kind: 'relative', value: 0.01 }, units: [{ symbol: 'm', factor: 1 }] },
  { type: 'numeric', value: '1.5', tolerance: null, units: [] },
  { type: 'expression', accepted: ['x=2,x=3'], form: 'any' },
  { type: 'expression', accepted: ['\\frac{x}{2}+1'], form: 'same-form' },
  { type: 'short-text', accepted: ['photosynthesis'], ideas: [['light energy'], ['plant']] },
]

/** The quickest of a few runs, so that what else the machine does in the meantime doesn't count. */
function quickest(work: () => void, runs = 3) {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now()
    work()
    best = Math.min(best, performance.now() - began)
  }
  return best
}

/** Some 10 ms of plain work: what a mark is measured by. */
const yardstick = quickest(() => {
  const numbers = Array.from({ length: 60_000 }, (_, n) => `${(n * 7919) % 60_013}`)
  numbers.sort().join().split(',')
}, 5)

/** No honest mark takes as long as this many yardsticks. */
const patience = 40

function mustBear(text: string) {
  for (const key of everyKey) {
    const mark = () => one(key, { value: text, unit: text.slice(0, 32) })
    expect(mark().marks_given).toBeGreaterThanOrEqual(0)
    expect(quickest(mark, 2) / yardstick, `${key.type}: ${text.slice(0, 80)}`).toBeLessThan(patience)
  }
}

describe('hostile answers', () => {
  it('never crash or hang the marking', () => {
    const built = [
      ...['(', '|', '{', '[', '\\frac', '\\sqrt', 'sin', '±', '-', '^', '1,', '1 ', '1/', '1,111', 'x', '√'].flatMap(
        (piece) => [piece.repeat(40), piece.repeat(Math.floor(499 / piece.length)), `${piece.repeat(60)}1`],
      ),
      `${'9^'.repeat(200)}9`,
      `${'{'.repeat(60)}1${'}'.repeat(60)}`,
      'x^99999999',
      '(x+1)^99999',
      '(x+y+z+w+1)^11',
      '1e999999999',
      '1/0',
      '0^-1',
      '1'.repeat(4000),
      'a '.repeat(2000),
    ]
    for (const text of built) mustBear(text)
  })

  it('made at random never crash or hang it either', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), mustBear), { numRuns: 300, seed: 7 })
    const maths = fc.constantFrom(...'0123456789xyei.,;+-*/^_()[]{}|=<>≤±√π∞% \\', '\\frac', '\\sqrt', 'sin', 'log')
    fc.assert(
      fc.property(
        fc.array(maths, { maxLength: 60 }).map((pieces) => pieces.join('')),
        mustBear,
      ),
      {
        numRuns: 800,
        seed: 7,
      },
    )
  })

  it('make no key that stops the marking', () => {
    for (const text of ['', ' ', '1/0', '\\frac{', '(', '9^'.repeat(99), '\u0000', '💥'.repeat(90)]) {
      one({ type: 'numeric', value: text, tolerance: null, units: [{ symbol: text, factor: 1 }] }, { value: '1' })
      one({ type: 'expression', accepted: [text], form: 'same-form' }, { value: 'x' })
      one({ type: 'short-text', accepted: [text], ideas: [[text], []] }, { value: 'x' })
    }
  })

  const folder = new URL('../../../../../../../shared/data/hostile-strings/', import.meta.url)
  it.skipIf(!existsSync(folder))('of the collected lists are borne (skipped where the lists are absent)', () => {
    const naughty = JSON.parse(readFileSync(new URL('blns.json', folder), 'utf8')) as string[]
    const payloads = readFileSync(new URL('xss-payloads-third.txt', folder), 'utf8').split('\n')
    for (const text of [...naughty, ...payloads]) mustBear(text.slice(0, 4000))
  })
})
