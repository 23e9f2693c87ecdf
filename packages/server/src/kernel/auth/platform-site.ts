import { scopeNames } from '@coachkit/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { originOfHost } from '../brands/brand-of-host.ts'
import type { Db, Tx } from '../db/database.ts'
import { school } from '../people/schema.ts'
import type { Scope } from './principal.ts'
import { site } from './schema.ts'
import { hashOf, newToken } from './tokens.ts'

/** The same in every deployment, so that it is found again. */
export const platformSiteId = '0197a000-0000-7000-8000-000000000001'

/**
 * The site that our own pages are, with the deployment's present origins: they embed widgets as a partner's do. Its
 * secret key is made and forgotten; nobody needs it.
 */
export async function ensurePlatformSite(
  { db }: { db: Db | Tx },
  name: string,
  origins: readonly string[],
): Promise<{ public_key: string }> {
  const scope: Scope[] = [...scopeNames]
  const [row] = await db
    .insert(site)
    .values({
      id: platformSiteId,
      name,
      origins: [...origins],
      scope,
      public_key: newToken('pk'),
      secret_key_hash: hashOf(newToken('sk')),
    })
    .onConflictDoUpdate({ target: site.id, set: { name, origins: sql`excluded.origins`, scope } })
    .returning({ public_key: site.public_key })
  if (!row) throw new Error('The platform’s own site was not stored')
  return row
}

/**
 * Whether a page of ours stands at this origin because a white-label school has the domain. Asked of the database each
 * time: such a page is ours from the moment that the school has a look of its own, and no longer than it is active.
 */
export async function isWhiteLabelOrigin({ db }: { db: Db | Tx }, origin: string, base: string): Promise<boolean> {
  const domain = URL.canParse(origin) ? new URL(origin).hostname : ''
  if (domain === '' || originOfHost(domain, base) !== origin) return false
  const [found] = await db
    .select({ id: school.id })
    .from(school)
    .where(and(eq(school.domain_name, domain), school.active, isNotNull(school.brand)))
  return found !== undefined
}
