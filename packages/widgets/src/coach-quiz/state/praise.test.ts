import { describe, expect, test } from 'vitest'
import { marked, questions } from '../coach-quiz.fixtures.ts'
import { helpOf, praiseOf } from './praise.ts'
import { workOf } from './work.ts'

test.each([
  [0, 8, 'summary.none'],
  [0.5, 8, 'summary.going'],
  [4, 8, 'summary.good'],
  [7, 8, 'summary.great'],
  [199.5, 200, 'summary.great'],
  [8, 8, 'summary.all'],
])('%s of %s marks are called %s', (marks, max_marks, word) => {
  expect(praiseOf({ marks, max_marks, percent: Math.round((marks / max_marks) * 100) }).word).toBe(word)
})

describe('how the score came about', () => {
  const work = (outcome: 'right' | 'not-yet', hints_used: number) =>
    workOf(questions.oneChoice, marked(questions.oneChoice, outcome, { hints_used }), false)

  test('says “without a hint” only of full marks without one', () => {
    expect(helpOf([work('right', 0)], 1)).toEqual([{ word: 'summary.alone', count: 0 }])
    expect(helpOf([work('not-yet', 0)], 1)).toEqual([])
  })
  test('counts the hints of all questions, and says which try it was', () => {
    expect(helpOf([work('right', 2), work('right', 1)], 3)).toEqual([
      { word: 'summary.hints', count: 3 },
      { word: 'summary.try', count: 3 },
    ])
  })
})
