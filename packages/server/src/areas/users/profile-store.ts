import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { cancelOneTimes } from '../../kernel/auth/one-time.ts'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import { oneTimeCode } from '../../kernel/auth/schema.ts'
import { revokeAll } from '../../kernel/auth/sessions.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { sqlState } from '../../kernel/db/transactions.ts'
import type { Files } from '../../kernel/files/files.ts'
import type { Mailer } from '../../kernel/mail/mail.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import { academicLevel, person } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { addressChanged, addressInUse, confirmAddress } from './mails.ts'
import { emailCode, emailCodeHash, newEmailCode } from './rules.ts'
import { emailChange } from './schema.ts'

export interface ProfileChange {
  first_name?: string | undefined
  last_name?: string | undefined
  academic_level_id?: string | null | undefined
}

/** A level that is not there is wrong input; the foreign key would only say that something failed. */
export async function mustBeLevel(tx: Tx, academic_level_id: string | null | undefined): Promise<void> {
  if (academic_level_id === null || academic_level_id === undefined) return
  const [found] = await tx.select().from(academicLevel).where(eq(academicLevel.id, academic_level_id))
  if (!found) throw new Refusal('request.invalid', { academic_level_id: 'is not one of the levels' })
}

export const definedOf = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

export function createProfileStore(
  { db, withTx }: Pick<Database, 'db' | 'withTx'>,
  { mailer, files }: { mailer: Mailer; files: Pick<Files, 'keep' | 'removeOwn'> },
) {
  return {
    async change(person_id: string, given: ProfileChange): Promise<void> {
      const set = definedOf(given)
      if (Object.keys(set).length === 0) return
      await withTx(async (tx) => {
        await mustBeLevel(tx, given.academic_level_id)
        await tx.update(person).set(set).where(eq(person.id, person_id))
      })
    },

    /** Mails a code to the new address, or, where it is somebody else's, a note; null when it is the present one. */
    async askForEmail(person_id: string, email: string): Promise<string | null> {
      return withTx(async (tx) => {
        const [own] = await tx.select({ email: person.email }).from(person).where(eq(person.id, person_id))
        if (own?.email === email) {
          await tx.delete(emailChange).where(eq(emailChange.person_id, person_id))
          return null
        }
        const [other] = await tx.select({ id: person.id }).from(person).where(eq(person.email, email))
        const code = newEmailCode()
        const row = {
          email,
          code_hash: other ? null : emailCodeHash(person_id, code),
          tries: 0,
          expires_at: sql`now() + ${emailCode.minutes} * interval '1 minute'`,
        }
        await tx
          .insert(emailChange)
          .values({ person_id, ...row })
          .onConflictDoUpdate({ target: emailChange.person_id, set: row })
        await mailer.send(tx, { to: email, ...(other ? addressInUse : confirmAddress(code)) })
        return email
      })
    },

    /** The address that waits for its code. */
    async findPending(person_id: string): Promise<string | null> {
      const [found] = await db
        .select({ email: emailChange.email })
        .from(emailChange)
        .where(and(eq(emailChange.person_id, person_id), sql`${emailChange.expires_at} > now()`))
      return found?.email ?? null
    },

    /** Counts a try before the code is looked at, so that many at once are no more than five. */
    async tryCode(person_id: string, code: string): Promise<boolean> {
      const [tried] = await db
        .update(emailChange)
        .set({ tries: sql`${emailChange.tries} + 1` })
        .where(
          and(
            eq(emailChange.person_id, person_id),
            lt(emailChange.tries, emailCode.tries),
            sql`${emailChange.expires_at} > now()`,
          ),
        )
        .returning({ code_hash: emailChange.code_hash })
      return tried?.code_hash === emailCodeHash(person_id, code)
    },

    async passwordHashOf(person_id: string): Promise<string | null> {
      const [found] = await db.select({ hash: person.password_hash }).from(person).where(eq(person.id, person_id))
      return found?.hash ?? null
    },

    /** Takes the code's address, once. False when another took the code, or the address, in the meantime. */
    async takeEmail(
      { person_id, session_id }: Pick<PersonPrincipal, 'person_id' | 'session_id'>,
      code: string,
    ): Promise<boolean> {
      try {
        return await withTx(async (tx) => {
          const [taken] = await tx
            .delete(emailChange)
            .where(
              and(
                eq(emailChange.person_id, person_id),
                isNotNull(emailChange.code_hash),
                eq(emailChange.code_hash, emailCodeHash(person_id, code)),
              ),
            )
            .returning({ email: emailChange.email })
          if (!taken) return false
          const [before] = await tx.select({ email: person.email }).from(person).where(eq(person.id, person_id))
          // The code was read in that mailbox.
          await tx
            .update(person)
            .set({ email: taken.email, email_confirmed_at: new Date() })
            .where(eq(person.id, person_id))
          // What went to the old address, or was opened with it, opens nothing any more.
          await revokeAll(tx, person_id, session_id)
          await cancelOneTimes(tx, person_id)
          await tx.delete(oneTimeCode).where(eq(oneTimeCode.person_id, person_id))
          if (before?.email) await mailer.send(tx, { to: before.email, ...addressChanged(taken.email) })
          return true
        })
      } catch (error) {
        // Somebody else signed up with the address while the code was on its way.
        if (sqlState(error) === '23505') return false
        throw error
      }
    },

    /** Sets the picture of an account within reach, and drops the old one. False when there is no such account. */
    async setPicture(user: Caller, person_id: string, bytes: () => Promise<Uint8Array>): Promise<string | null> {
      if (!isUuid(person_id)) return null
      const within = and(eq(person.id, person_id), reach.account(user))
      const [before] = await db.select({ file: person.profile_pic_file }).from(person).where(within)
      if (!before) return null
      const file = await files.keep(await bytes(), person_id)
      const updated = await db.update(person).set({ profile_pic_file: file }).where(within).returning({ id: person.id })
      if (updated.length === 0) return null
      if (before.file && before.file !== file) await files.removeOwn(before.file)
      return file
    },
  }
}
export type ProfileStore = ReturnType<typeof createProfileStore>
