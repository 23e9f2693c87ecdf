import { type Call, commonErrors, type ErrorCode, errorTable, Problem } from '@coachkit/contract'
import * as z from 'zod/mini'

/** Why an answer is not one that the contract allows, or null. */
export async function faultOf(call: Call, response: Response): Promise<string | null> {
  const injected = [...response.headers.keys()].filter((name) => name.includes('injected'))
  if (injected.length > 0) return `has the header ${injected.join()}, which somebody sent`
  const type = response.headers.get('content-type') ?? ''
  if (response.status >= 400) return problemFault(call, response.status, type, await response.text())
  if (response.status !== 200 && response.status !== 204) return `is a status that no call has: ${response.status}`
  if (call.events) return type.startsWith('text/event-stream') ? eventsFault(call, await response.text()) : `is ${type}`
  if (call.blob !== undefined) {
    await response.arrayBuffer()
    return type.startsWith(call.blob) ? null : `is ${type}, not ${call.blob}`
  }
  const text = await response.text()
  if (!call.answer) return text === '' ? null : `is ${text.slice(0, 200)}, where nothing was declared`
  const result = z.safeParse(call.answer, JSON.parse(text))
  return result.success ? null : `doesn’t fit: ${JSON.stringify(result.error.issues).slice(0, 500)}`
}

function problemFault(call: Call, status: number, type: string, text: string): string | null {
  if (!type.startsWith('application/problem+json')) return `is ${status} as ${type}: ${text.slice(0, 200)}`
  const read = z.safeParse(Problem, JSON.parse(text))
  if (!read.success) return `is no problem: ${text.slice(0, 200)}`
  const { code, status: told } = read.data
  if (told !== status) return `is ${status} and says ${told}`
  const own = call.errors ?? []
  const known: readonly ErrorCode[] = [...own, ...commonErrors]
  // A path that a hostile part made another one is not this call any more.
  if (status === 405 && code === 'object.missing') return null
  if (!known.includes(code as ErrorCode)) return `is ${code}, which the call doesn’t declare`
  if (errorTable[code as ErrorCode][0] !== status) return `is ${code} with ${status}`
  if (status >= 500 && !own.includes(code as ErrorCode)) return `is a failure of the server: ${text}`
  return null
}

function eventsFault(call: Call, text: string): string | null {
  for (const block of text.split('\n\n')) {
    const event = /^event: (.*)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (event === undefined || data === undefined || event === 'stream') continue
    const schema = call.events?.[event]
    if (!schema) return `has the event ${event}, which is not declared`
    const result = z.safeParse(schema, JSON.parse(data))
    if (!result.success) return `has ${event} that doesn’t fit: ${JSON.stringify(result.error.issues).slice(0, 300)}`
  }
  return null
}
