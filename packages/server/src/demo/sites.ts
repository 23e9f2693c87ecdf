import { eq, inArray } from 'drizzle-orm'
import { ensurePlatformSite, platformSiteId } from '../kernel/auth/platform-site.ts'
import { site } from '../kernel/auth/schema.ts'
import { createSite, replaceKey } from '../kernel/auth/sites.ts'
import { hashOf } from '../kernel/auth/tokens.ts'
import type { Db, Tx } from '../kernel/db/database.ts'
import { demoSchool, demoSites } from './cast.ts'
import type { KeyFile } from './key-file.ts'

export interface Origins {
  /** Where our own pages stand. */
  own: readonly string[]
  /** Where the example pages stand: another site, as a partner's is. */
  examples: string
}

const names = Object.entries(demoSites)
const idsByName = new Map<string, string>([
  ['platform', platformSiteId],
  ...names.map(([name, { id }]) => [name, id] as const),
])

export async function addSites(tx: Tx, origins: Origins): Promise<void> {
  await ensurePlatformSite({ db: tx }, 'CoachKit', origins.own)
  for (const [, { id, name, brand }] of names) {
    await createSite(tx, {
      id,
      name,
      brand,
      school_id: demoSchool.id,
      origins: [origins.examples],
      scope: ['chat', 'quiz'],
    })
  }
}

/** The sites of this demonstration, or null when the database holds another installation. */
async function findSites(db: Db | Tx) {
  const found = await db
    .select()
    .from(site)
    .where(inArray(site.id, [...idsByName.values()]))
  const byId = new Map(found.map((row) => [row.id, row]))
  const rows = [...idsByName].flatMap(([name, id]) => {
    const row = byId.get(id)
    return row ? [{ name, row }] : []
  })
  return rows.length === idsByName.size ? rows : null
}

const originOf = (name: string, origins: Origins) => (name === 'platform' ? (origins.own[0] ?? '') : origins.examples)

/** Whether the file has the keys that this database has, for the origins of today. */
export async function keysAreRight(db: Db | Tx, file: KeyFile | null, origins: Origins): Promise<boolean> {
  const sites = await findSites(db)
  if (!sites) return false
  return sites.every(({ name, row }) => {
    const keys = file?.sites[name]
    return (
      keys?.public_key === row.public_key &&
      hashOf(keys.secret_key) === row.secret_key_hash &&
      row.origins.includes(originOf(name, origins))
    )
  })
}

/** New secrets for the demonstration's sites, because nobody has the old ones any more; and the origins of today. */
export async function renewKeys(tx: Tx, origins: Origins): Promise<KeyFile | null> {
  await ensurePlatformSite({ db: tx }, 'CoachKit', origins.own)
  const sites = await findSites(tx)
  if (!sites) return null
  const keys: KeyFile = { sites: {} }
  for (const { name, row } of sites) {
    const origin = originOf(name, origins)
    if (name !== 'platform')
      await tx
        .update(site)
        .set({ origins: [origin] })
        .where(eq(site.id, row.id))
    keys.sites[name] = { public_key: row.public_key, secret_key: await replaceKey(tx, row.id, 'secret'), origin }
  }
  return keys
}
