// The server's own numbers on PostgreSQL: `node --import tsx --conditions=coachkit-source bench/server.ts [seconds]`.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from '../packages/server/src/app.ts'
import { demoCourses } from '../packages/server/src/demo/cast.ts'
import { publishDemonstration } from '../packages/server/src/demo/publish-content.ts'
import { openLogin } from '../packages/server/src/kernel/auth/sessions.ts'
import { readConfig } from '../packages/server/src/kernel/config/config.ts'
import { newId } from '../packages/server/src/kernel/db/columns.ts'
import { applyMigrations } from '../packages/server/src/kernel/db/migrate.ts'
import { openPostgres } from '../packages/server/src/kernel/db/open-postgres.ts'
import { listen } from '../packages/server/src/kernel/http/listen.ts'
import { createLog } from '../packages/server/src/kernel/log/log.ts'
import { course, person, subject } from '../packages/server/src/kernel/people/schema.ts'
import { startPostgres } from '../packages/server/src/testing/postgres.ts'
// @ts-expect-error plain JavaScript, because the other benches run without a compiler
import { keepFigures } from './keep-figures.mjs'

const seconds = Number(process.argv[2] ?? 5)
const rounds = 5
const connections = 16
const pupils = 32

/** A client in a thread of its own: so many connections, each asking again as soon as it was answered. */
const client = `
const { parentPort, workerData } = require('node:worker_threads')
const http = require('node:http')
const { jobs, ms } = workerData
const agent = new http.Agent({ keepAlive: true, maxSockets: jobs.length })
let done = 0, failed = 0
const until = Date.now() + ms
function send(job) {
  return new Promise((resolve) => {
    const body = job.body && JSON.stringify(job.body(job))
    const request = http.request(job.url, { agent, method: job.method, headers: { ...job.headers, ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }) } }, (response) => {
      response.resume()
      response.on('end', () => { response.statusCode < 300 ? done++ : failed++; resolve() })
    })
    request.on('error', () => { failed++; resolve() })
    request.end(body)
  })
}
Promise.all(jobs.map(async (job) => {
  if (job.revision !== undefined) job.body = (job) => ({ evaluation: { value: String(job.revision % 4 + 1), revision: job.revision++ } })
  while (Date.now() < until) await send(job)
})).then(() => { agent.destroy(); parentPort.postMessage({ done, failed }) })
`
interface Job {
  url: string
  method: string
  headers: Record<string, string>
  revision?: number
}
const load = (jobs: Job[], ms: number) =>
  new Promise<{ done: number; failed: number }>((resolve, reject) => {
    const worker = new Worker(client, { eval: true, workerData: { jobs, ms } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'coachkit-bench-'))
const config = readConfig({
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
  MAIL_URL: 'outbox',
  PAYMENT_PROVIDER: 'sandbox',
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  LOG_LEVEL: 'info',
  RATE_PERSON: '1000000',
  RATE_ADDRESS: '1000000',
})
const database = await openPostgres(postgres.url, { connections: 16 })
await applyMigrations(database.pool)
const listening = await listen(0, '127.0.0.1')
const app = await createApp(config, database, createLog('silent'), {
  base: listening.address,
  origins: [listening.address],
})
listening.serve(app.http)
await database.db
  .insert(subject)
  .values(Object.values(demoCourses).map(({ subject_id, title }) => ({ id: subject_id, name: title })))
  .onConflictDoNothing()
await database.db.insert(course).values(Object.values(demoCourses).map((one) => ({ ...one })))
await publishDemonstration({ database, questions: app.questions, quizzes: app.quiz.publisher }, demoCourses)
const { rows } = await database.pool.query<{ id: string }>('select id from quiz order by id limit 1')
const quiz_id = rows[0]?.id as string

const call = async (method: string, path: string, token: string, body?: unknown) => {
  const response = await fetch(`${listening.address}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
const tokens: string[] = []
const saves: Job[] = []
for (let at = 0; at < pupils; at += 1) {
  const id = newId()
  await database.db.insert(person).values({ id, user_role_id: 1, username: id })
  const { token } = await openLogin(database.db, id, null)
  tokens.push(token)
  await call('POST', `quiz/${quiz_id}/attempts`, token, {})
  const { evaluations } = (await call('GET', `quiz/${quiz_id}/evaluations`, token)) as {
    evaluations: { id: string; revision: number }[]
  }
  const [first] = evaluations
  if (!first) throw new Error('The attempt has no evaluations.')
  saves.push({
    url: `${listening.address}/api/v1/quiz/${quiz_id}/evaluations/${first.id}`,
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    revision: first.revision,
  })
}

// What one read asks of the database, statement by statement; the bare route asks the same.
const asked: { text: string; values: unknown[] }[] = []
const real = database.pool.query
const [first = ''] = tokens
database.pool.query = ((...args: unknown[]) => {
  const [query, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
  asked.push({
    text: typeof query === 'string' ? query : query.text,
    values: values ?? (typeof query === 'string' ? [] : (query.values ?? [])),
  })
  return (real as (...args: unknown[]) => unknown).apply(database.pool, args)
}) as typeof real
const answer = await call('GET', `quiz/${quiz_id}`, first)
database.pool.query = real
const statements = asked.map(({ text, values }, at) => ({ name: `bare-${at}`, text, values }))
const bare = new Hono()
bare.get('/quiz/:id', async (c) => {
  for (const statement of statements) await database.pool.query(statement)
  return c.json(answer)
})
const bareServer = serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => bareServer.once('listening', resolve))
const barePort = (bareServer.address() as { port: number }).port

const reads = (url: string): Job[] =>
  Array.from({ length: connections }, () => ({ url, method: 'GET', headers: { authorization: `Bearer ${first}` } }))
const ours = reads(`${listening.address}/api/v1/quiz/${quiz_id}`)
const theirs = reads(`http://127.0.0.1:${barePort}/quiz/${quiz_id}`)
await load(ours, 1000)
await load(theirs, 1000)
const ratios: number[] = []
const rates = { ours: 0, bare: 0 }
for (let round = 0; round < rounds; round += 1) {
  const a = await load(ours, (seconds * 1000) / rounds)
  const b = await load(theirs, (seconds * 1000) / rounds)
  if (a.failed + b.failed > 0) throw new Error(`${a.failed} of ours and ${b.failed} of the bare reads failed`)
  ratios.push(a.done / b.done)
  rates.ours += a.done / seconds
  rates.bare += b.done / seconds
}
ratios.sort((a, b) => a - b)
const ratio = ratios[Math.floor(ratios.length / 2)] ?? 0
const saved = await load(saves, seconds * 1000)
if (saved.failed > 0) throw new Error(`${saved.failed} answers were not saved`)
const perSecond = saved.done / seconds

const figures = [
  {
    what: `read of one quiz with its session check (${statements.length} statements)`,
    measured: `${Math.round(rates.ours)}/s, bare ${Math.round(rates.bare)}/s: ${Math.round(ratio * 100)} %`,
    budget: '≥ 80 %',
  },
  { what: 'answers saved, durable on PostgreSQL', measured: `${Math.round(perSecond)}/s`, budget: '≥ 1,000/s' },
]
console.log('| what | measured | budget |\n|---|---|---|')
for (const { what, measured, budget } of figures) console.log(`| ${what} | ${measured} | ${budget} |`)
keepFigures(figures)

bareServer.close()
await listening.stop(1000)
await app.stop(1000)
await database.close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(ratio >= 0.8 && perSecond >= 1000 ? 0 : 1)
