import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { newId } from '../db/columns.ts'
import type { Database, Db, Tx } from '../db/database.ts'
import type { Scope } from './principal.ts'
import { site, siteOldKey } from './schema.ts'
import { hashOf, newToken } from './tokens.ts'

export type Site = typeof site.$inferSelect

export interface NewSite {
  id?: string
  name: string
  school_id?: string | null
  origins: readonly string[]
  scope: readonly Scope[]
  brand?: string | null
}

/** A site's keys; the secret one is shown this once. */
export interface SiteKeys {
  public_key: string
  secret_key: string
}

/** `scheme://host:port` as browsers send it, or null where the text names no origin. */
export function originOf(text: string): string | null {
  try {
    const { origin } = new URL(text)
    return origin === 'null' ? null : origin
  } catch {
    return null
  }
}

export async function createSite(tx: Db | Tx, { origins, scope, ...given }: NewSite): Promise<SiteKeys> {
  const keys = { public_key: newToken('pk'), secret_key: newToken('sk') }
  await tx.insert(site).values({
    ...given,
    origins: [...origins],
    scope: [...scope],
    public_key: keys.public_key,
    secret_key_hash: hashOf(keys.secret_key),
  })
  return keys
}

/** More old keys than this tell nobody anything; the oldest go. */
const oldKeysKept = 10

/**
 * A new key in the place of one that was lost or leaked, or is due. The old one ends here and now, or works for as many
 * seconds more as the site's owner needs to put the new one in its place.
 */
export async function replaceKey(tx: Tx, site_id: string, kind: 'public' | 'secret', old_ends_in = 0): Promise<string> {
  const [before] = await tx.select().from(site).where(eq(site.id, site_id)).for('update')
  if (!before) throw new Error(`There is no site ${site_id}`)
  const key = newToken(kind === 'public' ? 'pk' : 'sk')
  await tx.insert(siteOldKey).values({
    id: newId(),
    site_id,
    kind,
    key_hash: kind === 'public' ? hashOf(before.public_key) : before.secret_key_hash,
    ends_at: sql`now() + ${old_ends_in} * interval '1 second'`,
  })
  await tx
    .update(site)
    .set(kind === 'public' ? { public_key: key } : { secret_key_hash: hashOf(key) })
    .where(eq(site.id, site_id))
  await tx.execute(sql`delete from site_old_key where id in (
    select id from site_old_key where site_id = ${site_id} and kind = ${kind}
    order by created_at desc, id desc offset ${oldKeysKept})`)
  return key
}

/** The site of a public key, or of one that was replaced and still works. */
export async function findSiteByPublicKey({ db }: Pick<Database, 'db'>, public_key: string): Promise<Site | null> {
  const [found] = await db.select().from(site).where(eq(site.public_key, public_key))
  if (found) return found
  const [old] = await db
    .select({ site })
    .from(siteOldKey)
    .innerJoin(site, eq(site.id, siteOldKey.site_id))
    .where(
      and(
        eq(siteOldKey.key_hash, hashOf(public_key)),
        eq(siteOldKey.kind, 'public'),
        gt(siteOldKey.ends_at, sql`now()`),
      ),
    )
  return old?.site ?? null
}

/** The site whose public key this was, ended or not. */
export async function findSiteOfOldKey({ db }: Pick<Database, 'db'>, public_key: string): Promise<string | null> {
  const [old] = await db
    .select({ site_id: siteOldKey.site_id })
    .from(siteOldKey)
    .where(and(eq(siteOldKey.key_hash, hashOf(public_key)), eq(siteOldKey.kind, 'public')))
    .orderBy(desc(siteOldKey.created_at))
  return old?.site_id ?? null
}

const rememberFor = 10_000
const rememberMost = 1_000

/** Whether any site lists the origin, for CORS. Remembered for ten seconds, yes and no alike, a thousand at most. */
export function createOriginList({ db }: Pick<Database, 'db'>, own: readonly string[], now = Date.now) {
  const remembered = new Map<string, { until: number; allowed: boolean }>()
  async function isAllowed(origin: string): Promise<boolean> {
    if (own.includes(origin)) return true
    const known = remembered.get(origin)
    if (known && known.until > now()) return known.allowed
    remembered.delete(origin)
    const { rows } = await db.execute<{ allowed: boolean }>(
      sql`select exists (select from site where ${origin} = any(origins)) as allowed`,
    )
    const allowed = rows[0]?.allowed === true
    const oldest = remembered.keys().next()
    if (remembered.size >= rememberMost && !oldest.done) remembered.delete(oldest.value)
    remembered.set(origin, { until: now() + rememberFor, allowed })
    return allowed
  }
  /** After a change: this process sees it at once, others within ten seconds. */
  const forget = () => remembered.clear()
  return { isAllowed, forget }
}
