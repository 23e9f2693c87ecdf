import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { Database } from '../db/database.ts'
import { inMemory } from './buckets-in-memory.ts'
import { deleteFullRates, inRows } from './buckets-in-rows.ts'
import { createLooseBuckets } from './loose-buckets.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const refused = expect.objectContaining({ code: 'request.rate' })
const slow = { burst: 4, perMinute: 1 }

/** What of so many tries is let through. */
async function through(tries: number, take: () => Promise<void>) {
  const results = await Promise.allSettled(Array.from({ length: tries }, take))
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('a flood is told when to come back, one caller apart from another', async () => {
  let now = 0
  const { mustTake, giveBack } = inMemory(() => now)
  const pace = { burst: 2, perMinute: 2 }
  await mustTake('a', pace)
  await mustTake('a', pace)
  await expect(mustTake('a', pace)).rejects.toMatchObject({ code: 'request.rate', retryAfter: 30 })
  await mustTake('b', pace)
  now = 30_000
  await mustTake('a', pace)
  await expect(mustTake('a', pace)).rejects.toThrow(refused)
  await giveBack('a', pace)
  await mustTake('a', pace)
})

test('a limit holds over all processes together, even when they are asked at the same moment', async () => {
  const [one, other] = [inRows(database, 'auth'), inRows(database, 'auth')]
  const let_through = await Promise.all([
    through(10, () => one.mustTake('guess', slow)),
    through(10, () => other.mustTake('guess', slow)),
  ])
  expect(let_through[0] + let_through[1]).toBe(4)
  await expect(one.mustTake('guess', slow)).rejects.toMatchObject({ code: 'request.rate', retryAfter: 60 })
  await other.giveBack('guess', slow)
  await one.mustTake('guess', slow)
  await expect(one.mustTake('another', slow)).resolves.toBeUndefined()
  await expect(inRows(database, 'users').mustTake('guess', slow)).resolves.toBeUndefined()
})

test('no address or name of an account is stored with a limit, and what is full again is deleted', async () => {
  const { mustTake } = inRows(database, 'auth')
  await mustTake('192.0.2.77 ann@school.example', slow)
  await mustTake('soon full again', { burst: 1, perMinute: 60_000_000 })
  const text = async () => JSON.stringify((await database.pool.query('select * from rate')).rows)
  expect(await text()).not.toMatch(/192\.0|ann@/)
  const before = (await database.pool.query('select 1 from rate')).rowCount ?? 0
  await deleteFullRates(database.db)
  expect((await database.pool.query('select 1 from rate')).rowCount).toBe(before - 1)
})

test('limits that every call passes are known to all processes within seconds, at one statement a second', async () => {
  const shared = { ...database, kind: 'postgres' as const }
  const [one, other] = [createLooseBuckets(shared), createLooseBuckets(shared)]
  const pace = { burst: 100, perMinute: 1 }
  expect(await through(90, () => one.mustTake('person', pace))).toBe(90)
  // Each hears of the other's when it tells of its own.
  await expect
    .poll(async () => (await through(1, () => other.mustTake('person', pace))) === 0, {
      timeout: 20_000,
      interval: 300,
    })
    .toBe(true)
  await expect
    .poll(async () => (await through(1, () => one.mustTake('person', pace))) === 0, { timeout: 20_000, interval: 300 })
    .toBe(true)
})
