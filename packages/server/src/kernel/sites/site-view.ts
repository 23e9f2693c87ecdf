import type { Site } from '@coachkit/contract'
import { and, asc, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { platformSiteId } from '../auth/platform-site.ts'
import { site, siteOldKey, siteVisit } from '../auth/schema.ts'
import { brandOfSchool } from '../brands/white-labels.ts'
import type { Db, Tx } from '../db/database.ts'
import { school } from '../people/schema.ts'
import { type LineBrand, lookOf, pasteLine } from './paste-line.ts'

type SchoolRow = Pick<typeof school.$inferSelect, 'id' | 'name' | 'brand'>

/** A line carries no pictures, so their addresses are made of nothing. */
const withoutPictures = () => ''

function brandOfLine(named: string | null, of: SchoolRow | null): LineBrand {
  if (named !== null) return named
  const look = of && brandOfSchool(of, withoutPictures)
  return look ? lookOf(look) : null
}

/** Sites as an admin sees them, by name. The platform's own is none: its pages are ours, and follow the settings. */
export async function findSiteViews(tx: Db | Tx, address: string, where?: SQL): Promise<Site[]> {
  const rows = await tx
    .select({ site, school: { id: school.id, name: school.name, brand: school.brand } })
    .from(site)
    .leftJoin(school, sql`${school.id} = ${site.school_id}`)
    .where(and(ne(site.id, platformSiteId), where))
    .orderBy(asc(site.name), asc(site.id))
  const ids = rows.map(({ site: { id } }) => id)
  if (ids.length === 0) return []
  const used = await tx
    .select({ site_id: siteVisit.site_id, at: sql<Date | string | null>`max(${siteVisit.opened_at})` })
    .from(siteVisit)
    .where(inArray(siteVisit.site_id, ids))
    .groupBy(siteVisit.site_id)
  const usedAt = new Map(used.map(({ site_id, at }) => [site_id, at && new Date(at).toISOString()]))
  const old = await tx
    .select()
    .from(siteOldKey)
    .where(and(inArray(siteOldKey.site_id, ids), gt(siteOldKey.ends_at, sql`now()`)))
    .orderBy(asc(siteOldKey.ends_at))
  return rows.map(({ site: one, school: of }) => ({
    id: one.id,
    name: one.name,
    school: of && { id: of.id, name: of.name },
    brand: one.brand,
    origins: one.origins,
    public_key: one.public_key,
    line: pasteLine(address, one.public_key, brandOfLine(one.brand, of)),
    created_at: one.created_at.toISOString(),
    used_at: usedAt.get(one.id) ?? null,
    secret_used_at: one.secret_used_at?.toISOString() ?? null,
    old_keys: old
      .filter(({ site_id }) => site_id === one.id)
      .map(({ kind, ends_at }) => ({ kind, ends_at: ends_at.toISOString() })),
  }))
}
