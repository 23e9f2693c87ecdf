import type { Site } from '@coachkit/contract'
import { userRoleId } from '@coachkit/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { findOneTime, issueOneTime } from '../../kernel/auth/one-time.ts'
import { oneTime, site } from '../../kernel/auth/schema.ts'
import { createSite } from '../../kernel/auth/sites.ts'
import type { WhiteLabelRecord } from '../../kernel/brands/white-labels.ts'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Db, Tx } from '../../kernel/db/database.ts'
import { person, school } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findSiteViews } from '../../kernel/sites/site-view.ts'
import type { SiteLook } from './rules.ts'

export interface NewSchoolSite {
  school_name: string
  site_name: string
  look: SiteLook
  origins: readonly string[]
}

export interface FirstAdmin {
  email: string
  first_name: string
  last_name: string
  /** Null: a link that works once leads to where the admin chooses a password. */
  password_hash: string | null
}

export interface MadeSite {
  school: { id: string; name: string }
  site: Site
  secret_key: string
}

/** Any number will do, as long as nothing else takes it. */
const setupLock = 4_915_009

async function hasAdmin(tx: Db | Tx): Promise<boolean> {
  const found = await tx
    .select({ id: person.id })
    .from(person)
    .where(eq(person.user_role_id, userRoleId.admin))
    .limit(1)
  return found.length > 0
}

export function createSetupStore(
  { db, withTx }: Pick<Database, 'db' | 'withTx'>,
  address: string,
  addKnowledge: (tx: Tx) => Promise<unknown>,
) {
  /** The oldest school of that name, however its letters are written, or a new one. */
  async function schoolNamed(tx: Tx, name: string, look: SiteLook) {
    const columns = { id: school.id, name: school.name, brand: school.brand }
    const [known] = await tx
      .select(columns)
      .from(school)
      .where(sql`lower(${school.name}) = lower(${name})`)
      .orderBy(asc(school.created_at))
      .limit(1)
    const brand: WhiteLabelRecord | null = look.colour ? { primary: look.colour, page_title: name } : null
    if (!known) {
      const id = newId()
      await tx.insert(school).values({ id, name, brand })
      return { id, name }
    }
    // A look that somebody gave the school already stays.
    if (brand && !known.brand) await tx.update(school).set({ brand }).where(eq(school.id, known.id))
    return { id: known.id, name: known.name }
  }

  async function addSite(tx: Tx, given: NewSchoolSite): Promise<MadeSite> {
    const of = await schoolNamed(tx, given.school_name, given.look)
    const id = newId()
    const { secret_key } = await createSite(tx, {
      ...{ id, name: given.site_name, school_id: of.id, brand: given.look.brand, origins: given.origins },
      scope: ['chat', 'quiz'],
    })
    const [made] = await findSiteViews(tx, address, eq(site.id, id))
    if (!made) throw new Error('The site was not stored')
    return { school: of, site: made, secret_key }
  }

  return {
    hasAdmin: () => hasAdmin(db),

    /** A token for the page of the first set-up. */
    invite: () => issueOneTime(db, 'setup'),

    isInvitation: async (token: string) => (await findOneTime(db, ['setup'], token)) !== null,

    addSite: (given: NewSchoolSite): Promise<MadeSite> => withTx((tx) => addSite(tx, given)),

    /** All of it or nothing. Of two at once, the second finds an admin. */
    makeFirst: (admin: FirstAdmin, given: NewSchoolSite) =>
      withTx(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${setupLock})`)
        if (await hasAdmin(tx)) throw new Refusal('setup.done')
        const person_id = newId()
        const [stored] = await tx
          .insert(person)
          .values({
            ...admin,
            id: person_id,
            username: `admin-${person_id}`,
            user_role_id: userRoleId.admin,
            // Whoever may set the platform up vouches for the address.
            email_confirmed_at: new Date(),
            has_agreed_policy: true,
          })
          .onConflictDoNothing()
          .returning({ id: person.id })
        if (!stored) throw new Refusal('request.invalid', { email: 'Somebody who is no admin has this address.' })
        const made = await addSite(tx, given)
        await addKnowledge(tx)
        await tx.delete(oneTime).where(eq(oneTime.kind, 'setup'))
        const link = admin.password_hash === null ? await issueOneTime(tx, 'first-password', { person_id }) : null
        return { ...made, password_token: link }
      }),
  }
}
export type SetupStore = ReturnType<typeof createSetupStore>
