import type { Site } from '@coachkit/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { platformSiteId } from '../../kernel/auth/platform-site.ts'
import { site, siteVisit } from '../../kernel/auth/schema.ts'
import { createSite, replaceKey } from '../../kernel/auth/sites.ts'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { school } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findSiteViews } from '../../kernel/sites/site-view.ts'
import { reachSite } from './reach.ts'

type Caller = { roles: readonly string[] }

export interface SiteFields {
  name?: string | undefined
  brand?: string | null | undefined
  origins?: readonly string[] | undefined
}

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Refusal('object.missing')
  return row
}

export function createSiteStore({ db, withTx }: Pick<Database, 'db' | 'withTx'>, address: string) {
  const within = (user: Caller, id: string) => {
    if (!isUuid(id)) throw new Refusal('object.missing')
    return and(eq(site.id, id), ne(site.id, platformSiteId), reachSite(user))
  }
  const view = async (tx: Tx, id: string): Promise<Site> =>
    found((await findSiteViews(tx, address, eq(site.id, id)))[0])

  return {
    list: (user: Caller): Promise<Site[]> => findSiteViews(db, address, reachSite(user)),

    add: (fields: SiteFields & { name: string; origins: readonly string[]; school_id: string | null }) =>
      withTx(async (tx) => {
        const { school_id } = fields
        if (school_id !== null) {
          const isThere =
            isUuid(school_id) && (await tx.select().from(school).where(eq(school.id, school_id))).length > 0
          if (!isThere) throw new Refusal('request.invalid', { school_id: 'There is no such school.' })
        }
        const id = newId()
        const { secret_key } = await createSite(tx, {
          ...{ id, school_id, name: fields.name, origins: fields.origins, brand: fields.brand ?? null },
          scope: ['chat', 'quiz'],
        })
        return { site: await view(tx, id), secret_key }
      }),

    change: (user: Caller, id: string, { name, brand, origins }: SiteFields): Promise<Site> =>
      withTx(async (tx) => {
        const [changed] = await tx
          .update(site)
          .set({
            // Never an empty statement: the id stays what it is.
            id: sql`${site.id}`,
            ...(name !== undefined && { name }),
            ...(brand !== undefined && { brand }),
            ...(origins !== undefined && { origins: [...origins] }),
          })
          .where(within(user, id))
          .returning({ id: site.id })
        return view(tx, found(changed).id)
      }),

    replaceKey: (user: Caller, id: string, kind: 'public' | 'secret', old_ends_in: number) =>
      withTx(async (tx) => {
        const [row] = await tx.select({ id: site.id }).from(site).where(within(user, id))
        const key = await replaceKey(tx, found(row).id, kind, old_ends_in)
        return { site: await view(tx, id), secret_key: kind === 'secret' ? key : null }
      }),

    /** What is known of a page; the page itself is never asked. */
    async factsOf(user: Caller, id: string, origin: string) {
      const [row] = await db
        .select({
          origins: site.origins,
          school_active: sql<boolean>`coalesce(${school.active}, true)`,
          opened_at: siteVisit.opened_at,
          refused_at: siteVisit.refused_at,
          refused_for: siteVisit.refused_for,
          visited: siteVisit.origin,
        })
        .from(site)
        .leftJoin(school, eq(school.id, site.school_id))
        .leftJoin(siteVisit, and(eq(siteVisit.site_id, site.id), eq(siteVisit.origin, origin)))
        .where(within(user, id))
      const { origins, school_active, visited, ...visit } = found(row)
      return { origins, school_active, visit: visited === null ? null : visit }
    },
  }
}
export type SiteStore = ReturnType<typeof createSiteStore>
