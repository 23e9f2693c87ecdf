import { expect, test } from 'vitest'
import { readOrigins } from './read-origins.ts'

test('addresses of pages become origins, each once', () => {
  expect(readOrigins(' https://School.example/home\nhttps://school.example, http://b.example:81/ ', false)).toEqual({
    origins: ['https://school.example', 'http://b.example:81'],
  })
  expect(readOrigins(' \n ', false)).toEqual({ origins: [] })
})

test.each([
  ['school.example', 'address'],
  ['ftp://school.example', 'scheme'],
  ['https://*.school.example', 'star'],
  ['http://localhost:3000', 'local'],
  ['http://school.localhost', 'local'],
])('%s is none: %s', (line, fault) => {
  expect(readOrigins(`https://fine.example\n${line}`, false)).toEqual({ line, fault })
})

test('pages of this machine are taken where they may be listed', () => {
  expect(readOrigins('http://localhost:3000', true)).toEqual({ origins: ['http://localhost:3000'] })
})
