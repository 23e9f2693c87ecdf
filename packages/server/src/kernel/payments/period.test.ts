import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodEnd, periodFrom } from './period.ts'

test.each([
  ['2026-03-14', '2026-04-14'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2028-01-29', '2028-02-29'],
  ['2027-01-29', '2027-02-28'],
  ['2026-02-28', '2026-03-28'],
  ['2026-03-31', '2026-04-30'],
  ['2026-11-30', '2026-12-30'],
  ['2026-12-31', '2027-01-31'],
  ['2026-12-01', '2027-01-01'],
])('a month from %s ends on %s', (start, end) => {
  expect(periodFrom(start, 'month')).toEqual({ start, end })
})

test.each([
  ['2026-03-14', '2027-03-14'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
  ['2026-12-31', '2027-12-31'],
])('a year from %s ends on %s', (start, end) => {
  expect(periodFrom(start, 'year')).toEqual({ start, end })
})

test('the end is in the next month, on the same day or on that month’s last, at the same time of day', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (from) => {
      const end = periodEnd(from, 'month')
      expect((end.getUTCMonth() - from.getUTCMonth() + 12) % 12).toBe(1)
      const tomorrow = new Date(end.getTime() + 86_400_000)
      const isLast = tomorrow.getUTCMonth() !== end.getUTCMonth()
      expect(end.getUTCDate() === from.getUTCDate() || (isLast && end.getUTCDate() < from.getUTCDate())).toBe(true)
      expect(end.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000)
    }),
  )
})
