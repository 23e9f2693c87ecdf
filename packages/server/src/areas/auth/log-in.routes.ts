import { takeOneTime } from '../../kernel/auth/one-time.ts'
import type { Passwords } from '../../kernel/auth/passwords.ts'
import type { Database } from '../../kernel/db/database.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Accounts, Browser } from './accounts.ts'
import type { Guesses } from './guesses.ts'
import type { Codes } from './one-time-codes/codes.ts'
import type { Flows } from './providers/flows.ts'
import type { Grants } from './providers/grants.ts'
import { findByIdentity } from './providers/identities.ts'
import { type Login, loginType, mustBeActive, mustBeOfRole, mustHaveProof, mustHaveSecret } from './rules.ts'

export interface LogInDeps {
  database: Pick<Database, 'withTx'>
  passwords: Pick<Passwords, 'isRight'>
  accounts: Accounts
  guesses: Guesses
  codes: Codes
  grants: Grants
  flows: Flows
}

/** Every way to sign in ends in a session; what each asks for first is one function here. */
export function logInRoutes({ database, passwords, accounts, guesses, codes, grants, flows }: LogInDeps): Route[] {
  async function bySecret(body: Login, how: 'password' | 'code', browser: Browser, address: string) {
    const { name, secret } = mustHaveSecret(body)
    const { device_id } = browser
    const account = await accounts.find(name, device_id)
    const is_known_device = device_id !== undefined && account?.is_known_device === true
    const guess = await guesses.take({ name, address, device_id, is_known_device })
    // Checked in any case: neither answer nor time tells whether the account exists.
    const right =
      how === 'code'
        ? await codes.take(account?.id ?? null, secret)
        : await passwords.isRight(account?.password_hash ?? null, secret)
    if (!account || !right) throw new Refusal('auth.wrong-credentials')
    mustBeOfRole(account, body.login_role)
    await guess.right()
    mustBeActive(account)
    return accounts.signIn(account.id, browser)
  }

  async function byLoginToken(login_token: string, role: Login['login_role'], browser: Browser) {
    const person_id = await flows.personOf(login_token)
    const account = await accounts.findById(person_id)
    if (account) mustBeOfRole(account, role)
    return database.withTx(async (tx) => {
      if (!(await takeOneTime(tx, ['login-token'], login_token))) throw new Refusal('auth.link-spent')
      return accounts.signInWithin(tx, person_id, browser)
    })
  }

  async function byProvider(
    name: 'google' | 'apple' | 'canvas' | 'd2l',
    secret: string,
    role: Login['login_role'],
    browser: Browser,
  ) {
    const identity = await grants.identityOf(name, secret)
    return database.withTx(async (tx) => {
      const person_id = await findByIdentity(tx, identity)
      const account = person_id ? await accounts.findById(person_id, tx) : null
      if (!account) throw new Refusal('auth.no-account')
      mustBeOfRole(account, role)
      mustBeActive(account)
      await grants.take(tx, name, secret)
      return accounts.signInWithin(tx, account.id, browser)
    })
  }

  return [
    route('POST auth/login', async ({ body, headers, user_agent, address }) => {
      const browser = { user_agent, device_id: headers['x-device-id'] }
      const type = loginType(body)
      if (type === 'password' || type === 'code') return bySecret(body, type, browser, address)
      const proof = mustHaveProof(body, type)
      if (type === 'token') return byLoginToken(proof, body.login_role, browser)
      return byProvider(type, proof, body.login_role, browser)
    }),
  ]
}
