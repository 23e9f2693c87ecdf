import type { Call } from '@coachkit/contract'
import { apiPrefix } from '../../kernel/http/paths.ts'
import type { Input, Plan } from './plan.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** The request as it goes out: nothing here minds whether it makes sense. */
export function requestOf(
  { origin, product }: { origin: string; product: string },
  key: string,
  call: Call,
  { params = {}, query, headers: given, body, form }: Input,
  token: string | null,
  plan: Plan,
): Request {
  const [method = '', pattern = ''] = key.split(' ')
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => name !== 'product')
  const hit = plan.segment && names[plan.segment.at % names.length]
  const place = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === hit) return plan.segment?.text ?? ''
    return encodeURIComponent((name === 'product' ? product : params[name]) ?? 'x')
  })
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, textOf(value).slice(0, 20_000)]),
  )

  const headers = new Headers({ origin })
  const set = (name: string, value: unknown) => {
    try {
      headers.set(name, textOf(value))
    } catch {
      // No client can send such a header.
    }
  }
  for (const [name, value] of Object.entries((given ?? {}) as object)) set(name, value)
  if (headers.get('origin') === '') headers.delete('origin')
  if (token) headers.set('authorization', `Bearer ${token}`)

  const content = method === 'GET' ? null : contentOf(call, body, form, plan)
  if (content?.type) headers.set('content-type', content.type)
  for (const [name, value] of Object.entries(plan.headers)) set(name, value)
  return new Request(`${origin}${apiPrefix}/${place}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers,
    ...(content && { body: content.bytes }),
  })
}

interface Content {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

function contentOf(call: Call, body: unknown, form: unknown, { way }: Plan): Content | null {
  if (way === 'none') return null
  const isForm = way === 'other kind' ? !call.form : Boolean(call.form)
  const json = (): Content => ({ bytes: encode(JSON.stringify(body ?? form ?? {}) ?? ''), type: 'application/json' })
  const content = isForm ? multipart((form ?? body ?? {}) as object) : json()
  const { bytes, type } = content
  if (way === 'cut') return { bytes: bytes.slice(0, Math.floor(bytes.length * 0.6)), type }
  if (way === 'not UTF-8') return { bytes: joined([bytes, new Uint8Array([0xff, 0xfe, 0xed, 0xa0, 0x80])]), type }
  if (way === 'very deep') return { bytes: encode('['.repeat(30_000)), type }
  if (way === 'too long') return { bytes: joined([bytes, encode(' '.repeat(70_000))]), type }
  return content
}

const encoder = new TextEncoder()
const encode = (text: string) => new Uint8Array(encoder.encode(text))

/** By hand: a name with a line break in it would not come out of a `FormData`. */
function multipart(fields: object): Content {
  const boundary = 'fuzz-boundary'
  const pieces: Uint8Array[] = []
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) && value.every((part) => part instanceof File) ? value : [value]) {
      const file = one instanceof File ? one : null
      const named = file ? `; filename="${file.name}"\r\ncontent-type: ${file.type || 'application/octet-stream'}` : ''
      pieces.push(encode(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${named}\r\n\r\n`))
      pieces.push(file ? (bytesOf.get(file) ?? new Uint8Array()) : encode(textOf(one)))
      pieces.push(encode('\r\n'))
    }
  }
  pieces.push(encode(`--${boundary}--\r\n`))
  return { bytes: joined(pieces), type: `multipart/form-data; boundary=${boundary}` }
}

/** Bytes of files that were read before: a request is put together in one go. */
const bytesOf = new WeakMap<File, Uint8Array>()
export async function readFiles(value: unknown): Promise<void> {
  if (value instanceof File) bytesOf.set(value, new Uint8Array(await value.arrayBuffer()))
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) await readFiles(one)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
