import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { Database } from '../db/database.ts'
import { createJobs, type Jobs, statement } from './jobs.ts'

const log = pino({ level: 'silent' })
const late = { timeout: 20_000, interval: 50 }
const greet = vi.fn(async (_: { id: string; data: { name: string } }) => {})
const stumble = vi.fn(async () => {
  if (stumble.mock.calls.length === 1) throw new Error('not this time')
})
let database: Database
let jobs: Jobs

beforeAll(async () => {
  database = await testDatabase()
  jobs = createJobs(database, log)
  jobs.handle('greet', { work: greet })
  jobs.handle('stumble', { work: stumble })
  jobs.every('sweep', '*/5 * * * *', async () => {})
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop(1_000)
  await database.close()
})

test('a job that was sent in a transaction is worked on after the commit', async () => {
  await database.withTx((tx) => jobs.send(tx, 'greet', { name: 'Ada "$1" O’Neil' }))
  await vi.waitFor(() => expect(greet).toHaveBeenCalledOnce(), late)
  expect(greet.mock.calls[0]?.[0]).toMatchObject({ data: { name: 'Ada "$1" O’Neil' } })
})

test('a job of a transaction that was rolled back does not exist', async () => {
  const count = async () => (await database.pool.query('select count(*)::int as n from pgboss.job')).rows[0].n
  const before = await count()
  await expect(
    database.withTx(async (tx) => {
      await jobs.send(tx, 'greet', { name: 'nobody' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await count()).toBe(before)
})

test('a job that failed is tried again', async () => {
  await database.withTx((tx) => jobs.send(tx, 'stumble', {}))
  await vi.waitFor(() => expect(stumble).toHaveBeenCalledTimes(2), late)
})

test('a schedule is stored once for all processes', async () => {
  const { rows } = await database.pool.query('select name, cron from pgboss.schedule')
  expect(rows).toEqual([{ name: 'sweep', cron: '*/5 * * * *' }])
})

/** The same database, with a chance to look at each statement first. */
function jobsOver(before: (text: string, values: unknown[]) => Promise<void>): Jobs {
  const pool = {
    connect: () => database.pool.connect(),
    async query(text: string, values: unknown[]) {
      await before(text, values)
      return database.pool.query(text, values)
    },
  }
  return createJobs({ kind: database.kind, pool: pool as unknown as Database['pool'] }, log)
}

test('a job whose end does not reach the database neither ends the process nor keeps the next one back', async () => {
  let failures = 0
  const own = jobsOver(async (text) => {
    if (!text.includes('completed_on = now()') || failures > 0) return
    failures += 1
    throw new Error('the connection was lost')
  })
  const work = vi.fn(async () => {})
  own.handle('lost', { work })
  // The runner ends as failed when a rejection has nobody to catch it, as the server's process does.
  await own.start()
  for (const n of [1, 2]) await database.withTx((tx) => own.send(tx, 'lost', { n }))
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), late)
  await own.stop(1_000)
  const { rows } = await database.pool.query("select state from pgboss.job where name = 'lost' order by state")
  expect([failures, rows]).toEqual([1, [{ state: 'active' }, { state: 'completed' }]])
})

test('after the stop nothing is asked of the database, also when a look was still on its way', async () => {
  let sent = false
  let stopped = false
  const after: string[] = []
  const looks = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 300)))
  const own = jobsOver(async (text, values) => {
    if (stopped) after.push(text)
    if (sent && values?.[0] === 'late' && text.includes("state = 'active'")) await looks()
  })
  const work = vi.fn(async () => {})
  own.handle('late', { work })
  await own.start()
  await database.withTx((tx) => own.send(tx, 'late', {}))
  sent = true
  await vi.waitFor(() => expect(looks).toHaveBeenCalled(), late)
  await own.stop(2_000)
  stopped = true
  await new Promise((resolve) => setTimeout(resolve, 700))
  const { rows } = await database.pool.query("select state from pgboss.job where name = 'late'")
  expect([work.mock.calls.length, rows, after]).toEqual([1, [{ state: 'completed' }], []])
})

test('placeholders of a plain statement become parameters, also when one comes twice', async () => {
  const { rows } = await database.db.execute(statement('select $2::text as b, $1::int as a, $2::text as c', [7, 'x']))
  expect(rows).toEqual([{ b: 'x', a: 7, c: 'x' }])
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})
