import { userRoleId } from '@coachkit/contract'
import { and, eq, sql } from 'drizzle-orm'
import { isWhiteLabelOrigin, platformSiteId } from '../../kernel/auth/platform-site.ts'
import { session, site } from '../../kernel/auth/schema.ts'
import { endSoon, type Grant, openLearner, openVisitor } from '../../kernel/auth/sessions.ts'
import { findSiteByPublicKey, findSiteOfOldKey, type Site } from '../../kernel/auth/sites.ts'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { person, school } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'

export interface LearnerNames {
  external_id: string
  first_name: string | undefined
}

/** Nobody begins at a school that was switched off, and who was switched off with it doesn't go on. */
async function mustBeOpen(tx: Tx, school_id: string | null): Promise<void> {
  if (school_id === null) return
  // Locked, so that a school that is being switched off finds every learner that it has.
  const [found] = await tx.select({ active: school.active }).from(school).where(eq(school.id, school_id)).for('share')
  if (!found?.active) throw new Refusal('auth.inactive')
}

/** A student whom the site vouches for; the same external id is the same student, however many tokens are asked at once. */
async function learnerOf(tx: Tx, { id: site_id, school_id }: Site, names: LearnerNames): Promise<string> {
  const id = newId()
  const [row] = await tx
    .insert(person)
    .values({
      id,
      site_id,
      school_id,
      external_id: names.external_id,
      username: `learner-${id}`,
      first_name: names.first_name ?? '',
      user_role_id: userRoleId.student,
    })
    .onConflictDoUpdate({
      target: [person.site_id, person.external_id],
      targetWhere: sql`${person.site_id} is not null`,
      set: { first_name: names.first_name ?? sql`${person.first_name}` },
    })
    .returning({ id: person.id, active: person.active })
  if (!row) throw new Error('The learner was not stored')
  if (!row.active) throw new Refusal('auth.inactive')
  return row.id
}

/** `base` is where the platform is reached. */
export function createEmbedStore(database: Pick<Database, 'db' | 'withTx'>, base: string) {
  const { db, withTx } = database

  /** The platform's own site also stands on the domains of white-label schools; no other site does. */
  async function withOwnDomain(found: Site | null, origin: string | null): Promise<Site | null> {
    if (found?.id !== platformSiteId || origin === null || found.origins.includes(origin)) return found
    const isOurs = await isWhiteLabelOrigin({ db }, origin, base)
    return isOurs ? { ...found, origins: [...found.origins, origin] } : found
  }

  return {
    /** The site as it is for a page of this origin. */
    findSiteByPublicKey: async (key: string, origin: string | null) =>
      withOwnDomain(await findSiteByPublicKey(database, key), origin),

    findSiteOfOldKey: (key: string) => findSiteOfOldKey(database, key),

    /** To the minute: a busy partner's server asks many times a second. */
    noteSecretUsed: (site_id: string) =>
      db
        .update(site)
        .set({ secret_used_at: sql`now()` })
        .where(
          and(
            eq(site.id, site_id),
            sql`(${site.secret_used_at} is null or ${site.secret_used_at} < now() - interval '1 minute')`,
          ),
        ),

    async findSite(site_id: string, origin: string | null): Promise<Site | null> {
      const [found] = await db.select().from(site).where(eq(site.id, site_id))
      return withOwnDomain(found ?? null, origin)
    },

    openVisitor: (grant: Grant, lifetime: number) => openVisitor(db, grant, lifetime),

    openLearner: (of: Site, names: LearnerNames, grant: Grant, lifetime: number) =>
      withTx(async (tx) => {
        await mustBeOpen(tx, of.school_id)
        const learner_id = await learnerOf(tx, of, names)
        return { learner_id, ...(await openLearner(tx, grant, learner_id, lifetime)) }
      }),

    /** The next token of the same visitor. */
    refresh: (session_id: string, grant: Grant, lifetime: number, visitor_id: string) =>
      withTx(async (tx) => {
        await endSoon(tx, session_id)
        return openVisitor(tx, grant, lifetime, visitor_id)
      }),

    async expiryOf(session_id: string): Promise<Date | null> {
      const [found] = await db.select({ at: session.expires_at }).from(session).where(eq(session.id, session_id))
      return found?.at ?? null
    },
  }
}
export type EmbedStore = ReturnType<typeof createEmbedStore>
