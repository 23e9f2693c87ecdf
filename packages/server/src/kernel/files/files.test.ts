import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskStore, type FileStore, readStorageUrl, s3Store } from './file-store.ts'
import { typeOf } from './file-type.ts'
import { createFiles } from './files.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let folder: string
let server: Server
const objects = new Map<string, Buffer>()
const asked: { method: string; path: string; authorization: string }[] = []
let fail = 0

/** What a store that speaks S3 does with one object, refusing what is not signed. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coachkit-files-'))
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      asked.push({ method, path, authorization: headers.authorization ?? '' })
      if (!headers.authorization?.includes('Credential=me/')) return response.writeHead(403).end()
      if (fail > 0) {
        fail -= 1
        return response.writeHead(503).end('slow down')
      }
      const found = objects.get(path)
      if (method === 'PUT') {
        const body = Buffer.concat(chunks)
        const sent = headers['x-amz-content-sha256']
        if (sent !== 'UNSIGNED-PAYLOAD' && sent !== createHash('sha256').update(body).digest('hex')) {
          return response.writeHead(400).end()
        }
        objects.set(path, body)
        return response.writeHead(200).end()
      }
      if (method === 'DELETE') {
        objects.delete(path)
        return response.writeHead(204).end()
      }
      if (!found) return response.writeHead(404).end()
      return response.writeHead(200, { 'content-length': found.length }).end(method === 'HEAD' ? undefined : found)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

const s3 = () =>
  s3Store(
    readStorageUrl(
      `s3+http://me:se%2Fcret@127.0.0.1:${(server.address() as { port: number }).port}/school?region=eu-1`,
    ),
  )

describe.each([
  ['disk', () => diskStore(folder)],
  ['S3', s3],
] as [string, () => FileStore][])('files on %s', (_, make) => {
  const files = () => createFiles({ store: make(), secret: 'x', base: 'https://coach.example' })

  test('come back as they were, by an address that needs no token', async () => {
    const key = await files().keep(png)
    const address = files().address(key)
    expect(address).toMatch(/^https:\/\/coach\.example\/files\/[0-9a-f]{64}\.png\?until=/)
    const answer = await files().serve(new URL(address))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
  })

  test('the same bytes are kept once', async () => {
    expect(await files().keep(png)).toBe(await files().keep(Buffer.from(png)))
  })

  test('a removed file is gone, and nobody else’s of the same bytes', async () => {
    const [key, others, shared] = await Promise.all(
      ['one', 'other', undefined].map((owner) => files().keep(Buffer.from('gone soon'), owner)),
    )
    for (const each of [key, shared]) await files().removeOwn(each ?? '')
    const status = async (of = '') => (await files().serve(new URL(files().address(of)))).status
    expect([await status(key), await status(others), await status(shared)]).toEqual([404, 200, 200])
  })
})

test('the disk has no half files beside the whole ones', async () => {
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => name.split('.').length > 2)).toEqual([])
})

test('requests to the store are signed and made again when it is busy', async () => {
  fail = 2
  await s3().put('ab.txt', Buffer.from('hello'), 'text/plain')
  expect(objects.get('/school/files/ab/ab.txt')?.toString()).toBe('hello')
  expect(asked.at(-1)?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=me\/\d{8}\/eu-1\/s3\/aws4_request/)
})

test('a wrong key to the store is an error, not an empty file', async () => {
  const { port } = server.address() as { port: number }
  const stranger = s3Store(readStorageUrl(`s3+http://you:secret@127.0.0.1:${port}/school`))
  await expect(stranger.get('ab.txt')).rejects.toThrow('403')
})

test('an address stops working when its time is over, or when anything in it was changed', async () => {
  const store = diskStore(folder)
  let time = Date.now()
  const files = createFiles({ store, secret: 'x', base: 'https://coach.example', now: () => time })
  const url = new URL(files.address(await files.keep(png)))
  expect((await files.serve(url)).status).toBe(200)

  const longer = new URL(url)
  longer.searchParams.set('until', String(Number(url.searchParams.get('until')) + 9_999))
  expect((await files.serve(longer)).status).toBe(404)
  const other = new URL(url)
  other.pathname = url.pathname.replace(/\/files\/./, '/files/0')
  expect((await files.serve(other)).status).toBe(404)
  const another = createFiles({ store, secret: 'y', base: 'https://coach.example', now: () => time })
  expect((await another.serve(url)).status).toBe(404)

  time += 2 * 3_600_000
  expect((await files.serve(url)).status).toBe(404)
})

test('a lasting address never ends, and a short one can’t be made into one', async () => {
  let time = Date.now()
  const files = createFiles({ store: diskStore(folder), secret: 'x', base: 'https://coach.example', now: () => time })
  const key = await files.keep(png)
  const lasting = new URL(files.lastingAddress(key))
  const short = new URL(files.address(key))
  time += 10 * 365 * 86_400_000
  const answer = await files.serve(lasting)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  short.searchParams.set('until', 'always')
  expect((await files.serve(short)).status).toBe(404)
})

test('a type is read from the content; what could run in a page is text or bytes', () => {
  expect(typeOf(png)).toBe('png')
  expect(typeOf(Buffer.from('RIFF1234WAVEfmt '))).toBe('wav')
  expect(typeOf(Buffer.from('RIFF1234WEBPVP8 '))).toBe('webp')
  expect(typeOf(Buffer.from('%PDF-1.7'))).toBe('pdf')
  expect(typeOf(Buffer.from('<svg onload="alert(1)"></svg>'))).toBe('txt')
  expect(typeOf(Buffer.from([0, 1, 2, 255]))).toBe('bin')
  expect(typeOf(new Uint8Array())).toBe('bin')
})
