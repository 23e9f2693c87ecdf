/** The intervals that a price can have. */
export type Interval = 'month' | 'year'

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** Months further on, on the same day, or on that month's last one when it is shorter: decisions, "Commerce". */
export function monthsAfter(from: Date, months: number): Date {
  const whole = from.getUTCMonth() + months
  const year = from.getUTCFullYear() + Math.floor(whole / 12)
  const month = ((whole % 12) + 12) % 12
  const day = Math.min(from.getUTCDate(), lastDayOf(year, month))
  const to = new Date(from)
  to.setUTCFullYear(year, month, day)
  return to
}

/** When a period that begins at `from` ends. */
export const periodEnd = (from: Date, interval: Interval): Date => monthsAfter(from, interval === 'year' ? 12 : 1)

/** The period to show from a day (`YYYY-MM-DD`) on. */
export function periodFrom(day: string, interval: Interval): { start: string; end: string } {
  const end = periodEnd(new Date(`${day}T00:00:00Z`), interval)
  return { start: day, end: end.toISOString().slice(0, 10) }
}
