import fc from 'fast-check'

/** The part of a schema's inside that says what fits; zod keeps it stable for tools (`_zod.def`). */
interface Def {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: Schema[]
  entries?: Record<string, string | number>
  values?: unknown[]
  keyType?: Schema
  valueType?: Schema
  in?: Schema
  out?: Schema
  format?: string
  pattern?: RegExp
  check?: string
  checks?: { _zod: { def: CheckDef } }[]
}
interface CheckDef {
  check: string
  format?: string
  pattern?: RegExp
  minimum?: number
  maximum?: number
  value?: number
  inclusive?: boolean
}
export interface Schema {
  _zod: { def: Def }
}

/** What a client could send that fits a schema: before parsing, so that a number in a query is text. */
export function goodOf(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = schema._zod
  const inner = () => goodOf(def.innerType as Schema)
  switch (def.type) {
    case 'object':
      return objectOf(def.shape ?? {})
    case 'string':
      return textOf(def)
    case 'number':
      return numberOf(def)
    case 'boolean':
      return fc.boolean()
    case 'optional':
      return fc.option(inner(), { nil: undefined })
    case 'nullable':
      return fc.option(inner(), { nil: null })
    case 'default':
    case 'readonly':
    case 'nonoptional':
      return inner()
    case 'array': {
      const least = checksOf(def).find(({ check }) => check === 'min_length')?.minimum ?? 0
      return fc.array(goodOf(def.element as Schema), { minLength: least, maxLength: least + 2 })
    }
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'union':
      return fc.oneof(...(def.options ?? []).map(goodOf))
    case 'record':
      return fc.dictionary(goodOf(def.keyType as Schema) as fc.Arbitrary<string>, goodOf(def.valueType as Schema), {
        maxKeys: 3,
      })
    case 'pipe':
      return pipeOf(def)
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2 })
    // `z.instanceof(File)`, which is the only class that the contract knows.
    case 'custom':
      return files
    default:
      throw new Error(`The fuzz knows no ${def.type}: add it in ${import.meta.url}`)
  }
}

function objectOf(shape: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, goodOf(schema)]))
  return fc
    .record(fields, { noNullPrototype: true })
    .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)))
}

/** JSON text of a form's field goes through `parse` into the schema that it has to fit; others only change form. */
function pipeOf({ in: from, out: to }: Def): fc.Arbitrary<unknown> {
  const isJson = from?._zod.def.type === 'pipe' && to?._zod.def.type !== 'transform'
  if (isJson) return goodOf(to as Schema).map((value) => JSON.stringify(value))
  return from?._zod.def.type === 'transform' ? goodOf(to as Schema) : goodOf(from as Schema)
}

const checksOf = ({ checks = [] }: Def): CheckDef[] => checks.map((one) => one._zod.def)

const iso = {
  datetime: fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  url: fc.webUrl(),
  email: fc.emailAddress(),
} as const

function textOf(def: Def): fc.Arbitrary<string> {
  const checks = checksOf(def)
  const format = def.format ?? checks.find((one) => one.format !== undefined && one.format !== 'regex')?.format
  if (format !== undefined && format in iso) return iso[format as keyof typeof iso]
  const minLength = Math.max(0, ...checks.flatMap((one) => (one.check === 'min_length' ? (one.minimum ?? 0) : [])))
  const maxLength = Math.min(...checks.flatMap((one) => (one.check === 'max_length' ? (one.maximum ?? 0) : [])), 5000)
  const pattern = def.pattern ?? checks.find((one) => one.pattern)?.pattern
  if (pattern) {
    const fits = (text: string) => text.length >= minLength && text.length <= maxLength
    return matching(pattern).filter(fits)
  }
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }
  const texts = [fc.string(size), fc.string({ ...size, unit: 'grapheme' }).filter((text) => text.length <= maxLength)]
  // At the edge of what is allowed.
  if (Number.isFinite(maxLength)) texts.push(fc.constant('x'.repeat(maxLength)))
  return fc.oneof(...texts)
}

/** Look-arounds are beyond the generator; such a pattern gets plain words. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(pattern)
  } catch {
    return fc.stringMatching(/^[a-z]{3,8}$/)
  }
}

function numberOf(def: Def): fc.Arbitrary<number> {
  const checks = [...checksOf(def), { check: def.check ?? '', format: def.format }] as CheckDef[]
  const isWhole = checks.some(({ format }) => format?.includes('int'))
  const min = Math.max(-1e9, ...checks.flatMap(({ check, value }) => (check === 'greater_than' ? (value ?? 0) : [])))
  const max = Math.min(1e9, ...checks.flatMap(({ check, value }) => (check === 'less_than' ? (value ?? 0) : [])))
  return isWhole ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) : fc.double({ min, max, noNaN: true })
}

export const files: fc.Arbitrary<File> = fc
  .tuple(
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .constantFrom('# A title\n\nA text.\n', '{"question":"What is 2 + 3?","answer":"#### 5"}\n', '')
        .map((text) => new TextEncoder().encode(text)),
    ),
    fc.constantFrom('a.md', 'a.png', 'a.jsonl', '', '../../etc/passwd', 'a"\r\nx-injected: 1.txt', '😀.bin'),
    fc.constantFrom('text/markdown', 'image/png', 'application/octet-stream', '', 'image/svg+xml'),
  )
  .map(([bytes, name, type]) => new File([new Uint8Array(bytes)], name, { type }))
