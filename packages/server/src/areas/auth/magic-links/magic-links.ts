import type { MagicLink } from '@coachkit/contract'
import { eq, sql } from 'drizzle-orm'
import { findOneTime, takeOneTime } from '../../../kernel/auth/one-time.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { parentChild, person } from '../../../kernel/people/schema.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Accounts, Browser } from '../accounts.ts'
import { mustBeActive } from '../rules.ts'
import { makePerson } from '../sign-up/new-person.ts'
import type { Pending, PendingSignUp } from '../sign-up/pending.ts'

const kinds = ['magic-link', 'sign-up'] as const

/** Links from mails that sign in, or finish a sign-up. Looking changes nothing; the person's own step takes it. */
export function createMagicLinks(
  database: Pick<Database, 'db' | 'withTx'>,
  accounts: Accounts,
  pending: Pending,
  product: string,
) {
  const { db, withTx } = database

  const childrenOf = (person_id: string) =>
    db
      .select({ id: person.id, first_name: person.first_name, last_name: person.last_name })
      .from(parentChild)
      .innerJoin(person, eq(person.id, parentChild.child_id))
      .where(sql`${parentChild.parent_id} = ${person_id} and ${person.active}`)
      .orderBy(person.first_name, person.id)

  return {
    async look(token: string): Promise<MagicLink> {
      const found = await findOneTime(db, kinds, token)
      if (!found) throw new Refusal('auth.link-spent')
      const expires_at = found.expires_at.toISOString()
      if (found.kind === 'sign-up') {
        const { email, first_name, portal } = found.payload as unknown as PendingSignUp
        return { purpose: 'sign-up', email, first_name, portal, children: [], expires_at }
      }
      const [owner] = await db
        .select({ id: person.id, email: person.email, first_name: person.first_name })
        .from(person)
        .where(sql`${person.id} = ${found.person_id} and ${person.active}`)
      if (!owner) throw new Refusal('auth.link-spent')
      return {
        purpose: 'sign-in',
        email: owner.email ?? '',
        first_name: owner.first_name,
        portal: String(found.payload.portal ?? product),
        children: await childrenOf(owner.id),
        expires_at,
      }
    },

    /** Taking the token and opening the session are one: of any number at once, one gets in. */
    consume: (token: string, browser: Browser) =>
      withTx(async (tx) => {
        const taken = await takeOneTime(tx, kinds, token)
        if (!taken) throw new Refusal('auth.link-spent')
        if (taken.kind === 'sign-up') {
          const { portal, referral_code, ...fields } = taken.payload as unknown as PendingSignUp
          const made = await makePerson(tx, fields)
          if (!made) throw new Refusal('auth.link-spent')
          await pending.drop(tx, taken.id)
          return { ...(await accounts.signInWithin(tx, made, browser)), portal, referral_code }
        }
        const account = taken.person_id ? await accounts.findById(taken.person_id, tx) : null
        if (!account) throw new Refusal('auth.link-spent')
        mustBeActive(account)
        // The mail reached the person.
        await tx
          .update(person)
          .set({ email_confirmed_at: sql`coalesce(${person.email_confirmed_at}, now())` })
          .where(eq(person.id, account.id))
        const signed_in = await accounts.signInWithin(tx, account.id, browser)
        return { ...signed_in, portal: String(taken.payload.portal ?? product), referral_code: null }
      }),
  }
}
export type MagicLinks = ReturnType<typeof createMagicLinks>
