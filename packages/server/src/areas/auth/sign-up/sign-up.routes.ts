import { takeOneTime } from '../../../kernel/auth/one-time.ts'
import type { Passwords } from '../../../kernel/auth/passwords.ts'
import type { Database, Tx } from '../../../kernel/db/database.ts'
import { type Route, route } from '../../../kernel/http/route.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Accounts, Browser } from '../accounts.ts'
import type { Guesses } from '../guesses.ts'
import { mustBePortal } from '../magic-links/magic-links.routes.ts'
import type { Post } from '../post/post.ts'
import type { Flows } from '../providers/flows.ts'
import type { Grants } from '../providers/grants.ts'
import { findByIdentity } from '../providers/identities.ts'
import type { Identity } from '../providers/provider.ts'
import { asEmail, asMobileNumber, mustBeActive } from '../rules.ts'
import { makePerson } from './new-person.ts'
import type { NewPerson, Pending } from './pending.ts'
import { mustBeComplete, mustBeGoodSignUp, mustBeLevel, proofOf, type SignUpBody } from './sign-up.rules.ts'

export interface SignUpDeps {
  database: Pick<Database, 'db' | 'withTx'>
  passwords: Pick<Passwords, 'hash'>
  accounts: Accounts
  pending: Pending
  post: Post
  guesses: Guesses
  grants: Grants
  flows: Flows
  product: string
  baseOf: (origin: string | null) => string
}

const keyOf = ({ provider, issuer, subject }: Identity) => ({ provider, issuer, subject })

export function signUpRoutes(deps: SignUpDeps): Route[] {
  const { database, passwords, accounts, pending, post, guesses, grants, flows, product, baseOf } = deps

  const hashed = (password: string | undefined) => (password ? passwords.hash(password) : null)

  function fieldsOf(body: SignUpBody, email: string, is_free_tier: boolean) {
    const { first_name, last_name, user_role, academic_level_id, time_zone, mobile_number } = body
    return {
      ...{ first_name, last_name, user_role, academic_level_id, time_zone, is_free_tier },
      email: asEmail(email),
      mobile_number: mobile_number ? asMobileNumber(mobile_number) : null,
    }
  }

  /** Written down the same whether the address is taken or not; the mail tells its owner which. */
  async function byMail(
    body: SignUpBody,
    fields: NewPerson,
    portal: string,
    asked: { origin: string | null; address: string },
  ) {
    await guesses.takeSending({ email: fields.email }, asked.address)
    const one_time_id = await pending.keep({ ...fields, portal, referral_code: body.referral_code ?? null })
    await post.send({ what: 'sign-up', one_time_id, base: baseOf(asked.origin) })
    return { confirm_by_mail: true, signed_in: null }
  }

  /** A proof that the address is one's own; who has an account already is simply signed in. */
  async function byProof(fields: NewPerson, identity: Identity, take: (tx: Tx) => Promise<void>, browser: Browser) {
    const signed_in = await database.withTx(async (tx) => {
      await take(tx)
      const person_id = (await findByIdentity(tx, identity)) ?? (await makePerson(tx, fields))
      const account = person_id ? await accounts.findById(person_id, tx) : null
      if (!account) throw new Refusal('auth.wrong-credentials')
      mustBeActive(account)
      return accounts.signInWithin(tx, account.id, browser)
    })
    return { confirm_by_mail: false, signed_in }
  }

  return [
    route('POST auth/signup', async ({ body, query, headers, user_agent, origin, address }) => {
      const is_free_tier = query.is_free_tier === true
      const portal = mustBePortal(body.portal, product)
      mustBeGoodSignUp(body)
      await mustBeLevel(database, body.academic_level_id)

      const proof = proofOf(body)
      if (!proof) {
        const { email, password } = mustBeComplete(body)
        const fields = { ...fieldsOf(body, email, is_free_tier), password_hash: await hashed(password), identity: null }
        return byMail(body, fields, portal, { origin, address })
      }

      const { type, secret } = proof
      const identity = type === 'token' ? await flows.identityOf(secret) : await grants.identityOf(type, secret)
      const take = async (tx: Tx) => {
        if (type !== 'token') return grants.take(tx, type, secret)
        if (!(await takeOneTime(tx, ['login-token'], secret))) throw new Refusal('auth.link-spent')
      }
      const password_hash = await hashed(body.password)
      const own = { password_hash, identity: keyOf(identity) }
      if (identity.email !== null && identity.email_verified) {
        const fields = { ...fieldsOf(body, identity.email, is_free_tier), ...own }
        return byProof(fields, identity, take, { user_agent, device_id: headers['x-device-id'] })
      }
      // A learning platform vouches for the person, not for the address.
      const email = body.email ?? identity.email
      if (!email) throw new Refusal('request.invalid', { email: 'Enter your email address.' })
      await database.withTx(take)
      return byMail(body, { ...fieldsOf(body, email, is_free_tier), ...own }, portal, { origin, address })
    }),
  ]
}
