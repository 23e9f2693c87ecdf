import { expect, it } from 'vitest'
import { localeIn, spokenLanguages } from './languages.ts'

it.each([
  ['en', 'en'],
  ['de-at', 'de-AT'],
  ['es-419', 'es-419'],
  ['fr', null],
  ['ar', null],
  ['no such language', null],
  ['', null],
  [null, null],
])('%s is spoken as %s', (wanted, locale) => {
  expect(localeIn(spokenLanguages, wanted)).toBe(locale)
})
