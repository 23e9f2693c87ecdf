import { expect, test } from 'vitest'
import { calls, errorTable } from './index.ts'

test('every call has a reach, and every path part that it names exists', () => {
  for (const [key, call] of Object.entries(calls)) {
    expect(call.reach, key).toBeDefined()
  }
  expect(Object.keys(errorTable).every((code) => /^[a-z]+\.[a-z-]+$/.test(code))).toBe(true)
})
