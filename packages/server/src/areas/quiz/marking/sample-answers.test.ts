import { demonstrationContent } from '@coachkit/content'
import type { ItemWithKey } from '@coachkit/contract'
import { describe, expect, it } from 'vitest'
import { oneOfEach } from '../trial/questions.ts'
import { mark, markQuestion } from './mark.ts'
import { rightItem, sampleAnswer, wrongItem } from './sample-answers.ts'

it('right answers to every type get full marks, wrong ones do not', () => {
  for (const question of oneOfEach()) {
    expect(
      markQuestion(
        question,
        sampleAnswer(question, () => true),
      ).is_full_marks,
      question.type,
    ).toBe(true)
    expect(
      markQuestion(
        question,
        sampleAnswer(question, () => false),
      ).is_full_marks,
      question.type,
    ).toBe(false)
  }
})

describe('the demonstration’s own questions', () => {
  const { questions } = demonstrationContent()
  const items = questions.flatMap((question) => [question, ...question.sub_questions])
  it.each(items.map((item) => [item.stem.slice(0, 60), item] as const))('can be answered: %s', (_, draft) => {
    if (draft.key.type === 'multi-part') return
    const item = draft as unknown as ItemWithKey
    expect(mark(item, rightItem(item)).is_full_marks).toBe(true)
    expect(mark(item, wrongItem(item)).is_full_marks).toBe(false)
  })
})
