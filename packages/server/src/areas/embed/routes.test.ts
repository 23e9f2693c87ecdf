import { BrandConfig } from '@coachkit/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensurePlatformSite, platformSiteId } from '../../kernel/auth/platform-site.ts'
import { session, site } from '../../kernel/auth/schema.ts'
import { createSite, type SiteKeys } from '../../kernel/auth/sites.ts'
import { hashOf } from '../../kernel/auth/tokens.ts'
import { builtInBrands } from '../../kernel/brands/built-in-brands.ts'
import { newId } from '../../kernel/db/columns.ts'
import { person, school } from '../../kernel/people/schema.ts'
import { type TestServer, testServer } from '../../testing/server.ts'

const page = { origin: 'http://school.test' }
const other = { origin: 'http://other.test' }
const site_id = newId()
let server: TestServer
let keys: SiteKeys

beforeAll(async () => {
  server = await testServer()
  keys = await createSite(server.database.db, {
    id: site_id,
    name: 'School',
    school_id: server.school_id,
    origins: [page.origin, 'http://second.test'],
    scope: ['chat'],
  })
})
afterAll(() => server.close())

/** A partner's own server: no Origin. */
const serverSide = { headers: { origin: '' } }
const begin = (headers = page) => server.request('POST embed/session', { body: { key: keys.public_key }, headers })
const token = (body: object, secret = keys.secret_key) =>
  server.request('POST embed/token', { body: { origin: page.origin, ...body } as never, ...serverSide }, secret)

async function got<T extends { ok: boolean }>(reply: Promise<T>) {
  const settled = await reply
  if (!settled.ok) throw new Error(JSON.stringify(settled))
  return (
    settled as unknown as { answer: { token: string; learner_id: string | null; scope: string[]; partition: string } }
  ).answer
}

test('a page on the site’s list begins a visitor’s session with the public key', async () => {
  const opened = await got(begin())
  expect(opened).toMatchObject({ scope: ['chat'], learner_id: null, partition: `${site_id}:visitor` })
  const seen = await server.answer('GET embed/session', { headers: page }, opened.token)
  expect(seen).toMatchObject({ token: opened.token, site: { name: 'School' }, learner_id: null })
})

test('a page that is not on the list gets nothing with it, nor does an unknown key', async () => {
  expect(await begin(other)).toMatchObject({ status: 403, problem: { code: 'embed.origin' } })
  const unknown = { body: { key: 'pk_unknown-key' }, headers: page }
  expect(await server.request('POST embed/session', unknown)).toMatchObject({
    status: 401,
    problem: { code: 'embed.unknown-key' },
  })
})

