import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLogin } from '../../../kernel/auth/sessions.ts'
import { type TestServer, testServer } from '../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ start: false })
})
afterAll(() => server.close())

const isIn = async (token: string) => (await server.request('GET users/me', {}, token)).ok

test('a person sees where they are signed in, ends one of them, or all but this one; nobody else’s', async () => {
  const { id, token } = await server.addPerson('student')
  const other = await server.addPerson('admin')
  const [phone, tablet] = await Promise.all(
    ['A phone', 'A tablet'].map(async (name) => (await openLogin(server.database.db, id, name)).token),
  )
  if (!phone || !tablet) throw new Error('No sessions')
  const { sessions } = await server.answer('GET auth/sessions', {}, token)
  expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1)
  expect(sessions.map(({ user_agent }) => user_agent).sort()).toEqual(['A phone', 'A tablet', null].sort())

  const found = sessions.find(({ user_agent }) => user_agent === 'A phone')?.id ?? ''
  const end = (by: string) => server.request('DELETE auth/sessions/{id}', { params: { id: found } }, by)
  expect(await end(other.token)).toMatchObject({ status: 404 })
  expect(await isIn(phone)).toBe(true)
  expect(await end(token)).toMatchObject({ ok: true })
  expect(await isIn(phone)).toBe(false)
  expect(await end(token)).toMatchObject({ status: 404 })

  await server.answer('POST auth/sessions/end-others', {}, token)
  expect([await isIn(token), await isIn(tablet), await isIn(other.token)]).toEqual([true, false, true])
})

test('what is no session at all is not there', async () => {
  const { token } = await server.addPerson('student')
  expect(await server.request('DELETE auth/sessions/{id}', { params: { id: 'x' } }, token)).toMatchObject({
    status: 404,
  })
})
