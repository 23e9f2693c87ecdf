import type { Database } from '../../kernel/db/database.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import type { Mailer } from '../../kernel/mail/mail.ts'
import type { Buckets } from '../../kernel/rates/pace.ts'
import { contact } from './mails.ts'
import { paces } from './paces.ts'
import { plainEmail } from './rules.ts'
import type { UserStore } from './store.ts'

const ok = { ok: true as const }

/**
 * Messages to the support. We are the sender and the support the only receiver; the given address is where an answer
 * goes, so nobody can have us send mail to somebody else, or in somebody's name.
 */
export const contactRoutes = (
  users: UserStore,
  {
    database,
    mailer,
    support,
    buckets,
  }: { database: Pick<Database, 'withTx'>; mailer: Mailer; support: string; buckets: Buckets },
): Route[] => [
  route('POST mailer/contact-us', async ({ body, user, address }) => {
    const who =
      user.kind === 'person' ? user.person_id : user.kind === 'visitor' ? `visitor ${user.visitor_id}` : address
    await buckets.mustTake(`contact ${who}`, paces.contactFrom)
    await buckets.mustTake(`contact from ${address}`, paces.contactAddress)
    const email = plainEmail(body.from_email)
    const mail = { to: support, reply_to: email, ...contact(body.message, { name: '', email, id: null }) }
    await database.withTx((tx) => mailer.send(tx, mail))
    return ok
  }),

  route('POST users/contact-us', async ({ body, user }) => {
    await buckets.mustTake(`contact ${user.person_id}`, paces.contactFrom)
    const found = await users.findUser(user.person_id)
    const email = found?.email ?? null
    const name = `${found?.first_name ?? ''} ${found?.last_name ?? ''}`.trim()
    const text = contact(body.message, { name, email, id: user.person_id })
    await database.withTx((tx) => mailer.send(tx, { to: support, ...(email && { reply_to: email }), ...text }))
    return ok
  }),
]
