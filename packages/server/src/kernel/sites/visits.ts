import { and, eq, isNull, sql } from 'drizzle-orm'
import { platformSiteId } from '../auth/platform-site.ts'
import { siteVisit } from '../auth/schema.ts'
import { originOf } from '../auth/sites.ts'
import type { Database } from '../db/database.ts'

export type VisitOutcome = 'opened' | 'embed.origin' | 'embed.unknown-key'

/** A busy page writes once in so many milliseconds; another outcome is written at once. */
const writeEvery = 10_000
const rememberMost = 1_000
/** Anybody can send any `Origin`: of those that were only ever refused, a site keeps the newest. */
const refusedKept = 50
const longestOrigin = 300

/** Which pages asked for a session with a site's key, and what came of it. */
export function createVisits({ db }: Pick<Database, 'db'>, now: () => number = Date.now) {
  const written = new Map<string, { at: number; outcome: VisitOutcome }>()

  function isFresh(name: string, outcome: VisitOutcome): boolean {
    const known = written.get(name)
    if (known && known.outcome === outcome && now() - known.at < writeEvery) return true
    written.delete(name)
    const oldest = written.keys().next()
    if (written.size >= rememberMost && !oldest.done) written.delete(oldest.value)
    written.set(name, { at: now(), outcome })
    return false
  }

  return async function noteVisit(site_id: string, origin: string | null, outcome: VisitOutcome): Promise<void> {
    // Our own pages are nobody's to check, and are opened all the time.
    if (site_id === platformSiteId || origin === null || origin.length > longestOrigin) return
    if (originOf(origin) !== origin || isFresh(`${site_id} ${origin}`, outcome)) return
    const seen = outcome === 'opened' ? { opened_at: sql`now()` } : { refused_at: sql`now()`, refused_for: outcome }
    await db
      .insert(siteVisit)
      .values({ site_id, origin, ...seen })
      .onConflictDoUpdate({ target: [siteVisit.site_id, siteVisit.origin], set: seen })
    if (outcome === 'opened') return
    const newest = sql`(select v.origin from site_visit v where v.site_id = ${site_id} and v.opened_at is null
      order by v.refused_at desc limit ${refusedKept})`
    await db
      .delete(siteVisit)
      .where(
        and(eq(siteVisit.site_id, site_id), isNull(siteVisit.opened_at), sql`${siteVisit.origin} not in ${newest}`),
      )
  }
}
export type NoteVisit = ReturnType<typeof createVisits>
