import { expect, test } from 'vitest'
import { all, answers, evaluation, marked, questions } from '../coach-quiz.fixtures.ts'
import { chooseOne, emptyParts, isAnswered, saysTheSame, toggleOne, withItem } from './answer.ts'
import { answerText } from './answer-text.ts'
import { isLocked, nextOpen, outcomeOf, settle, statusOf, totalsOf, type Work, whereToGoOn, workOf } from './work.ts'

const { oneChoice, severalChoices, multiPart, numeric } = questions
const work = (question = oneChoice, row = evaluation(question), more: Partial<Work> = {}): Work => ({
  ...workOf(question, row, false),
  ...more,
})

test('gives a chosen option its order as text', () => {
  expect(chooseOne(3)).toEqual({ selected_option: { order: 3 }, value: '3' })
})

test('takes an option of several back at the second tap', () => {
  const first = toggleOne({}, 3)
  const both = toggleOne(first, 1)
  expect(both).toEqual({ selected_options: [{ order: 1 }, { order: 3 }], value: '1,3' })
  expect(toggleOne(toggleOne(both, 1), 3)).toEqual({ selected_options: [], value: null })
})

test('does not count time, taps, order of options or blank space as another answer', () => {
  expect(
    saysTheSame({ value: ' 22 ', unit: 'm', time_spent: 4 }, { value: '22', unit: 'm', num_options_clicked: 2 }),
  ).toBe(true)
  expect(
    saysTheSame({ selected_options: [{ order: 3 }, { order: 1 }] }, { selected_options: [{ order: 1 }, { order: 3 }] }),
  ).toBe(true)
  expect(saysTheSame({ parts: { a: {} } }, {})).toBe(true)
  expect(saysTheSame({ value: '22', unit: 'm' }, { value: '22', unit: 'cm' })).toBe(false)
})

test('a unit alone is not an answer', () => {
  expect(isAnswered(numeric, { unit: 'm' })).toBe(false)
  expect(isAnswered(numeric, { unit: 'm', value: '0' })).toBe(true)
})

test('names the parts that still wait', () => {
  const [, second] = multiPart.sub_questions
  if (!second) throw new Error('The fixture has parts.')
  const answer = withItem(multiPart, {}, second, chooseOne(1))
  expect(emptyParts(multiPart, answer).map(({ id }) => id)).toEqual(['q-parts-a', 'q-parts-c'])
  expect(isAnswered(multiPart, answer)).toBe(true)
})

test('tells an answer in words', () => {
  expect(answerText(severalChoices, { selected_options: [{ order: 1 }, { order: 3 }] })).toBe('Bat, Dolphin')
  expect(answerText(numeric, { value: '22', unit: 'm' })).toBe('22 m')
  expect(answerText(multiPart, answers['q-parts'] ?? {})).toBe(
    '18 km/h · Before the rest · Eighteen is more than sixteen.',
  )
})

test('a question goes from untouched to its mark', () => {
  const chosen = { answer: chooseOne(2) }
  expect(statusOf(work())).toBe('untouched')
  expect(statusOf(work(oneChoice, evaluation(oneChoice), { ...chosen, safety: 'typing' }))).toBe('typing')
  expect(statusOf(work(oneChoice, evaluation(oneChoice), { ...chosen, safety: 'device' }))).toBe('device')
  expect(statusOf(work(oneChoice, evaluation(oneChoice), { ...chosen, safety: 'saved' }))).toBe('answered')
  expect(statusOf(work(oneChoice, evaluation(oneChoice), { ...chosen, queued: true }))).toBe('queued')
  for (const outcome of ['right', 'partly', 'not-yet'] as const)
    expect(statusOf(work(severalChoices, marked(severalChoices, outcome)))).toBe(outcome)
})

test('an answer that may have arrived cannot be changed, one that was refused can', () => {
  expect(isLocked(work(oneChoice, evaluation(oneChoice), { failed: 'network.failed' }))).toBe(true)
  expect(isLocked(work(oneChoice, evaluation(oneChoice), { failed: 'quiz.empty-answer' }))).toBe(false)
  expect(isLocked(work(oneChoice, evaluation(oneChoice, { state: 'queued' })))).toBe(true)
})

test('the final evaluation takes a question out of the queue', () => {
  const settled = settle(
    work(oneChoice, evaluation(oneChoice), { queued: true, streaming: 'So' }),
    marked(oneChoice, 'right'),
  )
  expect(settled).toMatchObject({ queued: false, streaming: '', failed: null })
  expect(outcomeOf(settled.evaluation)).toBe('right')
})

test('adds the marks up and never divides by nothing', () => {
  const works = all.map((one, at) => work(one, at < 2 ? marked(one, at === 0 ? 'right' : 'partly') : evaluation(one)))
  expect(totalsOf(works)).toMatchObject({ marked: 2, of: 7, marks: 2, max_marks: 11, percent: 18 })
  expect(totalsOf([]).percent).toBe(0)
})

test('goes on at the first question without an answer, and round the end for the next', () => {
  const works = [
    work(oneChoice, marked(oneChoice, 'right')),
    work(severalChoices),
    work(numeric, marked(numeric, 'right')),
  ]
  expect(whereToGoOn(works)).toBe(1)
  expect(nextOpen(works, 2)).toBe(1)
  expect(nextOpen(works, 1)).toBeNull()
})
