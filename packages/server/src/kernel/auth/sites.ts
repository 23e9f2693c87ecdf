import { eq, sql } from 'drizzle-orm'
import type { Database, Db, Tx } from '../db/database.ts'
import type { Scope } from './principal.ts'
import { site } from './schema.ts'
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

/** A new secret for a site whose old one was lost or leaked; the old one ends here and now. */
export async function rotateSecret(tx: Db | Tx, site_id: string): Promise<string> {
  const secret_key = newToken('sk')
  await tx
    .update(site)
    .set({ secret_key_hash: hashOf(secret_key) })
    .where(eq(site.id, site_id))
  return secret_key
}

export async function findSiteByPublicKey({ db }: Pick<Database, 'db'>, public_key: string): Promise<Site | null> {
  const [found] = await db.select().from(site).where(eq(site.public_key, public_key))
  return found ?? null
}

const rememberFor = 10_000
const rememberMost = 1_000

/** Whether any site lists the origin, for CORS. Remembered for ten seconds, yes and no alike, a thousand at most. */
export function createOriginList({ db }: Pick<Database, 'db'>, own: readonly string[], now = Date.now) {
  const remembered = new Map<string, { until: number; allowed: boolean }>()
  return async function isAllowedOrigin(origin: string): Promise<boolean> {
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
}
