import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensurePlatformSite } from '../../kernel/auth/platform-site.ts'
import { school } from '../../kernel/people/schema.ts'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await testServer({ env: { BRAND_HOSTS: 'illume=learn.example' }, start: false })
  cast = await server.cast()
})
afterAll(() => server.close())

const image = async (width: number, height: number, name = 'picture.png') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 4, background: '#2266AA80' } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
  )
const meadow = { school_name: 'Meadow School', domain_name: 'meadow.test' }
const put = (form: object) => server.request('PUT admin/white-label', { form: form as never }, cast.admin.token)
async function mustPut(form: object) {
  const reply = await put(form)
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem))
  return reply.answer.school
}
const brandOf = async (domain: string) => (await server.answer('POST auth/white-label', { body: { domain } })).brand
const serve = (address: string) => server.app.kernel.files.serve(new URL(address))

test('an admin gives a school its look, and pages at its domain wear it at once', async () => {
  expect(await brandOf('meadow.test')).toBeNull()
  const made = await mustPut({
    ...meadow,
    domain_name: ' Meadow.Test ',
    page_title: 'Meadow learns',
    primary: '#225588',
    secondary1: '#eeeeff',
    accent1: '#AA2244',
    highlight2: '#FFCC00',
    logo: await image(2000, 500),
    favicon: await image(512, 512, 'favicon.ico'),
  })
  expect(made).toMatchObject({ school_name: 'Meadow School', domain_name: 'meadow.test', page_title: 'Meadow learns' })
  expect(made.colours).toEqual({ primary: '#225588', secondary1: '#eeeeff', accent1: '#AA2244', highlight2: '#FFCC00' })

  const brand = await brandOf('MEADOW.test')
  expect(brand).toMatchObject({
    name: 'Meadow School',
    title: 'Meadow learns',
    primary: '#225588',
    accent: '#AA2244',
    ground: '#eeeeff',
    logo_url: made.pictures.logo,
    favicon_url: made.pictures.favicon,
  })
  const listed = await server.answer('GET admin/white-label', {}, cast.admin.token)
  expect(listed.schools).toEqual([made])
})

test('pictures come back from our own address, made anew, small enough, and never as a page', async () => {
  const [made] = (await server.answer('GET admin/white-label', {}, cast.admin.token)).schools
  const logo = await serve(made?.pictures.logo ?? '')
  expect(logo.headers.get('content-type')).toBe('image/webp')
  expect(logo.headers.get('content-security-policy')).toContain('sandbox')
  expect(logo.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sharp(Buffer.from(await logo.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 160 })
  const favicon = await serve(made?.pictures.favicon ?? '')
  expect(favicon.headers.get('content-type')).toBe('image/png')
})

test('what is not sent stays, what is sent empty goes, and the same school keeps its identity', async () => {
  const before = (await server.answer('GET admin/white-label', {}, cast.admin.token)).schools[0]
  const after = await mustPut({ ...meadow, primary: '#336699', accent1: '', favicon: '' })
  expect(after.school_id).toBe(before?.school_id)
  expect(after.colours).toEqual({ primary: '#336699', secondary1: '#eeeeff', highlight2: '#FFCC00' })
  expect(after.pictures).toEqual({ logo: before?.pictures.logo })
  expect(after.page_title).toBe('Meadow learns')
  expect((await brandOf('meadow.test'))?.primary).toBe('#336699')
})

test('a school is found by its identity, else by its domain, never by its name', async () => {
  const renamed = await mustPut({ ...meadow, school_name: 'Meadow Academy' })
  // Another school of the same name, and one that calls itself like ours, keep to themselves.
  const namesake = await mustPut({ school_name: 'meadow academy', domain_name: 'namesake.test', primary: '#111111' })
  expect(namesake.school_id).not.toBe(renamed.school_id)
  expect((await brandOf('meadow.test'))?.primary).toBe('#336699')
  const stranger = await mustPut({ school_name: 'Test school', domain_name: 'stranger.test', primary: '#123456' })
  expect(stranger.school_id).not.toBe(server.school_id)

  const moved = await mustPut({ ...meadow, school_id: renamed.school_id, domain_name: 'academy.test' })
  expect(moved.school_id).toBe(renamed.school_id)
  expect(await brandOf('meadow.test')).toBeNull()
  expect((await brandOf('academy.test'))?.primary).toBe('#336699')
  expect(await put({ ...meadow, school_id: renamed.school_id, domain_name: 'namesake.test' })).toMatchObject({
    status: 409,
    problem: { code: 'school.domain-taken' },
  })
  expect(await put({ ...meadow, school_id: 'nothing' })).toMatchObject({ status: 404 })
  const both = await Promise.all([1, 2, 3].map(() => mustPut({ school_name: 'New', domain_name: 'new.test' })))
  expect(new Set(both.map(({ school_id }) => school_id)).size).toBe(1)
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
])('%s as a picture is refused, and nothing is changed', async (_, text) => {
  const logo = new File([text], 'logo.png', { type: 'image/png' })
  const reply = await put({ school_name: 'Sly', domain_name: 'sly.test', primary: '#000000', logo })
  expect(reply).toMatchObject({ ok: false, status: 422, problem: { code: 'picture.unreadable' } })
  const rows = await server.database.db.select().from(school).where(eq(school.domain_name, 'sly.test'))
  expect(rows).toEqual([])
})

test.each([
  'learn.example',
  'www.coachkit.test',
  'localhost.localhost',
])('no school takes %s, which is the platform’s own', async (domain_name) => {
  expect(await put({ school_name: 'Sly', domain_name })).toMatchObject({
    status: 422,
    problem: { code: 'brand.reserved-domain' },
  })
})

test.each(['no domain', 'http://x.test', 'x.test:80', '-x.test', 'x'])('%s is no domain name', async (domain_name) => {
  expect(await put({ school_name: 'Sly', domain_name })).toMatchObject({
    status: 422,
    problem: { errors: { domain_name: expect.any(String) } },
  })
})

test('the platform’s own visitors are at home on a white-label domain, as long as its school is active', async () => {
  const { public_key: key } = await ensurePlatformSite(server.database, 'CoachKit', [server.origin])
  await mustPut({ school_name: 'Harbour', domain_name: 'harbour.test', primary: '#0A5570' })
  const headers = { origin: 'http://harbour.test:4000' }
  const begin = (from: string) => server.request('POST embed/session', { body: { key }, headers: { origin: from } })

  const opened = await begin(headers.origin)
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem))
  const { token } = opened.answer
  // A GET from the page's own origin carries none.
  expect(await server.request('GET embed/session', { headers: { origin: '' } }, token)).toMatchObject({ ok: true })
  expect(await server.request('POST embed/refresh', { headers }, token)).toMatchObject({ ok: true })
  for (const strange of ['http://harbour.test', 'https://harbour.test:4000', 'http://x.harbour.test:4000']) {
    expect(await begin(strange), strange).toMatchObject({ status: 403, problem: { code: 'embed.origin' } })
  }

  const harbour = and(eq(school.domain_name, 'harbour.test'))
  await server.database.db.update(school).set({ active: false }).where(harbour)
  expect(await begin(headers.origin)).toMatchObject({ status: 403, problem: { code: 'embed.origin' } })
  await server.database.db.update(school).set({ active: true, brand: null }).where(harbour)
  expect(await begin(headers.origin)).toMatchObject({ status: 403, problem: { code: 'embed.origin' } })
})

test('there is no profile while no account is configured', async () => {
  expect(await server.request('GET instagram/me')).toMatchObject({ status: 404, problem: { code: 'object.missing' } })
})
