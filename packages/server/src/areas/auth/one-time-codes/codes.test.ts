import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneTimeCode } from '../../../kernel/auth/schema.ts'
import { codeIn, newestMailTo } from '../../../testing/outbox.ts'
import { type TestServer, testServer } from '../../../testing/server.ts'

let server: TestServer
let count = 0
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** A new pupil with a code, so that no limit of one reaches another. */
async function withCode() {
  count += 1
  const email = `pupil-${count}@code.test`
  const { id } = await server.addPerson('student', { email, username: `coder-${count}` })
  await server.answer('POST auth/generate-otp', { body: { email } })
  return { id, email, code: codeIn(await newestMailTo(server, email)) }
}
const login = (email: string, password: string) =>
  server.request('POST auth/login', { body: { email, password, login_type: 'code' } })
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const refused = { status: 422, problem: { code: 'auth.wrong-credentials' } }

test('six digits from a mail sign in once', async () => {
  const { id, email, code } = await withCode()
  expect(await login(email, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ answer: { user: { id } } })
  expect(await login(email, code)).toMatchObject(refused)
})

test('a mobile number gets its code by SMS, a username by mail', async () => {
  const { id } = await server.addPerson('student', {
    ...{ username: 'mobile-ann', email: 'mobile-ann@code.test', mobile_number: '+447946000111' },
  })
  await server.answer('POST auth/generate-otp', { body: { mobile_number: '+44 (7946) 000-111' } })
  const text = await newestMailTo(server, '+447946000111')
  expect(text.subject).toBe('Text message')
  const body = { mobile_number: '+447946000111', password: codeIn(text), login_type: 'code' as const }
  expect(await server.request('POST auth/login', { body })).toMatchObject({ answer: { user: { id } } })
  await server.answer('POST auth/generate-otp', { body: { username: 'mobile-ann' } })
  expect((await newestMailTo(server, 'mobile-ann@code.test')).subject).toContain('Your code')
})

test('dies after five wrong tries, however they come', async () => {
  const one = await withCode()
  for (let n = 0; n < 5; n += 1) expect(await login(one.email, wrongOf(one.code))).toMatchObject(refused)
  expect(await login(one.email, one.code)).toMatchObject(refused)

  const other = await withCode()
  const wrong = await Promise.all(Array.from({ length: 9 }, () => login(other.email, wrongOf(other.code))))
  expect(wrong.every(({ ok }) => !ok)).toBe(true)
  const [row] = await server.database.db.select().from(oneTimeCode).where(eq(oneTimeCode.person_id, other.id))
  expect(row?.tries).toBe(5)
  expect(await login(other.email, other.code)).toMatchObject(refused)
})

test('of several who bring it at once one gets in', async () => {
  const { email, code } = await withCode()
  const replies = await Promise.all(Array.from({ length: 5 }, () => login(email, code)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
})

test('lives ten minutes, is stored as a slow hash, and the newest alone counts', async () => {
  const { id, email, code } = await withCode()
  const { db } = server.database
  const mine = eq(oneTimeCode.person_id, id)
  const [row] = await db.select().from(oneTimeCode).where(mine)
  expect(row?.code_hash).toMatch(/^\$argon2id\$/)
  expect((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(10 * 60 * 1000)
  await server.answer('POST auth/generate-otp', { body: { email } })
  const newer = codeIn(await newestMailTo(server, email, 2))
  if (newer !== code) expect(await login(email, code)).toMatchObject(refused)
  await db.update(oneTimeCode).set({ expires_at: sql`now() - interval '1 second'` }).where(mine)
  expect(await login(email, newer)).toMatchObject(refused)
})

test('a code is no password, and a password is no code', async () => {
  const { email, code } = await withCode()
  const asPassword = await server.request('POST auth/login', { body: { email, password: code } })
  expect(asPassword).toMatchObject(refused)
})
