import { type Call, commonErrors, type ErrorCode, errorTable, Problem } from '@coachkit/contract'
import type * as z from 'zod/mini'
import { apiPrefix, type CallPath, callPaths, isParam } from '../paths.ts'
import { problemType } from '../problem.ts'
import { jsonSchema } from './json-schema.ts'

type Json = Record<string, unknown>

export interface OpenApi extends Json {
  paths: Record<string, Record<string, Json>>
}

/** The contract as an OpenAPI 3.1 document; `served` leaves out what this server doesn't answer. */
export function openApi(product: string, served: ReadonlySet<string>, version: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const path of callPaths(product)) {
    if (!served.has(path.key)) continue
    const place = `${apiPrefix}/${path.pattern}`
    paths[place] = { ...paths[place], [path.method.toLowerCase()]: operation(path) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'CoachKit',
      version,
      description: 'An AI tutoring and learning platform. Errors are problems (RFC 9457) with a stable code.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: "A person's session or an embedding's token." },
        siteKey: {
          type: 'http',
          scheme: 'bearer',
          description: "A site's secret key (sk_…), for its own server only.",
        },
        operator: { type: 'http', scheme: 'bearer', description: 'The key that stands in the data folder (op_…).' },
      },
    },
  }
}

function operation({ key, call, segments }: CallPath): Json {
  const content = call.form
    ? { 'multipart/form-data': { schema: jsonSchema(call.form, 'input') } }
    : call.raw
      ? { [call.raw]: {} }
      : call.body && { 'application/json': { schema: jsonSchema(call.body, 'input') } }
  return {
    operationId: key.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, ''),
    summary: call.summary,
    tags: [segments[0] ?? ''],
    security: security(call.who),
    'x-who': call.who,
    'x-reach': call.reach,
    ...(call.scope && { 'x-scope': call.scope }),
    ...(call.ours && { 'x-ours': true }),
    parameters: parameters({ call, segments }),
    ...(content && { requestBody: { required: true, content } }),
    responses: responses(call),
  }
}

function security(who: Call['who']): Json[] {
  if (who === 'public') return [{}, { session: [] }]
  if (who === 'site') return [{ siteKey: [] }]
  if (who === 'operator') return [{ operator: [] }]
  if (who === 'visitor' || who === 'signed-in' || !who.includes('operator')) return [{ session: [] }]
  return [{ session: [] }, { operator: [] }]
}

function parameters({ call, segments }: Pick<CallPath, 'call' | 'segments'>): Json[] {
  const inPath = segments
    .filter(isParam)
    .map((segment) => ({ name: segment.slice(1, -1), in: 'path', required: true, schema: { type: 'string' } }))
  const keyed = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A repeat with the same key gets the first answer again.',
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  }
  return [...inPath, ...fields(call.query, 'query'), ...fields(call.headers, 'header'), ...(call.keyed ? [keyed] : [])]
}

function fields(schema: z.ZodMiniObject | undefined, place: 'query' | 'header'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function responses(call: Call): Json {
  const answers: Record<string, Json> = {}
  if (call.events) {
    const list = Object.entries(call.events).map(([name, schema]) => ({
      title: name,
      ...jsonSchema(schema, 'output'),
    }))
    answers['200'] = {
      description: `Server-sent events: stream, ${Object.keys(call.events).join(', ')}. The schema is that of one event's data.`,
      content: { 'text/event-stream': { schema: { anyOf: list } } },
    }
  } else if (call.blob) {
    answers['200'] = { description: 'The file.', content: { [call.blob]: {} } }
  } else if (call.answer) {
    answers['200'] = {
      description: 'The answer.',
      content: { 'application/json': { schema: jsonSchema(call.answer, 'output') } },
    }
  } else answers['204'] = { description: 'Done.' }

  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(call)) {
    const [status] = errorTable[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    answers[String(status)] = {
      description: codes.map((code) => `\`${code}\`: ${errorTable[code][1]}`).join('\n\n'),
      content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  }
  return answers
}

/** What any call can answer, without what this one can't. */
export function codesOf(call: Call): ErrorCode[] {
  const isPublic = call.who === 'public'
  const namesObjects = call.reach !== 'none' && call.reach !== 'own'
  const possible = commonErrors.filter(
    (code) =>
      !(isPublic && (code === 'session.missing' || code === 'session.role')) &&
      !(call.who === 'visitor' && code === 'session.role') &&
      !(code === 'object.missing' && !namesObjects && !call.params),
  )
  return [...new Set([...possible, ...(call.errors ?? [])])]
}
