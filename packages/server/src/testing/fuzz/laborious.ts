import type { Call } from '@coachkit/contract'
import * as z from 'zod/mini'
import type { Input } from './plan.ts'

/** Texts that make a careless reader work: each grows, nests, or tempts an expression to look back. */
export const laboriousTexts = {
  'long word': 'a'.repeat(40_000),
  'long blanks': `${' '.repeat(20_000)}!`,
  'open brackets': '('.repeat(20_000),
  'closed brackets': `${'('.repeat(2000)}1${')'.repeat(2000)}`,
  'nested TeX': `$${'\\frac{1}{'.repeat(1500)}2${'}'.repeat(1500)}$`,
  'tower of powers': '9^9^9^9^9^9^9^9^9',
  'power of sums': '((x+y+z+1)^99+(x-y)^99)^99 = ((x+1)^98)^97',
  'many terms': 'x+'.repeat(1900),
  'many numbers': '1,'.repeat(1900),
  'many signs': '-'.repeat(3900),
  'many marks': '*_`[]()<>!#|~'.repeat(300),
  'many dollars': '$'.repeat(3900),
  'many addresses': 'http://a.b/ '.repeat(300),
  'almost an address': `${'a.'.repeat(1900)}@${'b.'.repeat(40)}`,
  'many lines': 'a\n'.repeat(1900),
} as const

const lengths = [40_000, 10_000, 4000, 1000, 200, 60, 20]
type Holder = Record<string | number, unknown>

/** The input with a text in each place that takes it, as long as the contract lets it be. */
export function withText(call: Call, input: Input, text: string): Input {
  const made = { ...input } as Record<string, unknown>
  for (const part of ['query', 'body', 'form'] as const) {
    const schema = call[part]
    if (!schema || !input[part]) continue
    made[part] = copy(input[part])
    const fits = () => z.safeParse(schema, wire(part, made[part])).success
    for (const [holder, name] of placesOf(made[part])) {
      const before = holder[name]
      const taken = lengths.some((length) => {
        holder[name] = text.slice(0, length)
        return fits()
      })
      if (!taken) holder[name] = before
    }
  }
  return made as Input
}

/** Structured fields of a form travel as JSON text. */
const wire = (part: string, value: unknown) =>
  part !== 'form'
    ? value
    : Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, asSent(one)]))
const asSent = (value: unknown): unknown =>
  typeof value === 'string' || value instanceof File || isFiles(value) ? value : JSON.stringify(value)
const isFiles = (value: unknown) => Array.isArray(value) && value.every((one) => one instanceof File)

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)]))
}

function placesOf(value: unknown): [Holder, string | number][] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.entries(value).flatMap(([name, one]): [Holder, string | number][] =>
    typeof one === 'string' ? [[value as Holder, name]] : placesOf(one),
  )
}

const encode = (text: string) => new TextEncoder().encode(text)
const boundary = 'many-fields'
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const many = (count: number, make: (at: number) => string, between = '') =>
  Array.from({ length: count }, (_, at) => make(at)).join(between)
const multipart = `multipart/form-data; boundary=${boundary}`

/** A body that is all shape, for calls that take a body at all. */
export interface LaboriousBody {
  type: string
  bytes: () => Uint8Array | ReadableStream<Uint8Array>
}

const nested = (levels: number) => `${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`

/** What a body of a few hundred kilobytes can ask for. */
export const laboriousBodies: Record<string, LaboriousBody> = {
  'a form of many fields': {
    type: multipart,
    bytes: () => encode(`${many(5000, (at) => field(`f${at}`, ''))}--${boundary}--`),
  },
  'a form of one field many times': {
    type: multipart,
    bytes: () => encode(`${many(5000, () => field('file[]', 'x'))}--${boundary}--`),
  },
  'a form of many short lines': {
    type: 'multipart/form-data; boundary=-',
    bytes: () => encode('\n---'.repeat(70_000)),
  },
  'a form with a long name': {
    type: multipart,
    bytes: () => encode(`${field('n'.repeat(280_000), '')}--${boundary}--`),
  },
  'a form with long headers': {
    type: multipart,
    bytes: () => encode(`--${boundary}\r\n${many(9000, (at) => `x-${at}: a; b="c"\r\n`)}\r\n\r\n--${boundary}--`),
  },
  'an address-like form of many fields': {
    type: 'application/x-www-form-urlencoded',
    bytes: () => encode(many(40_000, (at) => `f${at}=`, '&')),
  },
  'JSON of many names': { type: 'application/json', bytes: () => encode(`{${many(5000, (at) => `"n${at}":0`, ',')}}`) },
  'JSON of many small lists': { type: 'application/json', bytes: () => encode(`[${many(15_000, () => '[]', ',')}]`) },
  'deep JSON': { type: 'application/json', bytes: () => encode(nested(7000)) },
  'deep JSON in a form': {
    type: multipart,
    bytes: () => encode(`${field('messages', nested(20_000))}--${boundary}--`),
  },
  'a body that comes slowly': { type: 'application/json', bytes: () => drops(encode('{"email":"a@b.test"}')) },
}

/** Byte by byte. */
function drops(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + 1))
      else controller.close()
      at += 1
    },
  })
}
