import { issueOneTime, keepOneTime } from '../../kernel/auth/one-time.ts'
import { hashOf } from '../../kernel/auth/tokens.ts'
import { identityProvider } from '../identity-provider.ts'
import type { PeopleWorld } from './people.ts'

const password = 'a-password-of-this-test'

const secretOf = (name: string) => `a-secret-of-${name}`
const names = ['google', 'apple', 'canvas'] as const

/** Google, Apple and Canvas in one: what is made up is refused by a real provider, not by one that is down. */
export async function signInElsewhere() {
  const { issuer, close } = await identityProvider({
    clients: names.map((name) => ({
      ...{ client_id: name, client_secret: secretOf(name), token_endpoint_auth_method: 'client_secret_post' },
      redirect_uris: [`http://127.0.0.1:4000/auth/callback/${name}`],
    })),
    people: {},
  })
  const clients = names.map((name) => ({
    [`${name.toUpperCase()}_CLIENT_ID`]: name,
    [`${name.toUpperCase()}_CLIENT_SECRET`]: secretOf(name),
  }))
  const places = { GOOGLE_ISSUER: issuer, APPLE_ISSUER: issuer, CANVAS_URL: issuer }
  return { env: Object.assign({}, places, ...clients) as Record<string, string>, close }
}

/** Somebody who has a password and a mail address, and what gives each of them one way in. */
export async function authWorld({ server }: PeopleWorld) {
  const { db } = server.database
  const password_hash = await server.app.kernel.auth.passwords.hash(password)
  const login = await server.addPerson('student', {
    username: 'pupil-with-password',
    email: 'pupil@way-in.test',
    password_hash,
  })
  const identity = {
    ...{ issuer: 'https://elsewhere.test', subject: 'a-subject', email: 'new@way-in.test', email_verified: true },
    ...{ first_name: 'Ada', last_name: 'Byron' },
  }
  const binding = 'ot_a-binding-of-this-test'
  let count = 0
  const ways = {
    link: () => issueOneTime(db, 'magic-link', { person_id: login.id, payload: { portal: 'ai_create' } }),
    reset: () => issueOneTime(db, 'password-reset', { person_id: login.id }),
    handOver: () =>
      issueOneTime(db, 'hand-over', {
        payload: { identity: { ...identity, provider: 'apple' }, binding_hash: hashOf(binding), login_role: null },
      }),
    grant: async (provider: 'apple' | 'google') => {
      // Asked for by many at once: each has its own name before anybody waits.
      count += 1
      const secret = `grant-${count}`
      await keepOneTime(db, 'grant', `${provider} ${secret}`, { payload: { ...identity, provider } })
      return secret
    },
    /** Nobody's so far, and another each time: what is sent to one address is limited. */
    newAddress: () => {
      count += 1
      return `somebody-${count}@way-in.test`
    },
    binding,
  }
  return { login, password, ways }
}
