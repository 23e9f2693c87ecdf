import type { Call } from '@coachkit/contract'
import fc from 'fast-check'
import { goodOf, type Schema } from './good.ts'
import { hostileHeaders, hostileSegment, hostileText, hostileValue, mark, type Way, ways } from './hostile.ts'

export const parts = ['query', 'headers', 'body', 'form'] as const
export type Part = (typeof parts)[number]
export type Input = { params?: Record<string, string> } & { [part in Part]?: unknown }

/** One request to be: what changes of an input that is known to work. */
export interface Plan {
  /** Fields that fit the contract, in the place of some that worked. */
  fitting: { [part in Part]?: unknown }
  /** By turns: whether a field that worked stays. */
  stays: boolean[]
  /** Values that fit nowhere in particular, each at the place that `at` chooses; `undefined` takes the field away. */
  wrong: { at: number; value: unknown }[]
  /** A field too many, in the object that `at` chooses. */
  added: { at: number; name: string } | null
  segment: { at: number; text: string } | null
  headers: Record<string, string>
  way: Way
}

/** Whether there is anything to send but an address. */
export const takesInput = (key: string, call: Call) => key.includes('{') || parts.some((part) => call[part])

const weighted = <T>(usual: T, often: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: often, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary })

const place = fc.nat(1000)
const names = ['is_admin', 'user_role_id', 'person_id', '__proto__', 'constructor', 'id', 'added_field', 'toString']

export function planOf(call: Call): fc.Arbitrary<Plan> {
  const declared = parts.filter((part) => call[part])
  const value = call.form || call.query ? fc.oneof(hostileText, hostileValue) : hostileValue
  return fc.record({
    fitting: fc.record(Object.fromEntries(declared.map((part) => [part, goodOf(call[part] as unknown as Schema)]))),
    stays: weighted([true], 2, fc.array(fc.boolean(), { minLength: 1, maxLength: 8 })),
    wrong: weighted<Plan['wrong']>(
      [],
      1,
      fc.array(fc.record({ at: place, value: fc.option(value, { nil: undefined }) }), { minLength: 1, maxLength: 3 }),
    ),
    added: weighted<Plan['added']>(null, 2, fc.record({ at: place, name: fc.constantFrom(...names) })),
    segment: weighted<Plan['segment']>(null, 6, fc.record({ at: place, text: hostileSegment })),
    headers: weighted<Record<string, string>>({}, 6, hostileHeaders),
    way: weighted<Way>('as they are', 7, fc.constantFrom(...ways)),
  })
}

/** The input that works, changed as planned. Files are kept as they are, everything else is copied. */
export function changed(input: Input, plan: Plan): Input {
  const made = copy(input) as Record<string, unknown>
  let turn = 0
  for (const [part, fields] of Object.entries(plan.fitting)) {
    if (!isObject(fields) || !isObject(made[part] ?? {})) continue
    const known = (made[part] ?? {}) as Record<string, unknown>
    for (const [name, value] of Object.entries(fields)) {
      const stays = plan.stays[turn++ % plan.stays.length]
      if (!stays) known[name] = value
    }
    made[part] = known
  }
  for (const { at, value } of plan.wrong) {
    const all = placesIn(made)
    const [holder, name] = all[at % all.length] ?? []
    if (!holder || name === undefined) continue
    if (value === undefined) delete holder[name]
    // A copy, because what is put in may be changed by the next one.
    else holder[name] = copy(value)
  }
  if (plan.added) {
    const all = objectsIn(made)
    const holder = all[plan.added.at % all.length]
    // Defined, because assigning to `__proto__` would only change what the object inherits from.
    const whole = { enumerable: true, configurable: true, writable: true }
    if (holder) Object.defineProperty(holder, plan.added.name, { ...whole, value: mark })
  }
  return made as Input
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)])) : value
}

/** Every field of what is sent, however deep; the address's own parts are `segment`'s. */
function placesIn(made: Record<string, unknown>): [Record<string, unknown>, string][] {
  return objectsIn(made).flatMap((holder) =>
    Object.keys(holder).map((name): [Record<string, unknown>, string] => [holder, name]),
  )
}

function objectsIn(made: Record<string, unknown>): Record<string, unknown>[] {
  return parts.flatMap((part) => (part === 'headers' ? [] : within(made[part])))
}

const within = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(within)
  return isObject(value) ? [value, ...Object.values(value).flatMap(within)] : []
}
