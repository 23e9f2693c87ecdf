import { and, eq } from 'drizzle-orm'
import { cancelOneTimes } from '../../../kernel/auth/one-time.ts'
import { oneTimeCode, personIdentity } from '../../../kernel/auth/schema.ts'
import { revokeAll } from '../../../kernel/auth/sessions.ts'
import type { Tx } from '../../../kernel/db/database.ts'
import { person } from '../../../kernel/people/schema.ts'
import { linkIdentity } from '../sign-up/new-person.ts'
import type { Identity } from './provider.ts'

/**
 * The account behind an identity, which is linked to it the first time; null where there is none yet. An address that
 * the provider didn't verify leads to nobody's account: whoever looks after a learning platform could write any there.
 */
export async function findByIdentity(tx: Tx, identity: Identity): Promise<string | null> {
  const { provider, issuer, subject, email, email_verified } = identity
  const [linked] = await tx
    .select({ person_id: personIdentity.person_id })
    .from(personIdentity)
    .where(
      and(
        eq(personIdentity.provider, provider),
        eq(personIdentity.issuer, issuer),
        eq(personIdentity.subject, subject),
      ),
    )
  if (linked) return linked.person_id

  if (email === null || !email_verified) return null
  const [found] = await tx
    .select({ id: person.id, confirmed: person.email_confirmed_at })
    .from(person)
    .where(eq(person.email, email))
    .for('update')
  if (!found) return null

  if (!found.confirmed) await takeOver(tx, found.id)
  await linkIdentity(tx, found.id, identity)
  return found.id
}

/**
 * The address is shown to be the person's own only now. Whoever wrote it into the account before could have been
 * somebody else, so what they set opens it no more. Not in the spec: our choice.
 */
async function takeOver(tx: Tx, person_id: string): Promise<void> {
  await revokeAll(tx, person_id)
  await cancelOneTimes(tx, person_id)
  await tx.delete(oneTimeCode).where(eq(oneTimeCode.person_id, person_id))
  await tx.delete(personIdentity).where(eq(personIdentity.person_id, person_id))
  await tx
    .update(person)
    .set({ password_hash: null, mobile_number: null, email_confirmed_at: new Date() })
    .where(eq(person.id, person_id))
}
