import { expect, test } from 'vitest'
import { newCode, printCode, readCode } from './codes.ts'

test('a code is read however it is typed', () => {
  const code = newCode(12)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  const printed = printCode(code, 4)
  expect(printed).toMatch(/^.{4}-.{4}-.{4}$/)
  expect(readCode(` ${printed.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
  expect(readCode('oil0-1')).toBe('01101')
})

test('codes of the length that is given out do not meet', () => {
  expect(new Set(Array.from({ length: 20_000 }, () => newCode(10))).size).toBe(20_000)
})
