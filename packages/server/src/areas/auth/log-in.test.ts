import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '../../kernel/auth/passwords.ts'
import { person } from '../../kernel/people/schema.ts'
import { type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
const password = 'correct horse'

beforeAll(async () => {
  server = await testServer()
  const password_hash = await createPasswords().hash(password)
  await server.addPerson('student', {
    username: 'ann',
    email: 'ann@demo.test',
    mobile_number: '+4479460000',
    password_hash,
    is_free_tier: true,
  })
  await server.addPerson('student', { username: 'off', email: 'off@demo.test', password_hash, active: false })
  await server.addPerson('student', { username: 'bare', email: 'bare@demo.test' })
})
afterAll(() => server.close())

test.each([
  { email: 'ann@demo.test' },
  { email: ' Ann@Demo.test ' },
  { username: 'ann' },
  { username: 'ann@demo.test' },
  { mobile_number: '+44 (794) 600-00' },
])('signs in by %j and the password', async (name) => {
  const { user, access_token, expires_at } = await server.answer('POST auth/login', { body: { ...name, password } })
  expect(user).toMatchObject({ username: 'ann', is_free_tier: true, flag: { has_agreed_policy: false } })
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(29 * 86_400_000)
  expect((await server.answer('GET users/me', {}, access_token)).user.id).toBe(user.id)
})

test('a new user has never logged in; the next time the last login is told', async () => {
  await server.database.db.update(person).set({ last_logged_in: null }).where(eq(person.username, 'ann'))
  const login = () => server.answer('POST auth/login', { body: { username: 'ann', password } })
  expect((await login()).user.last_logged_in).toBeNull()
  expect((await login()).user.last_logged_in).not.toBeNull()
})

test('a wrong password, an unknown account and one without a password get the same answer', async () => {
  const replies = await Promise.all(
    [{ username: 'ann' }, { username: 'nobody' }, { email: 'bare@demo.test' }, { username: 'a\0b' }].map((name) =>
      server.request('POST auth/login', { body: { ...name, password: 'wrong horse' } }),
    ),
  )
  for (const reply of replies.slice(0, 3)) {
    expect(reply).toMatchObject({ ok: false, status: 422, problem: { code: 'auth.wrong-credentials' } })
  }
  expect(replies[3]).toMatchObject({ ok: false, status: 422 })
})

test('an account that is switched off says so, but only to who knows its password', async () => {
  const login = (given: string) =>
    server.request('POST auth/login', { body: { email: 'off@demo.test', password: given } })
  expect(await login(password)).toMatchObject({ status: 403, problem: { code: 'auth.inactive' } })
  expect(await login('wrong horse')).toMatchObject({ status: 422, problem: { code: 'auth.wrong-credentials' } })
})

test('a way to sign in that is not configured is refused, and so is a login without name or password', async () => {
  const login = (body: object) => server.request('POST auth/login', { body })
  expect(await login({ login_type: 'google', google_jwt: 'x' })).toMatchObject({
    status: 422,
    problem: { code: 'auth.login-type' },
  })
  expect(await login({ password })).toMatchObject({
    status: 422,
    problem: { errors: { username: expect.any(String) } },
  })
  expect(await login({ username: 'ann' })).toMatchObject({ problem: { errors: { password: expect.any(String) } } })
})

test('a logout ends this session and no other', async () => {
  const first = await server.answer('POST auth/login', { body: { username: 'ann', password } })
  const second = await server.answer('POST auth/login', { body: { username: 'ann', password } })
  expect(await server.answer('POST auth/logout', {}, first.access_token)).toEqual({ ok: true })
  expect(await server.request('GET users/me', {}, first.access_token)).toMatchObject({
    status: 401,
    problem: { code: 'session.expired' },
  })
  expect(await server.request('GET users/me', {}, second.access_token)).toMatchObject({ ok: true })
})
