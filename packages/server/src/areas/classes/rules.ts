import { Refusal } from '../../kernel/refusal.ts'

export interface Span {
  start?: string | undefined
  end?: string | undefined
}

/** `YYYY-MM-DD`, and no instant. */
export const isDay = (text: string): boolean => text.length === 10

const hour = 3_600_000
/** A day begins somewhere on Earth 14 hours before it does in UTC, and ends 12 hours after. */
const earliest = (text: string): number => Date.parse(text) - (isDay(text) ? 14 * hour : 0)
const latest = (text: string): number => Date.parse(text) + (isDay(text) ? 36 * hour : 0)

export function mustBeSpan({ start, end }: Span): Span {
  const isBackwards =
    start !== undefined &&
    end !== undefined &&
    (isDay(start) && isDay(end) ? end < start : latest(end) < earliest(start))
  if (isBackwards) {
    throw new Refusal('request.invalid', { end: 'lies before the start' })
  }
  return { start, end }
}

interface Standing {
  avg_mark: number | null
  first_name: string
  last_name: string
}

/** Who needs help comes first; whoever answered nothing shows nothing yet, and stands at the end. */
export const byNeed = (a: Standing, b: Standing): number =>
  (a.avg_mark ?? Number.POSITIVE_INFINITY) - (b.avg_mark ?? Number.POSITIVE_INFINITY) ||
  a.last_name.localeCompare(b.last_name) ||
  a.first_name.localeCompare(b.first_name)
