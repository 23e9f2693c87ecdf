import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '../../kernel/auth/passwords.ts'
import { academicLevel, person } from '../../kernel/people/schema.ts'
import { newestMailTo } from '../../testing/outbox.ts'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'
import { familyConsent } from './schema.ts'

let server: TestServer
let cast: Cast
const consent = { consent: true, consent_version: '2026-11' } as const
const create = 'POST users/onboarding/{product}/parent/create-child-account'
const link = 'POST users/onboarding/{product}/parent/link-child-account'

beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
  await server.database.db.insert(academicLevel).values({ id: '6', name: 'Year 6' })
})
afterAll(() => server.close())

const addParent = (email?: string) => server.addPerson('parent', { email, time_zone: 'Europe/London' })
const children = async (token: string) => (await server.answer('GET users/children', {}, token)).children

test('a parent makes an account for a child, who has no e-mail; the consent is recorded with its wording', async () => {
  const parent = await addParent()
  const body = { first_name: ' Maya ', last_name: 'Okafor', academic_level_id: '6', ...consent }
  const { child } = await server.answer(create, { query: { is_free_tier: 'true' }, body }, parent.token)
  expect(child).toMatchObject({ first_name: 'Maya', is_free_tier: true, has_password: false, is_made_by_caller: true })
  expect(child.username).toMatch(/^maya\.[0-9a-z]{4}$/)
  expect(await children(parent.token)).toEqual([child])
  const { db } = server.database
  const [row] = await db.select().from(person).where(eq(person.id, child.id))
  expect(row).toMatchObject({ email: null, school_id: null, time_zone: 'Europe/London', user_role_id: 1 })
  const [agreed] = await db.select().from(familyConsent).where(eq(familyConsent.child_id, child.id))
  expect(agreed).toMatchObject({ parent_id: parent.id, kind: 'made', wording_version: '2026-11' })
  expect(agreed?.agreed_at.getTime()).toBeGreaterThan(Date.now() - 60_000)
})

test('no account is made without consent, or to a wording that is not the present one', async () => {
  const { token } = await addParent()
  const ask = (given: object) =>
    server.request(create, { query: {}, body: { first_name: 'Maya', ...given } as never }, token)
  expect(await ask({})).toMatchObject({ status: 422, problem: { errors: { consent: expect.any(String) } } })
  expect(await ask({ consent: true, consent_version: '2019-01' })).toMatchObject({
    status: 409,
    problem: { code: 'users.consent-changed' },
  })
  expect(await children(token)).toEqual([])
})

test('the parent gets a mail with the user name and the way to a password, which is in no mail', async () => {
  const parent = await addParent('ngozi@example.org')
  const password = 'a long walk in june'
  const body = { first_name: 'Tolu', username: 'Tolu.O', password, ...consent }
  const { child } = await server.answer(create, { query: { send_credentials_info: 'true' }, body }, parent.token)
  const { text: mail } = await newestMailTo(server, 'ngozi@example.org')
  expect(mail).toContain('Tolu.O')
  expect(mail).toContain(`/child/${child.id}/manage`)
  expect(mail).not.toContain(password)
  await server.answer('POST auth/login', { body: { username: 'tolu.o', password } })
})

test('a user name is one person’s, however it is written, and a made one is always free', async () => {
  const { token } = await addParent()
  const ask = (username?: string) =>
    server.request(create, { query: {}, body: { first_name: 'Šárka', username, ...consent } }, token)
  expect(await ask('sarka')).toMatchObject({ ok: true })
  expect(await ask('Sarka')).toMatchObject({ status: 409, problem: { code: 'users.username-taken' } })
  const made = await Promise.all(Array.from({ length: 8 }, () => ask()))
  expect(new Set(made.map((reply) => (reply.ok ? reply.answer.child.username : ''))).size).toBe(8)
  expect(await ask('a@b')).toMatchObject({ status: 422, problem: { errors: { username: expect.any(String) } } })
})

test('a password that everybody tries is refused, and so is a level that there is not', async () => {
  const { token } = await addParent()
  const ask = (more: object) =>
    server.request(create, { query: {}, body: { first_name: 'Maya', ...more, ...consent } }, token)
  expect(await ask({ password: 'password1' })).toMatchObject({
    status: 422,
    problem: { errors: { password: expect.any(String) } },
  })
  expect(await ask({ academic_level_id: '99' })).toMatchObject({
    status: 422,
    problem: { errors: { academic_level_id: expect.any(String) } },
  })
})

test('twenty children are enough for one family, also when they are made at once', async () => {
  const { token } = await addParent()
  const replies = await Promise.all(
    Array.from({ length: 25 }, () =>
      server.request(create, { query: {}, body: { first_name: 'Maya', ...consent } }, token),
    ),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(20)
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ status: 409, problem: { code: 'users.children-limit' } })
  expect(await children(token)).toHaveLength(20)
})

