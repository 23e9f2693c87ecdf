import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { newId } from '../db/columns.ts'

/** Where the bytes are. */
export interface FileStore {
  has(key: string): Promise<boolean>
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Null where there is nothing. */
  get(key: string): Promise<{ body: ReadableStream<Uint8Array>; size: number } | null>
  remove(key: string): Promise<void>
}

function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Files of one machine: whole and on the disk when `put` returns, or not there. */
export function diskStore(root: string): FileStore {
  // Some hundred folders rather than one with everything.
  const placeOf = (key: string) => join(root, key.slice(0, 2), key)
  return {
    has: async (key) => (await stat(placeOf(key)).catch(whenMissing)) !== null,

    async put(key, bytes) {
      const place = placeOf(key)
      await mkdir(dirname(place), { recursive: true })
      const draft = `${place}.${newId()}`
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, place)
      await syncFolder(dirname(place))
      await syncFolder(root)
    },

    async get(key) {
      const found = await stat(placeOf(key)).catch(whenMissing)
      if (!found) return null
      const body = Readable.toWeb(createReadStream(placeOf(key))) as ReadableStream<Uint8Array>
      return { body, size: found.size }
    },

    remove: (key) => rm(placeOf(key), { force: true }),
  }
}

/** The parts of `s3://KEY:SECRET@HOST/BUCKET?region=REGION`; `s3+http://` goes without TLS. */
export function readStorageUrl(text: string) {
  const url = new URL(text.replace(/^s3(\+http)?:/, (_, plain) => (plain ? 'http:' : 'https:')))
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  if (!url.username || !url.password || !bucket) throw new Error('STORAGE_URL needs a key, a secret and a bucket')
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucketUrl: `${url.protocol}//${url.host}/${bucket}`,
  }
}

const tooLong = 30_000

/** Any store that speaks S3, for several machines. */
export function s3Store({ bucketUrl, ...credentials }: ReturnType<typeof readStorageUrl>): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })

  async function ask(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(`${bucketUrl}/files/${key.slice(0, 2)}/${key}`, {
      method,
      signal: AbortSignal.timeout(tooLong),
      ...init,
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new Error(`The file store answered ${answer.status} to ${method}`)
  }

  return {
    has: async (key) => (await ask('HEAD', key)).ok,
    async put(key, bytes, type) {
      const headers = { 'content-type': type, 'content-length': String(bytes.byteLength) }
      const answer = await ask('PUT', key, { body: new Uint8Array(bytes), headers })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error('The file store has no such bucket')
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel()
        return null
      }
      return { body: answer.body, size: Number(answer.headers.get('content-length') ?? 0) }
    },
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel()
    },
  }
}
