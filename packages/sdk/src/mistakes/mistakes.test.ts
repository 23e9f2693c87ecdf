import { afterEach, expect, it, vi } from 'vitest'
import type { CoachError } from '../element/coach-error.ts'
import { mistakeSentences, sayMistake } from './mistakes.ts'

afterEach(() => vi.restoreAllMocks())

it('says each mistake in one sentence in the console and as one typed event, once for each page', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const heard: CoachError[] = []
  const hear = (event: Event) => heard.push((event as CustomEvent<CoachError>).detail)
  document.addEventListener('coach-error', hear)
  const values = { key: 'pk_none', api: 'https://coach.test', origin: 'https://school.test' }
  for (let times = 0; times < 3; times++) sayMistake('embed.origin', values)
  sayMistake('embed.origin', { ...values, key: 'pk_other' }, { tag: 'coach-quiz' })
  document.removeEventListener('coach-error', hear)

  expect(written.mock.calls).toHaveLength(2)
  expect(written.mock.calls[0]?.[0]).toBe(
    'CoachKit: The site of data-key="pk_none" does not list the origin https://school.test. Add it to the origins of your site, including scheme and port.',
  )
  expect(heard).toMatchObject([
    { code: 'embed.origin', tag: null, detail: expect.stringContaining('https://school.test') },
    { code: 'embed.origin', tag: 'coach-quiz' },
  ])
})

it('names an attribute or a function in every sentence, and how to mend it', () => {
  for (const [code, sentence] of Object.entries(mistakeSentences)) {
    expect(sentence, code).toMatch(/data-|quiz-id|getToken/)
    expect(sentence, code).toMatch(/\b(Copy|Put|Add|Fetch|Write|Correct|Give|must|take|takes|fields are)\b/)
  }
})
