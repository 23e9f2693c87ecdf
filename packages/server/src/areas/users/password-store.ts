import { and, eq, sql } from 'drizzle-orm'
import { cancelOneTimes } from '../../kernel/auth/one-time.ts'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import { oneTimeCode } from '../../kernel/auth/schema.ts'
import { revokeAll } from '../../kernel/auth/sessions.ts'
import type { Database } from '../../kernel/db/database.ts'
import type { Mailer } from '../../kernel/mail/mail.ts'
import { person } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { passwordChanged } from './mails.ts'
import { emailChange } from './schema.ts'

export function createPasswordStore({ db, withTx }: Pick<Database, 'db' | 'withTx'>, mailer: Mailer) {
  return {
    async getAccount(person_id: string) {
      const [found] = await db
        .select({ hash: person.password_hash, email_pending: emailChange.email })
        .from(person)
        .leftJoin(emailChange, and(eq(emailChange.person_id, person.id), sql`${emailChange.expires_at} > now()`))
        .where(eq(person.id, person_id))
      if (!found) throw new Refusal('object.missing')
      return { has_password: found.hash !== null, email_pending: found.email_pending }
    },

    /** Sets it while the one that was proved (`before`) is still there, and ends all that the old one opened, but the session that asks. */
    async setPassword({ person_id, session_id }: PersonPrincipal, before: string | null, password_hash: string) {
      await withTx(async (tx) => {
        const [changed] = await tx
          .update(person)
          .set({ password_hash })
          .where(and(eq(person.id, person_id), sql`${person.password_hash} is not distinct from ${before}`))
          .returning({ email: person.email })
        if (!changed) throw new Refusal('users.wrong-password')
        await revokeAll(tx, person_id, session_id)
        await cancelOneTimes(tx, person_id)
        await tx.delete(oneTimeCode).where(eq(oneTimeCode.person_id, person_id))
        if (changed.email) await mailer.send(tx, { to: changed.email, ...passwordChanged })
      })
    },
  }
}
export type PasswordStore = ReturnType<typeof createPasswordStore>