test('a child is linked by the code that stands in the child’s account: once, for one of two parents', async () => {
  const child = await server.addPerson('student')
  const parents = await Promise.all([addParent(), addParent()])
  const first = await server.answer('POST users/link-code', {}, child.token)
  const { code, expires_at } = await server.answer('POST users/link-code', {}, child.token)
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(600_000)
  const use = (token: string, typed: string) => server.request(link, { body: { code: typed, ...consent } }, token)

  expect(await use(parents[0].token, first.code)).toMatchObject({ problem: { code: 'users.wrong-code' } })
  const replies = await Promise.all(parents.map(({ token }) => use(token, code.toLowerCase().replace('-', ' '))))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ status: 422, problem: { code: 'users.wrong-code' } })
  const winner = parents[replies.findIndex(({ ok }) => ok)]
  const [linked] = await children(winner?.token ?? '')
  expect(linked).toMatchObject({ id: child.id, is_made_by_caller: false })
})

test('a child is linked by its own user name and password; what is wrong of the two is not told', async () => {
  const parent = await addParent()
  const password_hash = await createPasswords().hash('seven green apples')
  const child = await server.addPerson('student', { username: 'link-me', email: 'link@example.org', password_hash })
  await server.addPerson('teacher', { username: 'not-a-child', password_hash })
  const ask = (username: string, password: string) =>
    server.request(link, { body: { username, password, ...consent } }, parent.token)
  for (const [name, password] of [
    ['link-me', 'seven red apples'],
    ['nobody-here', 'seven green apples'],
    ['not-a-child', 'seven green apples'],
  ] as const) {
    expect(await ask(name, password)).toMatchObject({ status: 422, problem: { code: 'auth.wrong-credentials' } })
  }
  expect(await ask('LINK@example.org', 'seven green apples')).toMatchObject({ answer: { child: { id: child.id } } })
  expect(await ask('link-me', 'seven green apples')).toMatchObject({ ok: true })
  expect(await children(parent.token)).toHaveLength(1)
})

test('nobody tries passwords at a child’s account for long', async () => {
  const { token } = await addParent()
  const ask = () => server.request(link, { body: { username: 'link-me', password: 'guess', ...consent } }, token)
  const replies = []
  for (let count = 0; count < 12; count += 1) replies.push(await ask())
  expect(replies.at(-1)).toMatchObject({ status: 429, problem: { code: 'request.rate' } })
})

test('a parent changes a child; name and password only of an account that the parent made', async () => {
  const parent = await addParent()
  const { child } = await server.answer(create, { query: {}, body: { first_name: 'Maya', ...consent } }, parent.token)
  const change = (id: string, body: object, token = parent.token) =>
    server.request('PATCH users/children/{id}', { params: { id }, body }, token)
  const changed = await change(child.id, { last_name: 'Okafor', username: 'maya-o', password: 'green bicycle bell' })
  expect(changed).toMatchObject({ answer: { child: { last_name: 'Okafor', username: 'maya-o', has_password: true } } })
  const login = { body: { username: 'maya-o', password: 'green bicycle bell' } }
  const { access_token } = await server.answer('POST auth/login', login)
  await change(child.id, { password: 'another bicycle bell' })
  expect(await server.request('GET users/me', {}, access_token)).toMatchObject({ status: 401 })

  const own = await server.addPerson('student')
  const { code } = await server.answer('POST users/link-code', {}, own.token)
  await server.answer(link, { body: { code, ...consent } }, parent.token)
  expect(await change(own.id, { first_name: 'Ada' })).toMatchObject({ answer: { child: { first_name: 'Ada' } } })
  for (const body of [{ password: 'another bicycle bell' }, { username: 'ada' }]) {
    expect(await change(own.id, body)).toMatchObject({ status: 409, problem: { code: 'users.not-yours-to-change' } })
  }
  expect(await change(child.id, { username: 'sarka' })).toMatchObject({ problem: { code: 'users.username-taken' } })
  expect(await change(child.id, { first_name: 'X' }, cast.parent.token)).toMatchObject({ status: 404 })
  expect(await change('nonsense', { first_name: 'X' })).toMatchObject({ status: 404 })
})

test('the parent’s onboarding tells what is still to do, and the wording to agree to', async () => {
  const { token } = await addParent()
  const start = await server.answer('GET users/onboarding/{product}/parent', {}, token)
  expect(start).toMatchObject({
    completion_ratio: 0,
    has_agreed_policy: false,
    children: [],
    consent: { version: '2026-11' },
  })
  expect(start.consent.text).toContain('parent or guardian')
})

test('people are found by address within one’s own reach; elsewhere there is nobody, account or not', async () => {
  const far = await server.addPerson('student', { email: 'far@example.org', school_id: null })
  const near = await server.addPerson('student', { email: 'near@example.org', last_name: 'Okafor' })
  const parent = await addParent()
  const find = async (email: string, token: string) =>
    (await server.answer('GET users', { query: { email } }, token)).users.map(({ id }) => id)
  expect(await find(' Near@example.org', cast.teacher.token)).toEqual([near.id])
  expect(await find('far@example.org', cast.teacher.token)).toEqual([])
  expect(await find('nobody@example.org', cast.teacher.token)).toEqual([])
  expect(await find('near@example.org', parent.token)).toEqual([])
  expect(await find('far@example.org', cast.admin.token)).toEqual([far.id])
  const { code } = await server.answer('POST users/link-code', {}, far.token)
  await server.answer(link, { body: { code, ...consent } }, parent.token)
  expect(await find('far@example.org', parent.token)).toEqual([far.id])
})
