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

test('an account of another role is refused like wrong credentials', async () => {
  const login = (login_role: 'student' | 'teacher') =>
    server.request('POST auth/login', { body: { username: 'ann', password, login_role } })
  expect(await login('student')).toMatchObject({ ok: true })
  const other = await login('teacher')
  const wrong = await server.request('POST auth/login', { body: { username: 'ann', password: 'wrong horse' } })
  if (other.ok || wrong.ok) throw new Error('Somebody got in')
  const { request_id: _, ...told } = other.problem
  expect(wrong.problem).toMatchObject(told)
})

test('guessing stops after some tries from a place; the owner’s own browser goes on', async () => {
  await server.addPerson('student', { username: 'guessed', password_hash: await createPasswords().hash(password) })
  const login = (given: string, device?: string) =>
    server.request('POST auth/login', {
      body: { username: 'guessed', password: given },
      headers: device ? { 'x-device-id': device } : {},
    })
  const own = 'the-owners-own-browser'
  expect(await login(password, own)).toMatchObject({ ok: true })
  const tries = await Promise.all(Array.from({ length: 14 }, () => login('wrong horse')))
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
  const held = tries.filter(({ status }) => status === 429)
  expect(held).toHaveLength(4)
  // Not for long: the next try is a minute away.
  expect(Number(held[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await login(password)).toMatchObject({ status: 429 })
  expect(await login(password, 'a-browser-never-seen-here')).toMatchObject({ status: 429 })
  expect(await login(password, own)).toMatchObject({ ok: true })
})

test('right passwords use no tries up', async () => {
  for (let n = 0; n < 12; n += 1) {
    expect(await server.request('POST auth/login', { body: { username: 'ann', password } })).toMatchObject({ ok: true })
  }
})
