import { toJson } from '../to-json.ts'
/** A call's input as the client reads it; its types stand in the contract. */
export interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  idempotency_key?: string
  signal?: AbortSignal
  cached?: boolean
  /** Whose call this is; it is not sent under anybody else's token. */
  as?: string
}

export interface BuiltRequest {
  method: string
  url: string
  /** Without query, for the cache's prefixes. */
  path: string
  headers: Record<string, string>
  body: BodyInit | undefined
  as: string | undefined
}

export function buildRequest(api: string, product: string, key: string, input: LooseInput): BuiltRequest {
  const space = key.indexOf(' ')
  const parts = { product, ...input.params }
  const path = key.slice(space + 1).replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = (parts as Record<string, string>)[name]
    if (part === undefined) throw new TypeError(`${key} needs ${name}`)
    return encodeURIComponent(part)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const headers: Record<string, string> = { accept: 'application/json, text/event-stream, */*;q=0.5' }
  for (const [name, value] of Object.entries(input.headers ?? {})) if (value !== undefined) headers[name] = value
  if (input.idempotency_key) headers['idempotency-key'] = input.idempotency_key

  let body: BodyInit | undefined
  if (input.form) body = toFormData(input.form)
  else if (input.body !== undefined) {
    headers['content-type'] = 'application/json'
    body = toJson(input.body)
  }
  const search = query.size ? `?${query}` : ''
  return { method: key.slice(0, space), url: `${api}/api/v1/${path}${search}`, path, headers, body, as: input.as }
}

function toFormData(fields: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one)
      else if (one !== undefined && one !== null) form.append(name, typeof one === 'string' ? one : toJson(one))
    }
  }
  return form
}
