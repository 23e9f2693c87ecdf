import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { Refusal } from '../refusal.ts'

type Entry = string | File

/** Not in the spec: our choice. The longest form of ours has two dozen fields, the longest list of files ten. */
export const mostEntries = 100

const tooMany = () => new Refusal('request.invalid', { form: `has more than ${mostEntries} entries` })

/** A form's fields by name, each read once however many names there are. */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string, schema: z.ZodMiniObject) {
  // Counted before it is parsed: parsing alone would hold the event loop for seconds.
  if (countEntries(bytes, type) > mostEntries) throw tooMany()
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (error) {
    throw new Refusal('request.unreadable', undefined, { cause: error })
  }
  const fields = new Map<string, Entry[]>()
  for (const [sent, entry] of form) {
    // `file[]` is how some libraries spell a repeated `file`.
    const name = sent.replace(/\[\]$/, '')
    const entries = fields.get(name)
    if (entries) entries.push(entry)
    else fields.set(name, [entry])
  }
  const value = Object.fromEntries(
    [...fields].map(([name, entries]) => [name, isList(schema.shape[name]) ? entries : entries.at(-1)]),
  )
  return { value, hash: () => hashOf(fields) }
}

/** At most one more than a form may have: what follows makes no difference. */
function countEntries(bytes: Uint8Array<ArrayBuffer>, type: string): number {
  const boundary = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type)
  // The first stands at the very beginning, the last ends the form; elsewhere than in a line of its own it is none.
  const isMultipart = type.toLowerCase().startsWith('multipart/')
  const separator = isMultipart ? `\n--${boundary?.[1] ?? boundary?.[2] ?? ''}` : '&'
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = isMultipart ? 0 : 1
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + separator.length)) {
    count += 1
    if (count > mostEntries) break
  }
  return count
}

/** Equal for equal forms, whatever the boundary is called. Files are hashed off the main thread. */
async function hashOf(fields: ReadonlyMap<string, readonly Entry[]>): Promise<string> {
  const prints: string[] = []
  for (const [name, entries] of fields) {
    for (const entry of entries) {
      if (typeof entry === 'string') prints.push(`${name}=${entry}`)
      else {
        const digest = await crypto.subtle.digest('SHA-256', await entry.arrayBuffer())
        prints.push(`${name}:${entry.name}:${Buffer.from(digest).toString('hex')}`)
      }
    }
  }
  return createHash('sha256').update(prints.sort().join('\n')).digest('hex')
}

/** Whether a field holds several values, seen through `optional`. */
function isList(schema: unknown): boolean {
  let at = schema as { _zod?: { def: { type: string; innerType?: unknown } } } | undefined
  while (at?._zod?.def.innerType) at = at._zod.def.innerType as typeof at
  return at?._zod?.def.type === 'array'
}