test('a page on nobody’s list can read why, and still gets no session', async () => {
  const ask = (path: string, init: RequestInit = {}) =>
    server.app.http.app.request(`http://server.test/api/v1/${path}`, {
      ...init,
      headers: { origin: 'http://stranger.test', 'content-type': 'application/json', ...init.headers },
    })
  const refused = await ask('embed/session', { method: 'POST', body: JSON.stringify({ key: keys.public_key }) })
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://stranger.test')
  expect(await refused.json()).toMatchObject({ code: 'embed.origin', status: 403 })
  const preflight = await ask('embed/session', {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://stranger.test')
  // Everything else stays closed to it.
  const other = await ask('users/me')
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

test('a token used from another page is refused there, also on the site’s own second page', async () => {
  const opened = await got(begin())
  for (const headers of [other, { origin: 'http://second.test' }]) {
    expect(await server.request('GET embed/session', { headers }, opened.token)).toMatchObject({
      status: 403,
      problem: { code: 'embed.origin' },
    })
  }
})

test('a visitor’s token is refreshed under the same name, a learner’s by its own server alone', async () => {
  const first = await got(begin())
  const second = await server.answer('POST embed/refresh', { headers: page }, first.token)
  expect(second.token).not.toBe(first.token)
  const rows = await server.database.db.select().from(session).where(eq(session.site_id, site_id))
  const visitorOf = (given: string) => rows.find((row) => row.token_hash === hashOf(given))?.visitor_id
  expect(visitorOf(second.token)).toBe(visitorOf(first.token))

  const learner = await got(token({ external_id: 'mia' }))
  expect(await server.request('POST embed/refresh', { headers: page }, learner.token)).toMatchObject({ status: 403 })
  expect(await server.request('POST embed/refresh', { headers: page })).toMatchObject({ status: 401 })
})

test('somebody who signed in with us is at home on our own site, and nobody has no session at all', async () => {
  const { student } = await server.cast()
  await ensurePlatformSite(server.database, 'CoachKit', [server.origin])
  expect(await server.answer('GET embed/session', {}, student.token)).toMatchObject({
    learner_id: student.id,
    partition: `${platformSiteId}:${student.id}`,
    scope: ['chat', 'quiz', 'pages'],
  })
  expect(await server.request('GET embed/session')).toMatchObject({ status: 401, problem: { code: 'session.missing' } })
})

test('what was taken from the site is not given on by a refresh', async () => {
  const opened = await got(begin({ origin: 'http://second.test' }))
  await server.database.db
    .update(site)
    .set({ origins: [page.origin] })
    .where(eq(site.id, site_id))
  const refreshed = server.request('POST embed/refresh', { headers: { origin: 'http://second.test' } }, opened.token)
  expect(await refreshed).toMatchObject({ status: 403, problem: { code: 'embed.origin' } })
})

test('the site’s server gets a learner’s token: a student, the same one each time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => got(token({ external_id: 'noah', first_name: 'Noah' }))))
  expect(new Set(answers.map(({ learner_id }) => learner_id)).size).toBe(1)
  const [first] = answers as [(typeof answers)[0]]
  expect(first.partition).toBe(`${site_id}:${first.learner_id}`)
  // Coach and quizzes are all that the token is for.
  expect(await server.request('GET users/me', { headers: page }, first.token)).toMatchObject({
    status: 403,
    problem: { code: 'embed.scope' },
  })

  await got(token({ external_id: 'noah' }))
  const [row] = await server.database.db.select().from(person).where(eq(person.external_id, 'noah'))
  expect(row).toMatchObject({
    id: first.learner_id,
    user_role_id: 1,
    first_name: 'Noah',
    school_id: server.school_id,
    password_hash: null,
  })
  expect((await got(token({ external_id: 'other' }))).learner_id).not.toBe(first.learner_id)
})

test('a school that was switched off gets no learner, new or known, until it is back', async () => {
  const { db } = server.database
  const id = newId()
  await db.insert(school).values({ id, name: 'Switched off' })
  const own = await createSite(db, { name: 'Its site', school_id: id, origins: [page.origin], scope: ['chat'] })
  const ask = (external_id: string) => token({ external_id }, own.secret_key)
  await got(ask('pia'))
  const { admin } = await server.cast()
  await server.answer('PATCH admin/schools/{id}/deactivate', { params: { id } }, admin.token)
  for (const external_id of ['pia', 'quinn']) {
    expect(await ask(external_id)).toMatchObject({ status: 403, problem: { code: 'auth.inactive' } })
  }
  expect(await db.$count(person, eq(person.external_id, 'quinn'))).toBe(0)
  await server.answer('PATCH admin/schools/{id}/activate', { params: { id } }, admin.token)
  for (const external_id of ['pia', 'quinn']) await got(ask(external_id))
})

test('a token without a learner is a visitor’s', async () => {
  expect(await got(token({}))).toMatchObject({ learner_id: null })
})

test('a token ends when its lifetime does', async () => {
  const opened = await got(token({ external_id: 'mia', lifetime: 5 }))
  const { expires_at } = await server.answer('GET embed/session', { headers: page }, opened.token)
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(5_000)
  await server.database.db
    .update(session)
    .set({ expires_at: new Date(Date.now() - 1) })
    .where(eq(session.token_hash, hashOf(opened.token)))
  expect(await server.request('GET users/me', { headers: page }, opened.token)).toMatchObject({
    status: 401,
    problem: { code: 'session.expired' },
  })
})

test('a secret key gives no more than the site has, and only to its own server', async () => {
  expect(await token({ scope: ['quiz'] })).toMatchObject({ status: 403, problem: { code: 'embed.scope' } })
  expect(await token({ origin: 'http://other.test' })).toMatchObject({ status: 403, problem: { code: 'embed.origin' } })
  expect(await token({}, 'sk_wrong')).toMatchObject({ status: 401, problem: { code: 'embed.unknown-key' } })
  expect(await token({ lifetime: 4 })).toMatchObject({ status: 422, problem: { errors: expect.anything() } })
  const fromPage = server.request('POST embed/token', { body: { origin: page.origin }, headers: page }, keys.secret_key)
  expect(await fromPage).toMatchObject({ status: 403, problem: { code: 'embed.origin' } })
  const { student } = await server.cast()
  expect(await token({}, student.token)).toMatchObject({ status: 403 })
  expect(await server.request('GET users/me', serverSide, keys.secret_key)).toMatchObject({ status: 403 })
})

test('each brand is found by its name', async () => {
  for (const name of ['coachkit', 'kitesense', 'ingenius', 'lumineelearning', 'illume']) {
    expect((await server.answer('GET embed/brands/{name}', { params: { name } })).brand.name).toBe(name)
  }
  expect(await server.request('GET embed/brands/{name}', { params: { name: 'none' } })).toMatchObject({ status: 404 })
})

/** Contrast by WCAG 2.2. */
function contrast(one: string, two: string): number {
  const [light = 0, dark = 0] = [one, two]
    .map((colour) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5]
        .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('the label of every button is readable in every state', () => {
  const label = { white: '#FFFFFF', 'dark-grey': '#3A3A3A' }
  for (const brand of builtInBrands('coachkit')) {
    expect(BrandConfig.safeParse(brand).success, brand.name).toBe(true)
    const { button_text, primary, primary_hover, primary_active } = brand
    if (!button_text || button_text === 'auto') continue
    for (const fill of [primary, primary_hover, primary_active]) {
      expect(contrast(fill ?? '', label[button_text]), `${brand.name} ${fill}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})
