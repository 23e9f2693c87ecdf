/** The calendar day, `YYYY-MM-DD`, that an instant falls on in an IANA time zone; an unknown zone counts as UTC. */
export function localDay(at: Date, time_zone = 'UTC'): string {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: time_zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  } catch {
    return at.toISOString().slice(0, 10)
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
