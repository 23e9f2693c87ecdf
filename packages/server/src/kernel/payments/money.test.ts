import { expect, test } from 'vitest'
import { money } from './money.ts'

test('every currency has its own decimals', () => {
  expect(money(1299, 'GBP')).toBe('£12.99')
  expect(money(1299, 'JPY')).toBe('JP¥1,299')
  expect(money(1299, 'KWD').replace(/\s/g, ' ')).toBe('KWD 1.299')
})
