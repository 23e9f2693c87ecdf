import type { CoachKit } from '@coachkit/sdk'
import { expect, test } from 'vitest'
import type {} from './index.ts'

/** Read by the compiler alone: an `@ts-expect-error` that expects nothing is an error itself. */
export function listens(kit: CoachKit, quiz: HTMLElementTagNameMap['coach-quiz']) {
  kit.on('coach-quiz-complete', ({ detail }) => detail.total_score.toFixed())
  kit.on('coach-error', ({ detail }) => detail.code === 'embed.origin' && detail.detail.length)
  kit.on('coach-auth-required', ({ detail }) => detail.reason.length)
  // @ts-expect-error a name that is misspelt
  kit.on('coach-quiz-completed', () => undefined)
  // @ts-expect-error a code that is misspelt
  kit.on('coach-error', ({ detail }) => detail.code === 'embed.orgin')
  quiz.addEventListener('coach-error', ({ detail }) => detail.data)
  quiz.addEventListener('coach-quiz-graded', ({ detail }) => detail.evaluations.length)
  quiz.addEventListener('click', ({ clientX }) => clientX)
  quiz.addEventListener('a-page-s-own', () => undefined)
  // @ts-expect-error a name that is misspelt
  quiz.addEventListener('coach-erorr', () => undefined)
  // @ts-expect-error another widget’s
  quiz.addEventListener('coach-message-sent', () => undefined)
}

test('a misspelt event does not compile', () => {
  expect(listens).toBeTypeOf('function')
})
