import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FileStore } from './file-store.ts'
import { type FileExtension, fileTypes, typeOf } from './file-type.ts'

/** Not in the spec: our choice. Long enough for a page that stays open through a lesson to load its pictures. */
const addressSeconds = 3_600
/** Addresses made within five minutes are the same, so that a browser's cache knows them again. */
const addressStep = 300
/** Stands in the place of an end, and is signed like one. */
const always = 'always'

export interface Files {
  /**
   * Keeps bytes under a name made of them, so that keeping the same again changes nothing; gives the file's key. With an
   * owner the name is made of both: nobody else's file has it, even of the same bytes.
   */
  keep(bytes: Uint8Array, owner?: string): Promise<string>
  /** A short-lived address, because a picture can't send a bearer token. */
  address(file_key: string): string
  /** An address that stays good, for what everybody may see on any page at any time: a brand's pictures, stickers. */
  lastingAddress(file_key: string): string
  /** Removes a file that was kept for one owner; of others nobody knows who else shows them. */
  removeOwn(file_key: string): Promise<void>
  /** Answers `GET /files/…`. */
  serve(url: URL): Promise<Response>
}

const pattern = /^((?:own-)?[0-9a-f]{64})\.([a-z0-9]{2,4})$/

/** `base` is what addresses begin with: partners' pages show our pictures too. `secret` is the same in all processes. */
export function createFiles({
  store,
  secret,
  base,
  now = Date.now,
}: {
  store: FileStore
  secret: string
  base: string
  now?: () => number
}): Files {
  const sign = (key: string, until: string) =>
    createHmac('sha256', secret).update(`${key} ${until}`).digest('base64url')
  const missing = () => new Response('There is no such file, or its address is too old.', { status: 404 })

  return {
    async keep(bytes, owner) {
      const hash = createHash('sha256').update(owner === undefined ? '' : `${owner}\0`)
      const key = `${owner === undefined ? '' : 'own-'}${hash.update(bytes).digest('hex')}.${typeOf(bytes)}`
      if (!(await store.has(key))) await store.put(key, bytes, fileTypes[typeOf(bytes)])
      return key
    },

    address(file_key) {
      const until = String(Math.ceil((now() / 1000 + addressSeconds) / addressStep) * addressStep)
      return `${base}/files/${file_key}?until=${until}&signature=${sign(file_key, until)}`
    },

    lastingAddress: (file_key) => `${base}/files/${file_key}?until=${always}&signature=${sign(file_key, always)}`,

    async removeOwn(file_key) {
      if (file_key.startsWith('own-')) await store.remove(file_key)
    },

    async serve(url) {
      const key = url.pathname.split('/').at(-1) ?? ''
      const [, hash, extension] = pattern.exec(key) ?? []
      const until = url.searchParams.get('until') ?? ''
      const given = Buffer.from(url.searchParams.get('signature') ?? '')
      const right = Buffer.from(sign(key, until))
      const signed = given.length === right.length && timingSafeEqual(given, right)
      const lasts = until === always
      if (!signed || !(lasts || Number(until) * 1000 > now()) || !extension) return missing()
      const found = await store.get(key)
      if (!found) return missing()
      return new Response(found.body, {
        headers: {
          'content-type': fileTypes[extension as FileExtension] ?? fileTypes.bin,
          'content-length': String(found.size),
          'cache-control': lasts
            ? 'public, max-age=31536000, immutable'
            : `private, max-age=${addressSeconds}, immutable`,
          etag: `"${hash}"`,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
          // Whatever it holds, it runs nothing when somebody opens its address.
          'content-security-policy': "default-src 'none'; sandbox",
          ...((extension === 'bin' || extension === 'zip') && { 'content-disposition': 'attachment' }),
        },
      })
    },
  }
}
