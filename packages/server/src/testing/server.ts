import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  type AnswerOf,
  type BodyOf,
  type Calls,
  type EventOf,
  type FormOf,
  type ParamsOf,
  type Problem,
  type QueryOf,
  type Role,
  rolesOf,
  teacherRoleId,
  userRoleId,
} from '@coachkit/contract'
import type { Logger } from 'pino'
import { type App, createApp } from '../app.ts'
import { openLogin } from '../kernel/auth/sessions.ts'
import { type Config, readConfig } from '../kernel/config/config.ts'
import { newId } from '../kernel/db/columns.ts'
import type { Database } from '../kernel/db/database.ts'
import { apiPrefix } from '../kernel/http/paths.ts'
import type { Key } from '../kernel/http/route.ts'
import { createLog } from '../kernel/log/log.ts'
import { person, school } from '../kernel/people/schema.ts'
import { testDatabase } from './database.ts'

/** A call's input, with every field that it doesn't need left out. */
export type TestInput<K extends Key> = Partial<{
  params: ParamsOf<Calls, K>
  query: QueryOf<Calls, K>
  body: BodyOf<Calls, K>
  form: FormOf<Calls, K> | FormData
  headers: Record<string, string>
}>

export type TestReply<K extends Key> =
  | { ok: true; status: number; answer: AnswerOf<Calls, K>; events: EventOf<Calls, K>[]; headers: Headers }
  | { ok: false; status: number; problem: Problem; headers: Headers }

export interface TestPerson {
  id: string
  token: string
  roles: readonly Role[]
}

/** A row of each role, in one school. */
export type Cast = Record<
  'student' | 'parent' | 'teacher' | 'owner' | 'head' | 'admin' | 'curriculum' | 'guest',
  TestPerson
>

export interface TestServer {
  app: App
  database: Database
  config: Config
  /** The page that calls come from; it is on our own list. */
  origin: string
  school_id: string
  request<K extends Key>(key: K, input?: TestInput<K>, token?: string | null): Promise<TestReply<K>>
  /** The same, for a call that must succeed. */
  answer<K extends Key>(key: K, input?: TestInput<K>, token?: string | null): Promise<AnswerOf<Calls, K>>
  addPerson(role: keyof Cast, more?: Partial<typeof person.$inferInsert>): Promise<TestPerson>
  /** One person of each role, made when first asked for. */
  cast(): Promise<Cast>
  close(): Promise<void>
}

const roleFields = {
  student: { user_role_id: userRoleId.student, teacher_role_id: null },
  parent: { user_role_id: userRoleId.parent, teacher_role_id: null },
  teacher: { user_role_id: userRoleId.teacher, teacher_role_id: teacherRoleId.educator },
  owner: { user_role_id: userRoleId.teacher, teacher_role_id: teacherRoleId.owner },
  head: { user_role_id: userRoleId.teacher, teacher_role_id: teacherRoleId['department-head'] },
  admin: { user_role_id: userRoleId.admin, teacher_role_id: null },
  curriculum: { user_role_id: userRoleId.curriculum, teacher_role_id: null },
  guest: { user_role_id: userRoleId['curriculum-guest'], teacher_role_id: null },
} as const satisfies Record<keyof Cast, { user_role_id: number; teacher_role_id: number | null }>

const origin = 'http://127.0.0.1:4000'

/** The whole app over a database of its own, called in memory; leases and jobs run, nothing listens. */
export async function testServer(
  options: { env?: Record<string, string>; start?: boolean; log?: Logger } = {},
): Promise<TestServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coachkit-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    RATE_LOGIN: '100000',
    RATE_EMBED: '100000',
    RATE_PERSON: '1000000',
    RATE_ADDRESS: '1000000',
    RATE_CHAT_VISITOR: '1000000',
    RATE_CHAT_ADDRESS: '1000000',
    RATE_CHAT_SITE: '1000000',
    ...options.env,
  })
  const database = await testDatabase()
  const log = options.log ?? createLog(config.LOG_LEVEL)
  const app = await createApp(config, database, log, { base: origin, origins: [origin] })
  if (options.start !== false) await app.start()
  app.http.becomeReady()
  const school_id = newId()
  await database.db.insert(school).values({ id: school_id, name: 'Test school' })

  async function request<K extends Key>(
    key: K,
    input: TestInput<K> = {},
    token: string | null = null,
  ): Promise<TestReply<K>> {
    const [method = '', pattern = ''] = key.split(' ')
    const params = { product: config.PRODUCT_SLUG, ...(input.params as Record<string, string> | undefined) } as Record<
      string,
      string
    >
    const place = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(input.query ?? {})) {
      if (value !== undefined) query.set(name, String(value))
    }
    const headers = new Headers({ origin, ...input.headers })
    // A call from another server: an empty origin is none.
    if (headers.get('origin') === '') headers.delete('origin')
    // An empty header is one that isn't sent: a partner's own server has no origin.
    for (const [name, value] of [...headers]) if (value === '') headers.delete(name)
    if (token) headers.set('authorization', `Bearer ${token}`)
    let body: FormData | string | undefined
    if (input.form) body = input.form instanceof FormData ? input.form : formOf(input.form)
    else if (input.body !== undefined) {
      headers.set('content-type', 'application/json')
      body = JSON.stringify(input.body)
    }
    const search = query.size > 0 ? `?${query}` : ''
    const response = await app.http.app.request(`${origin}${apiPrefix}/${place}${search}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    })
    const { status } = response
    if (status >= 400) {
      return { ok: false, status, problem: (await response.json()) as Problem, headers: response.headers }
    }
    const type = response.headers.get('content-type') ?? ''
    const events = type.startsWith('text/event-stream')
      ? (readEvents(await response.text()) as EventOf<Calls, K>[])
      : []
    const answer = (type.startsWith('application/json') ? await response.json() : undefined) as AnswerOf<Calls, K>
    return { ok: true, status, answer, events, headers: response.headers }
  }

  async function addPerson(role: keyof Cast, more: Partial<typeof person.$inferInsert> = {}): Promise<TestPerson> {
    const id = more.id ?? newId()
    const fields = roleFields[role]
    await database.db.insert(person).values({ ...fields, school_id, username: `${role}-${id}`, ...more, id })
    const { token } = await openLogin(database.db, id, null)
    return { id, token, roles: rolesOf(fields) }
  }

  let made: Promise<Cast> | null = null
  async function makeCast(): Promise<Cast> {
    const people: Partial<Cast> = {}
    for (const role of Object.keys(roleFields) as (keyof Cast)[]) people[role] = await addPerson(role)
    return people as Cast
  }

  return {
    ...{ app, database, config, origin, school_id, request, addPerson },
    async answer(key, input, token) {
      const reply = await request(key, input, token)
      if (!reply.ok) throw new Error(`${key} answered ${reply.status}: ${JSON.stringify(reply.problem)}`)
      return reply.answer
    },
    cast() {
      made ??= makeCast()
      return made
    },
    async close() {
      await app.stop(1000)
      await database.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Files as files, texts as they are, everything else as JSON text. */
function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) && value.every((part) => part instanceof File) ? value : [value]) {
      if (one instanceof File) form.append(name, one)
      else if (one !== undefined) form.append(name, typeof one === 'string' ? one : JSON.stringify(one))
    }
  }
  return form
}

function readEvents(text: string): { event: string; data: unknown; id: number }[] {
  return text
    .split('\n\n')
    .map((block) => Object.fromEntries(block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line)?.slice(1) ?? [])))
    .filter(({ event }) => event !== undefined)
    .map(({ event, data, id }) => ({ event, data: JSON.parse(data), id: Number(id) }))
}
