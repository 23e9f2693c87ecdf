import { createHash } from 'node:crypto'
import type { Call } from '@coachkit/contract'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { Refusal } from '../refusal.ts'
import { defaultLimit, readBody } from './body.ts'
import type { HttpEnv } from './exchange.ts'
import { readForm } from './form.ts'
import { storable } from './storable.ts'

// Messages for people who write programs; pages have their own sentences.
z.config(z.locales.en())

export interface Inputs {
  params: unknown
  query: unknown
  headers: unknown
  body: unknown
  /** The bytes that were sent. */
  raw: unknown
  form: unknown
}

interface Read {
  inputs: Inputs
  /** Equal for equal requests, whatever the boundary of a multipart body is called. */
  hash: () => Promise<string>
}

/** Reads and parses everything that the call declares; all wrong fields are named in one refusal. */
export async function readInputs(c: Context<HttpEnv>, call: Call, product: string): Promise<Read> {
  const wrong: Record<string, string> = {}
  const parse = (schema: z.ZodMiniType | undefined, value: unknown, root: string): unknown => {
    if (!schema) return undefined
    const result = z.safeParse(schema, value)
    if (result.success) {
      return storable(result.data, '', (path) => {
        wrong[path || root] ??= 'has a character that no text may have'
      })
    }
    for (const issue of result.error.issues) {
      const field = issue.path.map(String).join('.') || root
      wrong[field] ??= issue.message
    }
    return undefined
  }

  const params = c.req.param() as Record<string, string>
  // Longer than any identifier of ours, or with NUL in it: there is no such object.
  // A call that declares what its path carries (a provider's token is long) says the limit itself.
  const longest = call.params ? 10_000 : 400
  if (Object.values(params).some((value) => value.length > longest || value.includes('\0')))
    throw new Refusal('object.missing')

  const query = call.query ? c.req.query() : undefined
  const { value: sent, hash } = await readContent(c, call)
  const inputs: Inputs = {
    params: call.params ? parse(call.params, params, 'params') : params,
    query: parse(call.query, query, 'query'),
    headers: parse(call.headers, call.headers ? c.req.header() : undefined, 'headers'),
    body: parse(call.body, withPlaceholders(call.body, sent, product), 'body'),
    raw: call.raw ? sent : undefined,
    form: parse(call.form, sent, 'form'),
  }
  if (Object.keys(wrong).length > 0) throw new Refusal('request.invalid', wrong)
  const search = new URL(c.req.url).search
  return { inputs, hash: async () => sha256(`${c.req.method} ${c.req.path}${search}\n${await hash()}`) }
}

/** A field such as `is_from_{product}_new_buy_page` is sent with the product's slug in its name. */
function withPlaceholders(schema: z.ZodMiniType | undefined, sent: unknown, product: string): unknown {
  const shape = (schema as { shape?: object } | undefined)?.shape
  const names = Object.keys(shape ?? {}).filter((name) => name.includes('{product}'))
  if (names.length === 0 || typeof sent !== 'object' || sent === null) return sent
  const read: Record<string, unknown> = { ...sent }
  for (const name of names) {
    const filled = name.replaceAll('{product}', product)
    if (filled in read) read[name] = read[filled]
  }
  return read
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

async function readContent(
  c: Context<HttpEnv>,
  call: Call,
): Promise<{ value: unknown; hash: () => string | Promise<string> }> {
  if (!call.body && !call.form && !call.raw) return { value: undefined, hash: () => '' }
  const type = (c.req.header('content-type') ?? '').toLowerCase()
  const limit = call.limit ?? defaultLimit
  if (call.raw) {
    if (!type.startsWith(call.raw)) throw new Refusal('request.media-type')
    const bytes = await readBody(c, limit)
    return { value: bytes, hash: () => sha256(bytes) }
  }
  if (call.form) {
    if (!type.startsWith('multipart/form-data') && !type.startsWith('application/x-www-form-urlencoded')) {
      throw new Refusal('request.media-type')
    }
    return readForm(await readBody(c, limit), c.req.header('content-type') ?? '', call.form)
  }
  const bytes = await readBody(c, limit)
  // Not in the spec: our choice. No body is an empty one, for calls whose fields are all optional.
  if (bytes.byteLength === 0) return { value: {}, hash: () => '' }
  if (!/^application\/([a-z.-]+\+)?json\b/.test(type)) throw new Refusal('request.media-type')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { value: JSON.parse(text) as unknown, hash: () => sha256(bytes) }
  } catch (error) {
    throw new Refusal('request.unreadable', undefined, { cause: error })
  }
}
