import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestServer, testServer } from '../../testing/server.ts'
import { createPageBrands } from '../brands/page-brand.ts'
import { overPool } from '../db/transactions.ts'
import { diskStore } from '../files/file-store.ts'
import { createFiles } from '../files/files.ts'
import { watchedStore } from '../files/watched-store.ts'
import { leastFree, watchDisk } from '../health/disk.ts'
import { createHealth } from '../health/health.ts'
import { exchange } from './exchange.ts'
import { servePages } from './pages/serve-pages.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coachkit-outage-'))
  await writeFile(join(folder, 'index.html'), '<head><!-- brand --><!-- /brand --></head>')
  server = await testServer({ start: false })
  const { app, config } = server
  app.http.app.get('/with/database', (c) =>
    exchange(app.http.exchange, 'trial', async () => {
      await server.database.db.execute('select 1')
      return new Response('fine')
    })(c),
  )
  servePages(app.http, {
    hostConfig: {},
    examples: 'http://localhost:4001',
    base: server.origin,
    hostFolder: folder,
    pageBrandAt: createPageBrands({
      brands: app.brands,
      product: config.PRODUCT_SLUG,
      settings: { hosts: {}, main_brand: 'coachkit', default_brand: 'kitesense' },
      whiteLabels: app.kernel.whiteLabels,
    }),
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
beforeEach(() => {
  vi.spyOn(server.database.pool, 'query').mockImplementation(() => Promise.reject(refused()))
  vi.spyOn(server.database.pool, 'connect').mockImplementation(() => Promise.reject(refused()))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const open = async (path: string, language = 'en') =>
  await server.app.http.app.request(`http://school.test${path}`, {
    headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': language },
  })

test('a call that the database cannot answer is told when to come back, and its page may read that', async () => {
  const headers = { origin: 'https://a-school.test' }
  const reply = await server.request('GET users/me', { headers }, 'st_some-token')
  expect(reply).toMatchObject({ status: 503, problem: { code: 'server.unavailable' } })
  expect(reply.headers.get('retry-after')).toBe('5')
  expect(reply.headers.get('access-control-allow-origin')).toBe('https://a-school.test')
})

test.each([
  ['en-GB,en;q=0.9', 'back in a moment', 'Try again'],
  ['de-AT,de;q=0.9,en;q=0.5', 'Gleich geht es weiter', 'Noch einmal versuchen'],
  ['fr,es;q=0.8', 'Volvemos en un momento', 'Intentarlo de nuevo'],
])('whoever opens an address then meets a page of ours in their language, never JSON (%s)', async (language, title, way) => {
  const answer = await open('/with/database', language)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.headers.get('content-type')).toContain('text/html')
  const page = await answer.text()
  expect(page).toContain(title)
  expect(page).toContain(`<a href="">${way}</a>`)
})

test('the first page and its settings come without the database', async () => {
  const page = await open('/welcome')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<title>Kitesense</title>')
  expect((await open('/config.json')).status).toBe(200)
})

test('/readyz says what does not answer, and comes back with it; metrics count it', async () => {
  const ready = () => server.app.http.app.request('http://school.test/readyz')
  await expect.poll(async () => (await ready()).status).toBe(503)
  expect(await (await ready()).text()).toMatch(/^not ready\ndatabase: does not answer\nstorage: answers\n/)
  const metrics = await (await server.app.http.app.request('http://school.test/metrics')).text()
  expect(metrics).toMatch(/coachkit_database_errors_total\{kind="server\.unavailable"\} [1-9]/)
  expect(metrics).toContain('coachkit_up{part="database"} 0')
  expect(metrics).toContain('coachkit_up{part="storage"} 1')
  vi.restoreAllMocks()
  await expect.poll(async () => (await ready()).status).toBe(200)
})

test('what the driver says of a lost server is an outage; what a statement did wrong is not', async () => {
  const thrown = async (error: Error) => {
    vi.spyOn(server.database.pool, 'query').mockImplementation(() => Promise.reject(error))
    return server.database.db.execute('select 1').catch((error: Error) => (error.cause as { code?: string }).code)
  }
  const coded = (code: string) => Object.assign(new Error('said so'), { code })
  for (const code of ['57P01', '57P03', '08006', '53300', '25006', 'ECONNRESET', 'ENOTFOUND']) {
    expect(await thrown(coded(code)), code).toBe('server.unavailable')
  }
  expect(await thrown(new Error('Connection terminated unexpectedly'))).toBe('server.unavailable')
  expect(await thrown(coded('53100'))).toBe('server.full')
  expect(await thrown(coded('23505'))).toBe('23505')
  expect(overPool('postgres', server.database.pool, async () => {}).errors.size).toBe(0)
})

test('a store that fails is an outage of files alone: processes stay ready', async () => {
  vi.restoreAllMocks()
  const inTheWay = join(folder, 'store')
  await writeFile(inTheWay, 'no folder')
  const store = watchedStore(diskStore(inTheWay))
  const files = createFiles({ store, secret: 's', base: server.origin })
  await expect(files.keep(new TextEncoder().encode('x'))).rejects.toMatchObject({ code: 'server.unavailable' })
  const disk = watchDisk(folder, false)
  const health = createHealth({ database: server.database, store, disk })
  expect(await health.look()).toMatchObject({ isReady: true, database: true, storage: false })
  disk.close()
})

test('with too little room for the embedded database writes are refused before it breaks, and reads are not', async () => {
  vi.restoreAllMocks()
  let free = leastFree - 1
  const disk = watchDisk(folder, true, async () => free)
  const store = watchedStore(diskStore(folder))
  const health = createHealth({ database: server.database, store, disk })
  expect(await health.look()).toMatchObject({ isReady: false, isFull: true, free })
  vi.spyOn(server.app.kernel.health, 'isFull').mockImplementation(health.isFull)
  const { student } = await server.cast()
  const write = await server.request('POST auth/logout', {}, student.token)
  expect(write).toMatchObject({ status: 507, problem: { code: 'server.full' } })
  expect(await server.request('GET users/me', {}, student.token)).toMatchObject({ status: 200 })
  free = leastFree
  await disk.free()
  expect(await server.request('POST auth/logout', {}, student.token)).toMatchObject({ ok: true })
  disk.close()
})
