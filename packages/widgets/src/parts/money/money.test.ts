import { expect, test } from 'vitest'
import { formatDay, formatMoney } from './money.ts'

test('an amount is whole minor units, of which each currency has its own number', () => {
  expect(formatMoney(1299, 'GBP', 'en')).toBe('£12.99')
  expect(formatMoney(1299, 'EUR', 'de').replace(/\s/g, ' ')).toBe('12,99 €')
  expect(formatMoney(1299, 'JPY', 'en')).toBe('¥1,299')
  expect(formatMoney(1299, 'KWD', 'en').replace(/\s/g, ' ')).toBe('KWD 1.299')
})

test('a day is the same day for every reader', () => {
  expect(formatDay('2026-12-31', 'en-GB')).toBe('31 December 2026')
  expect(formatDay('2026-12-31', 'de')).toBe('31. Dezember 2026')
})
