import * as z from 'zod/mini'
import { Id, Instant } from '../shapes.ts'

/** A page's origin, or the address of a page on it; the server keeps the origin alone. */
export const SiteOrigins = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)))
  .check(z.minLength(1), z.maxLength(50))

export const SiteName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

/** A brand by its name. Where there is none, the site wears its school's own colours, or the product's. */
export const SiteBrand = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** One embedding as an admin sees it: where it may stand, its public key, and the line that puts it there. */
export const Site = z.object({
  id: Id,
  name: z.string(),
  school: z.nullable(z.object({ id: Id, name: z.string() })),
  brand: z.nullable(z.string()),
  origins: z.array(z.string()),
  public_key: z.string(),
  /** The line of HTML that puts the coach on a page, filled in. */
  line: z.string(),
  created_at: Instant,
  /** When a page last began or renewed a session with it; null: never. */
  used_at: z.nullable(Instant),
  /** When the site's own server last used the secret key. */
  secret_used_at: z.nullable(Instant),
  /** Replaced keys that still work, until when. */
  old_keys: z.array(z.object({ kind: z.enum(['public', 'secret']), ends_at: Instant })),
})
export type Site = z.infer<typeof Site>

export const SiteKeyKind = z.enum(['public', 'secret'])

/** What a check of a page tells, each with a sentence of its own on the screen. */
export const siteFindings = [
  'works',
  'not-listed',
  'similar-listed',
  'local',
  'not-encrypted',
  'old-key',
  'refused-before',
  'never-asked',
  'school-off',
] as const
export type SiteFinding = (typeof siteFindings)[number]

/** What the server knows of a page. It never asks the page itself: an address that somebody types fetches nothing. */
export const SiteCheck = z.object({
  origin: z.string(),
  findings: z.array(z.enum(siteFindings)),
  /** The listed origin that is nearly this one. */
  similar: z.nullable(z.string()),
  /** When a page of this origin last got a session, and when it was last refused one. */
  opened_at: z.nullable(Instant),
  refused_at: z.nullable(Instant),
})
export type SiteCheck = z.infer<typeof SiteCheck>
