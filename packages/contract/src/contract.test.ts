import { expect, test } from 'vitest'
import { type Call, calls, errorTable } from './index.ts'

test('every call has a reach, and every path part that it names exists', () => {
  for (const [key, call] of Object.entries(calls)) {
    expect(call.reach, key).toBeDefined()
  }
  expect(Object.keys(errorTable).every((code) => /^[a-z]+\.[a-z-]+$/.test(code))).toBe(true)
})

test('whatever a streamed call tells can be told again when its stream is resumed', () => {
  const resumed = new Set(Object.keys(calls['GET streams/{id}'].events))
  const told = Object.values(calls as Record<string, Call>).flatMap(({ events }) => Object.keys(events ?? {}))
  expect(told.filter((name) => !resumed.has(name))).toEqual([])
})
