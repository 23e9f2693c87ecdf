import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { oneTime, site } from '../../kernel/auth/schema.ts'
import { person, school } from '../../kernel/people/schema.ts'
import { type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
afterEach(() => server.close())
const lines: string[] = []
const log = pino(
  {},
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)

const email = 'head@school.example'
const password = 'three odd words'
const origins = ['https://www.school.example/home']
const given = { email, password, school_name: 'Meadow School', brand: '#0a5570', origins }
const begin = (token: string, more: object = {}) =>
  server.request('POST setup', { body: { token, ...given, ...more } as never })
async function invited(env: Record<string, string> = {}) {
  server = await testServer({ env, log, start: false })
  const token = await server.app.setup.invite()
  if (token === null) throw new Error('no invitation')
  return token
}

test('the printed token makes the first admin, school and site, and is gone with the whole page', async () => {
  const token = await invited()
  expect(await server.app.setup.isOpen()).toBe(true)
  expect(await server.answer('GET setup')).toMatchObject({ address: server.origin, local_origins: true })
  expect(await server.database.db.select().from(oneTime).where(eq(oneTime.token_hash, token))).toEqual([])
  expect(await begin('ot_wrong')).toMatchObject({ status: 403, problem: { code: 'setup.token' } })
  // What is wrong with a field leaves the token as it was.
  for (const [field, more] of [
    ['password', { password: 'password1' }],
    ['password', { password: 'short' }],
    ['email', { email: 'nobody' }],
    ['origins', { origins: ['school'] }],
    ['brand', { brand: 'no-such-brand' }],
  ] as const) {
    expect(await begin(token, more), field).toMatchObject({ problem: { errors: { [field]: expect.any(String) } } })
  }

  const done = await begin(token)
  expect(done).toMatchObject({
    ok: true,
    answer: {
      school: { name: 'Meadow School' },
      site: { name: 'Meadow School', origins: ['https://www.school.example'] },
      secret_key: expect.stringMatching(/^sk_/),
      sign_in: `${server.origin}/login`,
      password_link: null,
    },
  })
  const login = await server.answer('POST auth/login', { body: { email, password } })
  expect(login.user.user_role_id).toBe(3)
  const { sites } = await server.answer('GET admin/sites', {}, login.access_token)
  expect(sites[0]?.line).toContain(`data-brand-config='{"name":"Meadow School","primary":"#0a5570"}'`)

  for (const reply of [await begin(token), await server.request('GET setup')]) {
    expect(reply).toMatchObject({ status: 404, problem: { code: 'setup.done' } })
  }
  expect(await server.app.setup.isOpen()).toBe(false)
  expect(await server.app.setup.invite()).toBeNull()
  expect(await server.database.db.$count(oneTime, eq(oneTime.kind, 'setup'))).toBe(0)
  expect(lines.join('')).toContain('the first admin, school and site were made')
  for (const secret of [token, password, email]) expect(lines.join('')).not.toContain(secret)
})

test('the operator’s own token does too; without a password a link that works once chooses one', async () => {
  await invited()
  const operator = (await readFile(join(server.config.DATA_DIR, 'operator-token'), 'utf8')).trim()
  const done = await begin(operator, { password: undefined, brand: 'illume' })
  const link = done.ok ? (done.answer.password_link ?? '') : ''
  expect(link).toMatch(new RegExp(`^${server.origin}/coachkit/reset-password#token=ot_`))
  const reset = () =>
    server.request('POST auth/password/reset', { body: { token: link.split('=')[1] ?? '', new_password: password } })
  expect(await reset()).toMatchObject({ ok: true })
  expect(await reset()).toMatchObject({ problem: { code: 'auth.link-spent' } })
  expect(await server.request('POST auth/login', { body: { email, password } })).toMatchObject({ ok: true })
})

test('of two at once one makes the admin, and the other finds it done', async () => {
  const token = await invited()
  const replies = await Promise.all([begin(token), begin(token, { email: 'second@school.example' })])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'setup.done' } })
  expect(await server.database.db.$count(person, eq(person.user_role_id, 3))).toBe(1)
  expect(await server.database.db.$count(site)).toBe(1)
})

test('an address that somebody has is not made an admin’s', async () => {
  const token = await invited()
  await server.addPerson('parent', { email })
  expect(await begin(token)).toMatchObject({ status: 422, problem: { errors: { email: expect.any(String) } } })
  // Nothing was made; the token still works.
  expect(await begin(token, { email: 'other@school.example' })).toMatchObject({ ok: true })
})

test('a further site finds its school by name, or makes it', async () => {
  await invited()
  const operator = (await readFile(join(server.config.DATA_DIR, 'operator-token'), 'utf8')).trim()
  const add = (school_name: string, more: object = {}) =>
    server.answer('POST setup/site', { body: { school_name, origins, ...more } }, operator)
  const first = await add('Meadow School', { site_name: 'Year 6' })
  const second = await add('meadow school', { site_name: 'Year 7' })
  expect(second.school).toEqual(first.school)
  expect(second.site.name).toBe('Year 7')
  await add('Hill School')
  expect(await server.database.db.$count(school, eq(school.name, 'Hill School'))).toBe(1)
})
