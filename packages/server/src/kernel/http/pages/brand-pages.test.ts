import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../../testing/server.ts'
import { createPageBrands } from '../../brands/page-brand.ts'
import { school } from '../../people/schema.ts'
import { servePages } from './serve-pages.ts'

let server: TestServer
let hostFolder: string
let isGone = false

beforeAll(async () => {
  hostFolder = await mkdtemp(join(tmpdir(), 'coachkit-pages-'))
  await writeFile(
    join(hostFolder, 'index.html'),
    '<head>\n    <!-- brand -->\n    <title>x</title>\n    <!-- /brand -->\n    <script src="/assets/main.js"></script></head>',
  )
  await writeFile(
    join(hostFolder, 'addresses.json'),
    JSON.stringify({ paths: ['/welcome', '/login', '/blogs', '/{product}/child/{childId}/manage'], posts: ['quiet'] }),
  )
  server = await testServer({ start: false })
  const { app, config, database } = server
  await database.db.insert(school).values({
    name: 'Meadow',
    domain_name: 'meadow.test',
    brand: { page_title: 'Meadow & <friends>', primary: '#225588', pictures: { favicon: 'abc.png' } },
  })
  servePages(app.http, {
    hostConfig: { product: 'coachkit' },
    examples: 'http://localhost:4001',
    base: 'https://coach.example',
    isGone: async (path) => path === '/login' && isGone,
    hostFolder,
    pageBrandAt: createPageBrands({
      brands: app.brands,
      product: config.PRODUCT_SLUG,
      settings: { hosts: { illume: ['learn.example'] }, main_brand: 'coachkit', default_brand: 'kitesense' },
      whiteLabels: app.kernel.whiteLabels,
    }),
  })
})
afterAll(async () => {
  await server.close()
  await rm(hostFolder, { recursive: true })
})

const get = async (address: string) => await server.app.http.app.request(`http://${address}`)
const pageOf = async (host: string) => (await get(`${host}/welcome`)).text()

test.each([
  ['127.0.0.1:4000', 'CoachKit', '/brands/product/'],
  ['learn.example', 'Illume', '/brands/illume/'],
  ['www.ingenius.test', 'Ingenius', '/brands/ingenius/'],
  ['somewhere.test', 'Kitesense', '/brands/kitesense/'],
])('a page at %s is titled %s and has its icons before any script runs', async (host, title, icons) => {
  const page = await pageOf(host)
  expect(page).toContain(`<title>${title}</title>`)
  for (const size of [16, 32, 96, 128]) expect(page).toContain(`${icons}icon-${size}.png" type="image/png"`)
  expect(page).toContain(`${icons}favicon.ico`)
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(page).toContain('<script src="/assets/main.js">')
  const config = await (await get(`${host}/config.json`)).json()
  expect(config).toMatchObject({ product: 'coachkit', brand: { title }, brand_is_named: host !== 'somewhere.test' })
  const manifest = await (await get(`${host}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: title, start_url: '/', icons: [{ src: `${icons}icon-192.png` }, {}, {}] })
  expect((await get(`${host}/favicon.ico`)).headers.get('location')).toBe(`${icons}favicon.ico`)
})

test('a white-label school’s page has its title, which stays a text, and its own icon', async () => {
  const page = await pageOf('meadow.test')
  expect(page).toContain('<title>Meadow &#38; &#60;friends&#62;</title>')
  expect(page).toMatch(/<link rel="icon" href="[^"]+\/files\/abc\.png\?until=always&#38;signature=[^"]+">/)
  expect(page).not.toContain('/brands/')
  const manifest = await (await get('meadow.test/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Meadow & <friends>', theme_color: '#225588', icons: [{ type: 'image/png' }] })
})

test('a release portal’s pages are kept from search engines, others’ are not', async () => {
  const release = await get('release.coachkit.test/welcome')
  expect(release.headers.get('x-robots-tag')).toBe('noindex')
  expect(await release.text()).toContain('<meta name="robots" content="noindex">')
  const plain = await get('coachkit.test/welcome')
  expect(plain.headers.get('x-robots-tag')).toBeNull()
  expect(await plain.text()).not.toContain('noindex')
})

test('pages on every brand’s host may show files of the platform’s address, and nobody else’s', async () => {
  const policy = (await get('learn.example/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("img-src 'self' data: https://coach.example;")
  expect(policy).toContain("manifest-src 'self'")
})

test('a page that did not change is not sent again; another brand’s is another page', async () => {
  const first = await get('learn.example/login')
  const etag = first.headers.get('etag') ?? ''
  const ask = (host: string) =>
    server.app.http.app.request(`http://${host}/login`, { headers: { 'if-none-match': etag } })
  expect((await ask('learn.example')).status).toBe(304)
  expect((await ask('ingenius.test')).status).toBe(200)
})

test('an address or a post that the app does not have has its page with status 404', async () => {
  const statusOf = async (path: string) => (await get(`127.0.0.1:4000${path}`)).status
  for (const path of ['/welcome', '/welcome/', '/blogs', '/blogs?post=quiet', '/coachkit/child/x/manage'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  for (const path of ['/no/such/place', '/blogs?post=gone', '/welcome/more', '/illume/child/x/manage'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
  isGone = true
  expect(await statusOf('/login')).toBe(404)
  // A browser that was there before sends what it has; a page that is gone comes whole all the same.
  const etag = (await get('127.0.0.1:4000/welcome')).headers.get('etag') ?? ''
  const again = await server.app.http.app.request('http://127.0.0.1:4000/login', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([404, expect.stringContaining('/assets/main.js')])
  isGone = false
  const unknown = await get('127.0.0.1:4000/no/such/place')
  expect(await unknown.text()).toContain('<script src="/assets/main.js">')
})
