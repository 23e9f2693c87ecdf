import type { Context } from 'hono'
import { Refusal } from '../refusal.ts'
import type { HttpEnv } from './exchange.ts'

/** Not in the spec: our choice. Calls that carry files say their own limit in the contract. */
export const defaultLimit = 64 * 1024

/** The whole body, or `request.too-large` as soon as that is known. */
export async function readBody(c: Context<HttpEnv>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = c.req.header('content-length')
  if (declared !== undefined) {
    // Node lets no more than the declared length pass.
    if (Number(declared) > limit) throw new Refusal('request.too-large')
    if (Number(declared) === 0) return new Uint8Array()
    return new Uint8Array(await whole(() => c.req.arrayBuffer()))
  }
  if (c.req.header('transfer-encoding') === undefined && !c.env?.incoming) {
    // An in-memory request says nothing of its length.
    const bytes = new Uint8Array(await whole(() => c.req.arrayBuffer()))
    if (bytes.byteLength > limit) throw new Refusal('request.too-large')
    return bytes
  }
  const body = c.req.raw.body
  if (!body) return new Uint8Array()
  return whole(() => gather(body, limit))
}

async function gather(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > limit) throw new Refusal('request.too-large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, length))
}

/** A body that breaks off is the client's failure, not ours. */
async function whole<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('request.unreadable', undefined, { cause: error })
  }
}
