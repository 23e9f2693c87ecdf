import { expect, test } from 'vitest'
import { isOver } from './is-over.ts'

const required = (detail: unknown) => new CustomEvent('coach-auth-required', { detail })

test.each(['session.required', 'session.missing', 'session.expired'])('%s ends the session', (reason) => {
  expect(isOver(required({ reason }))).toBe(true)
})

test('what somebody’s role may not do, or another site’s key, ends nothing', () => {
  for (const reason of ['session.role', 'embed.origin', 'embed.unknown-key', undefined])
    expect(isOver(required({ reason }))).toBe(false)
  expect(isOver(required(null))).toBe(false)
})
