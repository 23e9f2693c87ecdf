import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '../../../kernel/auth/passwords.ts'
import { mailsTo, newestMailTo, tokenIn } from '../../../testing/outbox.ts'
import { type TestServer, testServer } from '../../../testing/server.ts'

let server: TestServer
const email = 'ann@reset.test'
const old = 'an old password'
beforeAll(async () => {
  server = await testServer()
  await server.addPerson('student', { email, username: 'annbyron-7', password_hash: await createPasswords().hash(old) })
})
afterAll(() => server.close())

const login = (password: string) => server.request('POST auth/login', { body: { email, password } })
const reset = (token: string, new_password: string) =>
  server.request('POST auth/password/reset', { body: { token, new_password } })
const sessionsEnd = { status: 401, problem: { code: 'session.expired' } }

test('a mailed link sets a new password once, and whoever was signed in is signed out', async () => {
  const before = await login(old)
  const access = before.ok ? before.answer.access_token : ''
  await server.answer('POST auth/password/reset/link', {
    body: { email, 'is_from_{product}_new_buy_page': false },
  })
  const first = await newestMailTo(server, email)
  // Behind the #, so that it stands in no server's log.
  expect(first.text).toContain(`${server.origin}/coachkit/reset-password#token=ot_`)
  const token = tokenIn(first)

  expect(await reset(token, 'short')).toMatchObject({
    problem: { errors: { new_password: expect.stringMatching(/at least 8/) } },
  })
  expect(await reset(token, 'Password123')).toMatchObject({
    problem: { errors: { new_password: expect.stringMatching(/easy to guess/) } },
  })
  expect(await reset(token, 'AnnByron-7')).toMatchObject({
    problem: { errors: { new_password: expect.stringMatching(/your own name/) } },
  })
  expect(await reset(token, 'a much newer password')).toMatchObject({ ok: true })
  expect(await reset(token, 'yet another password')).toMatchObject({ problem: { code: 'auth.link-spent' } })

  expect(await server.request('GET users/me', {}, access)).toMatchObject(sessionsEnd)
  expect(await login(old)).toMatchObject({ problem: { code: 'auth.wrong-credentials' } })
  expect(await login('a much newer password')).toMatchObject({ ok: true })
  const [, told] = await mailsTo(server, email, 2)
  expect(told?.subject).toContain('was changed')
})

test('from the buy page the link leads back there, and a second link dies with the first one’s use', async () => {
  // The field is sent with the product's slug in its name.
  const body = { email, is_from_coachkit_new_buy_page: true }
  await server.answer('POST auth/password/reset/link', { body })
  const one = await newestMailTo(server, email, 3)
  expect(one.text).toContain('&to=checkout')
  await server.answer('POST auth/password/reset/link', { body: { email } })
  const two = await newestMailTo(server, email, 4)
  expect(two.text).not.toContain('checkout')
  const tries = await Promise.all([one, two].map((mail, at) => reset(tokenIn(mail), `a password number ${at}`)))
  expect(tries.filter(({ ok }) => ok).length).toBeGreaterThan(0)
  expect(await reset(tokenIn(one), 'a third password')).toMatchObject({ ok: false })
  expect(await reset(tokenIn(two), 'a third password')).toMatchObject({ ok: false })
})

test('a link to sign in is none to set a password', async () => {
  await server.answer('POST auth/magic-link', { body: { email } })
  const mails = await mailsTo(server, email, 6)
  const link = mails.find(({ subject }) => subject.includes('link to sign in'))
  expect(link && (await reset(tokenIn(link), 'a stolen password'))).toMatchObject({
    problem: { code: 'auth.link-spent' },
  })
})
