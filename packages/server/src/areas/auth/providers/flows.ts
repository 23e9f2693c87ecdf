import { timingSafeEqual } from 'node:crypto'
import type { ProviderName, Role } from '@coachkit/contract'
import * as client from 'openid-client'
import { findOneTime, issueOneTime, keepOneTime, takeOneTime } from '../../../kernel/auth/one-time.ts'
import { hashOf, newToken } from '../../../kernel/auth/tokens.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Accounts } from '../accounts.ts'
import { mustBeActive, mustBeOfRole } from '../rules.ts'
import type { Providers } from './create-providers.ts'
import { findByIdentity } from './identities.ts'
import type { Identity } from './provider.ts'
import { orRefusal } from './provider-failure.ts'

export type LoginRole = Exclude<Role, 'teacher-admin' | 'department-head'>

interface Begun {
  provider: ProviderName
  nonce: string
  verifier: string
  /** Only the browser that began may end: another one's link to come back signs nobody in. */
  binding_hash: string
  login_role: LoginRole | null
  base: string
}
interface HandedOver extends Pick<Begun, 'binding_hash' | 'login_role'> {
  identity: Identity
}

/** The way to a provider and back: start, callback, and the token behind the address that the browser comes back to. */
export function createFlows(
  { db, withTx }: Pick<Database, 'db' | 'withTx'>,
  providers: Providers,
  accounts: Accounts,
  redirectUri: (name: string) => string,
) {
  return {
    async start(name: ProviderName, login_role: LoginRole | undefined, base: string) {
      const provider = providers.get(name)
      const flow = {
        redirect_uri: redirectUri(name),
        state: newToken('ot'),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = await orRefusal(() => provider.start(flow))
      const binding = newToken('ot')
      const begun: Begun = {
        ...{ provider: name, nonce: flow.nonce, verifier: flow.verifier, base },
        binding_hash: hashOf(binding),
        login_role: login_role ?? null,
      }
      await keepOneTime(db, 'provider-flow', flow.state, { payload: { ...begun } })
      return { url: url.href, binding }
    },

    /** Where the browser goes on: the base of the pages that began, and the id there, or what went wrong. */
    async callback(name: string, answer: URLSearchParams) {
      const state = answer.get('state') ?? ''
      const taken = await takeOneTime(db, ['provider-flow'], state)
      if (!taken) return { base: null, problem: 'auth.provider-refused' as const }
      const { provider, nonce, verifier, base, binding_hash, login_role } = taken.payload as unknown as Begun
      if (provider !== name) return { base, problem: 'auth.provider-refused' as const }
      try {
        const flow = { redirect_uri: redirectUri(provider), state, nonce, verifier }
        const identity = await orRefusal(() => providers.get(provider).finish(answer, flow))
        const handed: HandedOver = { identity, binding_hash, login_role }
        return { base, id: await issueOneTime(db, 'hand-over', { payload: { ...handed } }) }
      } catch (error) {
        if (error instanceof Refusal) return { base, problem: error.code, cause: error.cause }
        throw error
      }
    },

    /** Looks at the binding before it takes anything: who only found the address can't use it up. */
    async token(id: string, binding: string) {
      const found = await findOneTime(db, ['hand-over'], id)
      if (!found) throw new Refusal('auth.link-spent')
      const { identity, binding_hash, login_role } = found.payload as unknown as HandedOver
      if (!timingSafeEqual(Buffer.from(binding_hash), Buffer.from(hashOf(binding)))) {
        throw new Refusal('auth.link-spent')
      }
      return withTx(async (tx) => {
        if (!(await takeOneTime(tx, ['hand-over'], id))) throw new Refusal('auth.link-spent')
        const person_id = await findByIdentity(tx, identity)
        const token = await issueOneTime(tx, 'login-token', { person_id, payload: { identity, login_role } })
        const { email, first_name, last_name } = identity
        const somebodyNew = { account: 'new' as const, email, first_name, last_name }
        const known = { account: 'known' as const, email: null, first_name: '', last_name: '' }
        return { token, ...(person_id ? known : somebodyNew) }
      })
    },

    /** Whose login token this is; it is used up by `take`. */
    async personOf(login_token: string): Promise<string> {
      const found = await findOneTime(db, ['login-token'], login_token)
      if (!found) throw new Refusal('auth.link-spent')
      const { identity, login_role } = found.payload as unknown as Pick<HandedOver, 'identity' | 'login_role'>
      const person_id = found.person_id ?? (await withTx((tx) => findByIdentity(tx, identity)))
      if (!person_id) throw new Refusal('auth.no-account')
      const account = await accounts.findById(person_id)
      if (!account) throw new Refusal('auth.no-account')
      mustBeOfRole(account, login_role ?? undefined)
      mustBeActive(account)
      return person_id
    },

    async identityOf(login_token: string): Promise<Identity> {
      const found = await findOneTime(db, ['login-token'], login_token)
      if (!found) throw new Refusal('auth.link-spent')
      return (found.payload as unknown as HandedOver).identity
    },
  }
}
export type Flows = ReturnType<typeof createFlows>
