import * as z from 'zod/mini'

/** An opaque identifier (UUIDv7). Nothing is read from its form. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))
export type Id = z.infer<typeof Id>

/** There was no year 0, and the database has none. */
const hasYear = z.regex(/^(?!0000)/)

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime().check(hasYear)

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date().check(hasYear)

/** A day, or an instant with its offset: both are ISO dates to those who call. */
export const DayOrInstant = z.union([Day, z.iso.datetime({ offset: true }).check(hasYear)])

/** Not less than nothing, and no more than a column of whole numbers holds. */
export const Count = z.int().check(z.gte(0), z.lte(2_147_483_646))

/** Markdown (CommonMark without HTML) with mathematics as TeX in `\( \)` and `\[ \]`; a dollar sign is money. */
export const Markdown = z.string().check(z.maxLength(40_000))

/** A number that travels in a query. */
export const QueryInteger = z.pipe(
  z.string().check(z.regex(/^-?\d{1,9}$/)),
  z.transform((text) => Number(text)),
)

/** A yes or no that travels in a query. */
export const QueryFlag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((text) => text === 'true' || text === '1'),
)

/** A comma list that travels in a query. */
export const QueryList = z.pipe(
  z.string().check(z.maxLength(4000)),
  z.transform((text) => text.split(',').filter((part) => part !== '')),
)

/** `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  request_id: z.optional(z.string()),
  /** Field name to what is wrong with it; nested fields are joined by dots. */
  errors: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.infer<typeof Problem>

/** Nothing but success. */
export const Done = z.object({ ok: z.literal(true) })
