import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLogin } from '../kernel/auth/sessions.ts'
import { readConfig } from '../kernel/config/config.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { demoClasses } from './cast.ts'
import { answerInDemonstration } from './fill-demonstration.ts'
import { answerBehind, startDemonstration } from './start-demonstration.ts'

const log = pino({ level: 'silent' })
const origins = { own: ['http://127.0.0.1:4000'], examples: 'http://localhost:4001' }
let server: TestServer
let data_dir: string
let teacher: string

beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'coachkit-demo-'))
  server = await testServer()
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: data_dir })
  await startDemonstration(server.app, config, origins, log)
  const { rows } = await server.database.pool.query<{ id: string }>(`select id from person where username = 'teacher'`)
  teacher = (await openLogin(server.database.db, rows[0]?.id ?? '', null)).token
})
afterAll(async () => {
  await server.close()
  await rm(data_dir, { recursive: true })
})

const report = () =>
  server.answer('GET classes/{classId}/report', { params: { classId: demoClasses.mathematics.id } }, teacher)
/** Marked answers, and facts that tell of one. */
async function counts() {
  const { rows } = await server.database.pool.query<{ marked: number; told: number }>(
    `select (select count(*) from evaluation where state = 'marked')::int as marked,
      (select count(*) from fact where kind = 'answer.marked')::int as told`,
  )
  return rows[0] ?? { marked: 0, told: 0 }
}

test('guests see its courses, and what they cost', async () => {
  const { courses } = await server.answer('GET courses', { query: {} })
  const { products } = await server.answer('GET subscription/products', { query: {} })
  expect(courses).toHaveLength(6)
  expect(products.map(({ course }) => course)).toEqual(courses)
  for (const { amount, annual_amount } of products) expect(annual_amount).toBe(10 * amount)
})

test('the teacher’s report is made of answers that were really marked, each once, however often it was cut off', async () => {
  expect((await report()).students.every(({ answered }) => answered === 0)).toBe(true)

  // As a process that ends in the middle leaves it.
  const cutOff = answerInDemonstration(server.database, async (pupils, classes) => {
    await server.app.quiz.answerAsPupils(pupils.slice(0, 3), classes)
    throw new Error('killed')
  })
  await expect(cutOff).rejects.toThrow('killed')
  expect((await report()).students.filter(({ answered }) => answered > 0)).toHaveLength(3)

  await Promise.all([answerBehind(server.app, log, () => false), answerBehind(server.app, log, () => false)])
  const { students, questions } = await report()
  expect(students.filter(({ answered }) => answered > 0)).toHaveLength(12)
  expect(questions.length).toBeGreaterThan(5)
  const before = await counts()
  expect(before.told).toBe(before.marked)
  await answerBehind(server.app, log, () => false)
  expect(await counts()).toEqual(before)
})
