import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lifetimes } from '../../../kernel/auth/one-time.ts'
import { oneTime, session } from '../../../kernel/auth/schema.ts'
import { hashOf } from '../../../kernel/auth/tokens.ts'
import { parentChild, person } from '../../../kernel/people/schema.ts'
import { newestMailTo, tokenIn } from '../../../testing/outbox.ts'
import { type TestPerson, type TestServer, testServer } from '../../../testing/server.ts'

let server: TestServer
let parent: TestPerson
let mailsSoFar = 0
const email = 'ngozi@family.test'
const ask = () => server.answer('POST auth/magic-link', { body: { email: ' Ngozi@Family.test ', portal: 'ai_create' } })
async function newLink() {
  await ask()
  mailsSoFar += 1
  return tokenIn(await newestMailTo(server, email, mailsSoFar))
}
const look = (token: string) => server.request('GET auth/magic-link/{token}/validate', { params: { token } })
const consume = (token: string) => server.request('POST auth/magic-link/consume', { body: { token } })

beforeAll(async () => {
  server = await testServer()
  parent = await server.addPerson('parent', { email, first_name: 'Ngozi' })
  const child = await server.addPerson('student', { first_name: 'Maya', last_name: 'Okafor' })
  const gone = await server.addPerson('student', { first_name: 'Gone', active: false })
  await server.database.db
    .insert(parentChild)
    .values([child, gone].map(({ id }) => ({ parent_id: parent.id, child_id: id })))
})
afterAll(() => server.close())

test('shows whose link it is with a parent’s children, any number of times by GET and HEAD, and then works once', async () => {
  const token = await newLink()
  for (let n = 0; n < 20; n += 1) {
    expect(await look(token)).toMatchObject({ status: 200 })
    const head = await server.app.http.app.request(`${server.origin}/api/v1/auth/magic-link/${token}/validate`, {
      method: 'HEAD',
    })
    expect(head.status).toBe(200)
  }
  expect(await look(token)).toMatchObject({
    answer: {
      ...{ purpose: 'sign-in', email: 'ngozi@family.test', first_name: 'Ngozi', portal: 'ai_create' },
      children: [{ id: expect.any(String), first_name: 'Maya', last_name: 'Okafor' }],
    },
  })
  const reply = await consume(token)
  expect(reply).toMatchObject({ ok: true, answer: { user: { id: parent.id }, portal: 'ai_create' } })
  const access_token = reply.ok ? reply.answer.access_token : ''
  expect((await server.answer('GET users/me', {}, access_token)).user.id).toBe(parent.id)
  for (const again of [await look(token), await consume(token)]) {
    expect(again).toMatchObject({ status: 422, problem: { code: 'auth.link-spent' } })
  }
})

test('a hundred at once make one session', async () => {
  const token = await newLink()
  const count = async () =>
    (await server.database.db.select({ id: session.id }).from(session).where(eq(session.person_id, parent.id))).length
  const before = await count()
  const replies = await Promise.all(Array.from({ length: 100 }, () => consume(token)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(new Set(replies.filter(({ ok }) => !ok).map(({ status }) => status))).toEqual(new Set([422]))
  expect((await count()) - before).toBe(1)
})

test('the mail reached the person, so the address is the person’s own', async () => {
  const [row] = await server.database.db.select().from(person).where(eq(person.id, parent.id))
  expect(row?.email_confirmed_at).toBeInstanceOf(Date)
})

test('a link is stored as a hash, and is over after fifteen minutes', async () => {
  expect(lifetimes['magic-link']).toBe(15 * 60)
  const token = await newLink()
  const { db } = server.database
  expect(JSON.stringify(await db.select().from(oneTime))).not.toContain(token)
  const mine = eq(oneTime.token_hash, hashOf(token))
  const [row] = await db.select().from(oneTime).where(mine)
  expect((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(15 * 60 * 1000)
  await db
    .update(oneTime)
    .set({ expires_at: new Date(Date.now() - 1) })
    .where(mine)
  expect(await consume(token)).toMatchObject({ problem: { code: 'auth.link-spent' } })
})

test('the link of an account that was switched off meanwhile opens nothing', async () => {
  const token = await newLink()
  const { db } = server.database
  await db.update(person).set({ active: false }).where(eq(person.id, parent.id))
  expect(await look(token)).toMatchObject({ problem: { code: 'auth.link-spent' } })
  expect(await consume(token)).toMatchObject({ status: 403, problem: { code: 'auth.inactive' } })
  await db.update(person).set({ active: true }).where(eq(person.id, parent.id))
})

test('leads to our own pages whatever the request says of itself, and to known portals alone', async () => {
  const body = { email: 'other@family.test', portal: 'https://evil.test' }
  expect(await server.request('POST auth/magic-link', { body })).toMatchObject({
    problem: { errors: { portal: expect.any(String) } },
  })
  await server.addPerson('parent', { email: 'other@family.test' })
  await server.answer('POST auth/magic-link', {
    body: { email: 'other@family.test' },
    headers: { origin: 'https://evil.test', host: 'evil.test' },
  })
  const { text } = await newestMailTo(server, 'other@family.test')
  expect(text).toContain(`${server.origin}/magic-link/validation/ot_`)
  expect(text).not.toContain('evil')
})
