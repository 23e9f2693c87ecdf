import type { PeopleWorld } from './people.ts'

const password = 'a-password-of-this-test'

/** Somebody who has a password. */
export async function authWorld({ server }: PeopleWorld) {
  const password_hash = await server.app.kernel.auth.passwords.hash(password)
  const login = await server.addPerson('student', { username: 'pupil-with-password', password_hash })
  return { login, password }
}
