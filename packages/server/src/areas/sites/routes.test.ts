import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensurePlatformSite, platformSiteId } from '../../kernel/auth/platform-site.ts'
import { siteOldKey, siteVisit } from '../../kernel/auth/schema.ts'
import { school } from '../../kernel/people/schema.ts'
import { createVisits } from '../../kernel/sites/visits.ts'
import { type TestServer, testServer } from '../../testing/server.ts'

const page = { origin: 'https://school.test' }
const stranger = { origin: 'https://other.test' }
const serverSide = { headers: { origin: '' } }
let server: TestServer
let admin: string

beforeAll(async () => {
  server = await testServer()
  admin = (await server.cast()).admin.token
  await ensurePlatformSite(server.database, 'CoachKit', [server.origin])
})
afterAll(() => server.close())

const make = (more: object = {}) =>
  server.answer('POST admin/sites', { body: { name: 'School', origins: [page.origin], ...more } }, admin)
const visit = (key: string, headers = page) => server.request('POST embed/session', { body: { key }, headers })
const token = (secret: string) =>
  server.request('POST embed/token', { body: { origin: page.origin }, ...serverSide }, secret)
const check = (id: string, address = `${page.origin}/home`) =>
  server.answer('GET admin/sites/{id}/check', { params: { id }, query: { page: address } }, admin)

test('a new site’s keys work at once; the secret one is told this once and stored as a hash', async () => {
  const { site, secret_key } = await make({ school_id: server.school_id, brand: 'illume' })
  expect(site).toMatchObject({ name: 'School', school: { name: 'Test school' }, used_at: null, secret_used_at: null })
  expect(site.line).toContain(`src="${server.origin}/embed/v1/loader.js" data-key="${site.public_key}"`)
  expect(site.line).toContain('data-brand="illume"')
  expect(await visit(site.public_key)).toMatchObject({ ok: true })
  expect(await token(secret_key)).toMatchObject({ ok: true })

  const { sites, brands } = await server.answer('GET admin/sites', {}, admin)
  const listed = sites.find(({ id }) => id === site.id)
  expect(listed).toMatchObject({ used_at: expect.any(String), secret_used_at: expect.any(String) })
  expect(JSON.stringify(sites)).not.toContain(secret_key)
  expect(brands.map(({ name }) => name)).toContain('illume')
  // Our own pages follow the settings: their site is nobody's to change.
  expect(sites.some(({ id }) => id === platformSiteId)).toBe(false)
  const own = { params: { id: platformSiteId }, body: { name: 'Mine' } }
  expect(await server.request('PATCH admin/sites/{id}', own, admin)).toMatchObject({ status: 404 })
})

test('a line for a school with colours of its own carries them', async () => {
  const [made] = await server.database.db
    .insert(school)
    .values({ name: 'Meadow', brand: { primary: '#0a5570' } })
    .returning()
  const { site } = await make({ school_id: made?.id })
  expect(site.line).toContain(`data-brand-config='{"name":"Meadow","primary":"#0a5570"}'`)
})

test('an origin that is listed or taken away counts from the next request on', async () => {
  const { site } = await make()
  expect(await visit(site.public_key, stranger)).toMatchObject({ status: 403 })
  const change = (origins: string[]) =>
    server.answer('PATCH admin/sites/{id}', { params: { id: site.id }, body: { origins } }, admin)
  await change([`${stranger.origin}/a/page`])
  expect(await visit(site.public_key, stranger)).toMatchObject({ ok: true })
  expect(await visit(site.public_key)).toMatchObject({ status: 403 })
  const wrong = { params: { id: site.id }, body: { origins: ['nowhere'] } }
  expect(await server.request('PATCH admin/sites/{id}', wrong, admin)).toMatchObject({
    status: 422,
    problem: { errors: { origins: expect.stringContaining('nowhere') } },
  })
})

