import { issueOneTime, keepOneTime } from '../../kernel/auth/one-time.ts'
import { hashOf } from '../../kernel/auth/tokens.ts'
import type { PeopleWorld } from './people.ts'

const password = 'a-password-of-this-test'

/** Providers that nothing is asked of: what the rows need of them was told before. */
export const authEnv = {
  APPLE_CLIENT_ID: 'a-client',
  APPLE_CLIENT_SECRET: 'a-secret',
  APPLE_ISSUER: 'http://127.0.0.1:9',
  GOOGLE_CLIENT_ID: 'a-client',
  GOOGLE_CLIENT_SECRET: 'a-secret',
  GOOGLE_ISSUER: 'http://127.0.0.1:9',
  CANVAS_CLIENT_ID: 'a-client',
  CANVAS_CLIENT_SECRET: 'a-secret',
  CANVAS_URL: 'http://127.0.0.1:9',
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
    ...{ issuer: 'http://127.0.0.1:9', subject: 'a-subject', email: 'new@way-in.test', email_verified: true },
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
      count += 1
      await keepOneTime(db, 'grant', `${provider} grant-${count}`, { payload: { ...identity, provider } })
      return `grant-${count}`
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
