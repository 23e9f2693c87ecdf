import { eq, sql } from 'drizzle-orm'
import { cancelOneTimes, findOneTime, type OneTimeKind, takeOneTime } from '../../../kernel/auth/one-time.ts'
import type { Passwords } from '../../../kernel/auth/passwords.ts'
import { oneTimeCode } from '../../../kernel/auth/schema.ts'
import { revokeAll } from '../../../kernel/auth/sessions.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { type Route, route } from '../../../kernel/http/route.ts'
import type { Mailer } from '../../../kernel/mail/mail.ts'
import { person } from '../../../kernel/people/schema.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Guesses } from '../guesses.ts'
import { mustBeGoodPassword } from '../new-password.ts'
import { addressesOf } from '../post/addresses.ts'
import { mailsOf } from '../post/mails.ts'
import type { Post } from '../post/post.ts'
import { asEmail } from '../rules.ts'

/** From a mail, or from the command that made the first admin. */
const kinds: readonly OneTimeKind[] = ['password-reset', 'first-password']

export interface PasswordResetDeps {
  database: Pick<Database, 'db' | 'withTx'>
  passwords: Pick<Passwords, 'hash'>
  post: Post
  mailer: Mailer
  guesses: Guesses
  product: string
  title: string
  baseOf: (origin: string | null) => string
}

export function passwordResetRoutes(deps: PasswordResetDeps): Route[] {
  const { database, passwords, post, mailer, guesses, product, title, baseOf } = deps
  const { db, withTx } = database

  return [
    route('POST auth/password/reset/link', async ({ body, origin, address }) => {
      const email = asEmail(body.email)
      await guesses.takeSending({ email }, address)
      const to_checkout = body['is_from_{product}_new_buy_page'] === true
      await post.send({ what: 'password-reset', email, to_checkout, base: baseOf(origin) })
      return { ok: true as const }
    }),

    route('POST auth/password/reset', async ({ body, origin }) => {
      const found = await findOneTime(db, kinds, body.token)
      const [owner] = await db
        .select({ id: person.id, email: person.email, username: person.username, first_name: person.first_name })
        .from(person)
        .where(sql`${person.id} = ${found?.person_id ?? null} and ${person.active}`)
      if (!owner) throw new Refusal('auth.link-spent')
      // A password that is no good leaves the link as it was.
      mustBeGoodPassword(body.new_password, 'new_password', [owner.email, owner.username, owner.first_name])
      const password_hash = await passwords.hash(body.new_password)
      await withTx(async (tx) => {
        if (!(await takeOneTime(tx, kinds, body.token))) throw new Refusal('auth.link-spent')
        await tx
          .update(person)
          .set({ password_hash, email_confirmed_at: sql`coalesce(${person.email_confirmed_at}, now())` })
          .where(eq(person.id, owner.id))
        // Whoever was in is out: sessions, other links, and codes.
        await revokeAll(tx, owner.id)
        await cancelOneTimes(tx, owner.id)
        await tx.delete(oneTimeCode).where(eq(oneTimeCode.person_id, owner.id))
        // Whoever chooses a first password changed nothing.
        if (!owner.email || found?.kind === 'first-password') return
        const forgotten = addressesOf(product).forgotten(baseOf(origin))
        await mailer.send(tx, { to: owner.email, ...mailsOf(title).passwordChanged(owner.first_name, forgotten) })
      })
      return { ok: true as const }
    }),
  ]
}
