import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
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
  const scope: Scope[] = ['chat', 'quiz']
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
    .onConflictDoUpdate({ target: site.id, set: { name, origins: sql`excluded.origins` } })
    .returning({ public_key: site.public_key })
  if (!row) throw new Error('The platform’s own site was not stored')
  return row
}
