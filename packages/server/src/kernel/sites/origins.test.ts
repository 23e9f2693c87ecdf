import { expect, test } from 'vitest'
import { allowsLocalOrigins, mustBeOrigins } from './origins.ts'

const fieldsOf = (typed: string[], allowsLocal = true) => {
  try {
    mustBeOrigins(typed, allowsLocal)
    return null
  } catch (error) {
    return (error as { fields?: { origins?: string } }).fields?.origins
  }
}

test('the address of a page is taken for its origin, as browsers send it, and each once', () => {
  expect(
    mustBeOrigins(['https://School.example/home?x', 'https://school.example:443', 'http://a.test:81/'], true),
  ).toEqual(['https://school.example', 'http://a.test:81'])
})

test.each([
  ['school.example', /no address/],
  ['https://*.school.example', /without \*/],
  ['javascript:alert(1)', /must begin with/],
  ['ftp://school.example', /must begin with/],
  ['https://me:secret@school.example', /no address/],
  ['https://', /no address/],
])('refuses %s and names it', (typed, sentence) => {
  expect(fieldsOf(['https://fine.example', typed])).toMatch(sentence)
  expect(fieldsOf(['https://fine.example', typed])).toContain(typed)
})

test.each([
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://[::1]:80',
  'http://school.localhost',
])('lists %s only where pages of this machine may be listed', (typed) => {
  expect(fieldsOf([typed], true)).toBeNull()
  expect(fieldsOf([typed], false)).toMatch(/on this machine/)
})

test('in production pages of this machine are listed only while the platform itself is on it', () => {
  expect(allowsLocalOrigins('development', 'https://coach.example')).toBe(true)
  expect(allowsLocalOrigins('production', 'https://coach.example')).toBe(false)
  expect(allowsLocalOrigins('production', 'http://localhost:4000')).toBe(true)
})
