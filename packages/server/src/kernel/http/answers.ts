import type { Call } from '@coachkit/contract'
import * as z from 'zod/mini'

/**
 * In development and tests: an answer that is not what the contract says is our bug, and so is a field too many, which
 * might be one that the caller should not see.
 */
export function mustMatch(call: Call, key: string, json: string): void {
  if (!call.answer) return
  mustFit(call.answer, JSON.parse(json), key)
}

export function mustMatchEvent(call: Call, key: string, event: string, data: unknown): void {
  const schema = call.events?.[event]
  if (!schema) throw new Error(`${key} has no event ${event} in the contract.`)
  // The resumed stream of any call knows its events by name only.
  if (key !== 'GET streams/{id}') mustFit(schema, JSON.parse(JSON.stringify(data)), `${key} ${event}`)
}

function mustFit(schema: z.ZodMiniType, value: unknown, name: string): void {
  const result = z.safeParse(schema, value)
  if (!result.success) {
    const places = result.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
    throw new Error(`${name} answered what the contract does not say: ${places.join('; ')}`)
  }
  const extra = fieldsTooMany(value, result.data)
  if (extra.length > 0) throw new Error(`${name} answered fields that the contract does not have: ${extra.join(', ')}`)
}

/** Parsing leaves out what a schema doesn't name. */
function fieldsTooMany(sent: unknown, known: unknown, path = ''): string[] {
  if (Array.isArray(sent) && Array.isArray(known)) {
    return sent.flatMap((one, at) => fieldsTooMany(one, known[at], `${path}${at}.`))
  }
  if (!isRecord(sent) || !isRecord(known)) return []
  return Object.entries(sent).flatMap(([name, value]) =>
    name in known ? fieldsTooMany(value, known[name], `${path}${name}.`) : [`${path}${name}`],
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
