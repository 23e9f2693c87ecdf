import { eq } from 'drizzle-orm'
import { issueOneTime } from '../../../kernel/auth/one-time.ts'
import type { Database } from '../../../kernel/db/database.ts'
import type { Leases } from '../../../kernel/jobs/leases.ts'
import type { Mail, Mailer } from '../../../kernel/mail/mail.ts'
import type { Texter } from '../../../kernel/mail/texts.ts'
import { person } from '../../../kernel/people/schema.ts'
import type { Accounts } from '../accounts.ts'
import type { Codes } from '../one-time-codes/codes.ts'
import type { AccountName } from '../rules.ts'
import type { Pending } from '../sign-up/pending.ts'
import { addressesOf } from './addresses.ts'
import { mailsOf } from './mails.ts'

/** What somebody asked to be sent. `base` is the address of the pages that the link leads to. */
export type Wish =
  | { what: 'magic-link'; email: string; portal: string; base: string }
  | { what: 'password-reset'; email: string; to_checkout: boolean; base: string }
  | { what: 'code'; name: AccountName }
  | { what: 'sign-up'; one_time_id: string; base: string }

export interface PostDeps {
  database: Database
  leases: Leases
  mailer: Mailer
  texter: Texter
  accounts: Accounts
  codes: Codes
  pending: Pending
  product: string
  /** The platform's name in mails. */
  title: string
}

/**
 * Sends what was asked for, to whom there is. The call that asks only writes the wish down, the same for every name;
 * whether there is an account is looked up here, after the answer, so that neither answer nor time can tell.
 */
export function createPost({ database, leases, mailer, texter, accounts, codes, pending, product, title }: PostDeps) {
  const mails = mailsOf(title)
  const addresses = addressesOf(product)

  async function sendMagicLink({ email, portal, base }: Extract<Wish, { what: 'magic-link' }>) {
    const found = await accounts.findAddressee({ email })
    if (!found) return
    await database.withTx(async (tx) => {
      const token = await issueOneTime(tx, 'magic-link', { person_id: found.id, payload: { portal } })
      await mailer.send(tx, { to: email, ...mails.magicLink(found.first_name, addresses.link(base, token)) })
    })
  }

  async function sendReset({ email, to_checkout, base }: Extract<Wish, { what: 'password-reset' }>) {
    const found = await accounts.findAddressee({ email })
    if (!found) return
    await database.withTx(async (tx) => {
      const token = await issueOneTime(tx, 'password-reset', { person_id: found.id })
      const link = addresses.reset(base, token, to_checkout)
      await mailer.send(tx, { to: email, ...mails.reset(found.first_name, link) })
    })
  }

  async function sendCode({ name }: Extract<Wish, { what: 'code' }>) {
    const found = await accounts.findAddressee(name)
    // By the way that was asked for; a username has none of its own.
    const number = 'email' in name ? null : found?.mobile_number
    const email = 'mobile_number' in name ? null : found?.email
    if (!found || !(email || number)) return
    const { code, code_hash } = await codes.make()
    await database.withTx(async (tx) => {
      await codes.keep(tx, found.id, code_hash)
      if (email) await mailer.send(tx, { to: email, ...mails.code(found.first_name, code) })
      else if (number) await texter.send(tx, { to: number, text: mails.codeText(code) })
    })
  }

  async function sendSignUp({ one_time_id, base }: Extract<Wish, { what: 'sign-up' }>) {
    await database.withTx(async (tx) => {
      const found = await pending.find(tx, one_time_id)
      if (!found) return
      const { email } = found.payload
      const [owner] = await tx.select({ first_name: person.first_name }).from(person).where(eq(person.email, email))
      let mail: Omit<Mail, 'to'>
      if (owner) {
        await pending.drop(tx, one_time_id)
        mail = mails.alreadyThere(owner.first_name, addresses.login(base), addresses.forgotten(base))
      } else {
        mail = mails.signUp(addresses.link(base, await pending.renew(tx, one_time_id)))
      }
      await mailer.send(tx, { to: email, ...mail })
    })
  }

  leases.handle<Wish>('sign-in-post', {
    attempts: 5,
    work: async ({ payload }) => {
      if (payload.what === 'magic-link') await sendMagicLink(payload)
      else if (payload.what === 'password-reset') await sendReset(payload)
      else if (payload.what === 'code') await sendCode(payload)
      else await sendSignUp(payload)
    },
    // The person asks again; there is nobody whom this could be told.
    giveUp: async () => {},
  })

  return {
    async send(wish: Wish): Promise<void> {
      await database.withTx((tx) => leases.add(tx, 'sign-in-post', wish))
      // Not at once: whoever asks and then asks something else could feel whether there is work for this name.
      setTimeout(() => leases.nudge(), 100 + Math.random() * 400).unref()
    },
  }
}
export type Post = ReturnType<typeof createPost>
