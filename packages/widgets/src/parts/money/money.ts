/** `1299` and `GBP` as £12.99 in the reader's language; each currency has its own number of decimals. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** A day (`2026-11-21`) or an instant as a date; a day is the same everywhere. */
export function formatDay(day: string, locale: string): string {
  const isDay = day.length === 10
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: isDay ? 'UTC' : undefined }).format(
    new Date(day),
  )
}
