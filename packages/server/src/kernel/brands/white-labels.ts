import { setTimeout as delay } from 'node:timers/promises'
import { derivePalettes } from '@coachkit/brand'
import {
  BrandConfig,
  type WhiteLabelColour,
  type WhiteLabelPicture,
  whiteLabelColours,
  whiteLabelPictures,
} from '@coachkit/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import { school } from '../people/schema.ts'

/** What stands in `school.brand`. */
export type WhiteLabelRecord = { [colour in WhiteLabelColour]?: string } & {
  page_title?: string
  /** Keys of files. */
  pictures?: { [picture in WhiteLabelPicture]?: string }
}

/** A school's domain is asked for by every page that opens there, and changes once a year. */
const rememberFor = 10_000
const rememberMost = 1_000
/** No page waits longer for its look; a database that is away is asked again a second later. */
const patience = 2_000
const askAgainIn = 1_000

/** Of a name's list of things, those that are there. */
export const present = <Name extends string>(names: readonly Name[], of: { readonly [name in Name]?: string }) =>
  Object.fromEntries(names.flatMap((name) => (of[name] ? [[name, of[name]]] : []))) as { [name in Name]?: string }

/**
 * A school's record as a brand: its first accent colours links, its first secondary one tints the grounds, its pictures
 * have addresses that last. A record that is none is null, so that it can't make a page unreadable.
 */
export function brandOfSchool(
  { name, brand }: { name: string; brand: Record<string, unknown> | null },
  address: (file_key: string) => string,
): BrandConfig | null {
  if (!brand) return null
  const record = brand as WhiteLabelRecord
  const colours = present(whiteLabelColours, record)
  const pictures = Object.entries(present(whiteLabelPictures, record.pictures ?? {}))
  const read = BrandConfig.safeParse({
    name: name.slice(0, 60),
    ...(record.page_title && { title: record.page_title }),
    ...colours,
    ...(colours.accent1 && { accent: colours.accent1 }),
    ...(colours.secondary1 && { ground: colours.secondary1 }),
    ...Object.fromEntries(pictures.map(([picture, key]) => [`${picture}_url`, address(key)])),
  })
  return read.success ? { ...read.data, palette: derivePalettes(read.data) } : null
}

/**
 * The white-label schools by their domain names, remembered for ten seconds, found and not found alike. A page is shown
 * without the database too: as it was last known, or in the look of the address’s built-in brand.
 */
export function createWhiteLabels(
  { db }: Pick<Database, 'db'>,
  files: Pick<Files, 'lastingAddress'>,
  now: () => number = Date.now,
) {
  const remembered = new Map<string, { until: number; brand: BrandConfig | null }>()

  async function ask(name: string): Promise<BrandConfig | null> {
    const [found] = await db
      .select({ name: school.name, brand: school.brand })
      .from(school)
      .where(and(eq(school.domain_name, name), school.active, isNotNull(school.brand)))
    return found ? brandOfSchool(found, files.lastingAddress) : null
  }

  return {
    async find(domain: string): Promise<BrandConfig | null> {
      const name = domain.toLowerCase()
      const known = remembered.get(name)
      if (known && known.until > now()) return known.brand
      const [brand, keepFor] = await Promise.race([
        ask(name).then((brand) => [brand, rememberFor] as const),
        delay(patience, null, { ref: false }).then(() => Promise.reject(new Error('too late'))),
      ]).catch(() => [known?.brand ?? null, askAgainIn] as const)
      remembered.delete(name)
      const oldest = remembered.keys().next()
      if (remembered.size >= rememberMost && !oldest.done) remembered.delete(oldest.value)
      remembered.set(name, { until: now() + keepFor, brand })
      return brand
    },
    /** After a change: this process sees it at once, others within ten seconds. */
    forget: () => remembered.clear(),
  }
}
export type WhiteLabels = ReturnType<typeof createWhiteLabels>