test('a replaced secret ends at once, or works as long as was said', async () => {
  const { site, secret_key } = await make()
  const replace = (old_ends_in: number) =>
    server.answer(
      'POST admin/sites/{id}/keys',
      { params: { id: site.id }, body: { kind: 'secret', old_ends_in } },
      admin,
    )
  const second = await replace(3600)
  expect(second.site.old_keys).toMatchObject([{ kind: 'secret' }])
  for (const key of [secret_key, second.secret_key]) expect(await token(key ?? '')).toMatchObject({ ok: true })

  const third = await replace(0)
  expect(await token(second.secret_key ?? '')).toMatchObject({ status: 401, problem: { code: 'embed.unknown-key' } })
  expect(await token(secret_key)).toMatchObject({ ok: true })
  expect(await token(third.secret_key ?? '')).toMatchObject({ ok: true })
  await server.database.db.update(siteOldKey).set({ ends_at: new Date() }).where(eq(siteOldKey.site_id, site.id))
  expect(await token(secret_key)).toMatchObject({ status: 401 })
})

test('a replaced public key still opens pages for its time, and afterwards the check says that a page carries it', async () => {
  const { site } = await make()
  const replace = (old_ends_in: number) =>
    server.answer(
      'POST admin/sites/{id}/keys',
      { params: { id: site.id }, body: { kind: 'public', old_ends_in } },
      admin,
    )
  const { site: next, secret_key } = await replace(3600)
  expect(secret_key).toBeNull()
  expect(next.public_key).not.toBe(site.public_key)
  for (const key of [site.public_key, next.public_key]) expect(await visit(key)).toMatchObject({ ok: true })
  await server.database.db.update(siteOldKey).set({ ends_at: new Date() }).where(eq(siteOldKey.site_id, site.id))
  expect(await visit(site.public_key)).toMatchObject({ status: 401 })
  expect((await check(site.id)).findings).toEqual(['old-key'])
})

test('the check follows a page from never seen over refused to working', async () => {
  const { site } = await make({ origins: ['https://www.school.test'] })
  expect(await check(site.id, 'school.test')).toMatchObject({
    findings: ['similar-listed'],
    similar: 'https://www.school.test',
  })
  expect((await check(site.id, 'https://www.school.test/')).findings).toEqual(['never-asked'])
  await visit(site.public_key)
  expect(await check(site.id)).toMatchObject({ findings: ['similar-listed'], refused_at: expect.any(String) })
  const list = { params: { id: site.id }, body: { origins: [page.origin] } }
  await server.answer('PATCH admin/sites/{id}', list, admin)
  expect((await check(site.id)).findings).toEqual(['refused-before'])
  await visit(site.public_key)
  expect((await check(site.id)).findings).toEqual(['works'])
})

test('a page that is on no list may read why it was refused, and nothing else', async () => {
  const unlisted = { origin: 'https://unlisted.test' }
  const { site } = await make()
  const ask = (path: string, init: RequestInit) =>
    server.app.http.app.request(`${server.origin}/api/v1/${path}`, {
      ...init,
      headers: { ...unlisted, 'content-type': 'application/json', ...init.headers },
    })
  const opens = (response: Response) => response.headers.get('access-control-allow-origin')
  const wish = { 'access-control-request-method': 'POST' }
  expect(opens(await ask('embed/session', { method: 'OPTIONS', headers: wish }))).toBe(unlisted.origin)
  const refused = await ask('embed/session', { method: 'POST', body: JSON.stringify({ key: site.public_key }) })
  expect([refused.status, opens(refused)]).toEqual([403, unlisted.origin])
  expect(opens(await ask('users/me', {}))).toBeNull()
})

test('of origins that were only ever refused, a site keeps the newest; what opened stays', async () => {
  const { site } = await make()
  const note = createVisits(server.database)
  await note(site.id, page.origin, 'opened')
  for (let n = 0; n < 60; n += 1) await note(site.id, `https://${n}.test`, 'embed.origin')
  const rows = await server.database.db.select().from(siteVisit).where(eq(siteVisit.site_id, site.id))
  expect(rows).toHaveLength(51)
  expect(rows.map(({ origin }) => origin)).toEqual(expect.arrayContaining([page.origin, 'https://59.test']))
  for (const odd of [null, 'null', `https://${'a'.repeat(400)}.test`, 'https://x.test/path']) {
    await note(site.id, odd, 'opened')
  }
  expect(await server.database.db.$count(siteVisit, eq(siteVisit.site_id, site.id))).toBe(51)
})
