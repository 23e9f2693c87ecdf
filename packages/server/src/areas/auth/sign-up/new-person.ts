import { randomInt } from 'node:crypto'
import { userRoleId } from '@coachkit/contract'
import { eq } from 'drizzle-orm'
import { personIdentity } from '../../../kernel/auth/schema.ts'
import type { Tx } from '../../../kernel/db/database.ts'
import { person } from '../../../kernel/people/schema.ts'
import type { IdentityKey, NewPerson } from './pending.ts'

/** `maya.okafor4821`: made by us, so that a sign-up can't be used to find out which usernames are taken. */
export function newUsername(first_name: string, last_name: string): string {
  const plain = `${first_name}.${last_name}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9.]/g, '')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 40)
  return `${plain || 'learner'}${randomInt(1000, 10_000)}`
}

/** More tries than any name needs; each has nine thousand numbers. */
const tries = 12

/** The account of somebody whose address is confirmed. Null when the address got one in the meantime. */
export async function makePerson(tx: Tx, fields: NewPerson): Promise<string | null> {
  const { identity, user_role, mobile_number, ...given } = fields
  let number = mobile_number
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const [made] = await tx
      .insert(person)
      .values({
        first_name: given.first_name.trim(),
        last_name: given.last_name.trim(),
        email: given.email,
        password_hash: given.password_hash,
        is_free_tier: given.is_free_tier,
        academic_level_id: given.academic_level_id ?? null,
        ...(given.time_zone && { time_zone: given.time_zone }),
        mobile_number: number,
        user_role_id: userRoleId[user_role],
        username: newUsername(given.first_name, given.last_name),
        email_confirmed_at: new Date(),
        has_agreed_policy: true,
      })
      .onConflictDoNothing()
      .returning({ id: person.id })
    if (made) {
      if (identity) await linkIdentity(tx, made.id, identity)
      return made.id
    }
    if (await isTaken(tx, eq(person.email, given.email))) return null
    // Somebody else's number is left out without a word: the answer must not tell whose it is.
    if (number !== null && (await isTaken(tx, eq(person.mobile_number, number)))) number = null
  }
  throw new Error('No free username was found')
}

const isTaken = async (tx: Tx, where: ReturnType<typeof eq>) =>
  (await tx.select({ id: person.id }).from(person).where(where)).length > 0

export async function linkIdentity(tx: Tx, person_id: string, identity: IdentityKey): Promise<void> {
  const { provider, issuer, subject } = identity
  await tx.insert(personIdentity).values({ person_id, provider, issuer, subject }).onConflictDoNothing()
}
