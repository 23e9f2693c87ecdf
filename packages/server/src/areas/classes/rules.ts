import { Refusal } from '../../kernel/refusal.ts'

export interface Span {
  start?: string | undefined
  end?: string | undefined
}

export function mustBeSpan({ start, end }: Span): Span {
  if (start !== undefined && end !== undefined && end < start) {
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
