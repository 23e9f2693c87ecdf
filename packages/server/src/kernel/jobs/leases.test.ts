import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { Database } from '../db/database.ts'
import { createLeases } from './create-leases.ts'
import type { LeaseHandler, Leases } from './leases.ts'

const log = pino({ level: 'silent' })
let database: Database
const started: Leases[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from lease'))
afterEach(async () => {
  await Promise.all(started.splice(0).map((leases) => leases.stop(0)))
})

/** One process: nothing is shared with another but the database. */
function processWith(handler: Partial<LeaseHandler<{ n: number }>>): Leases {
  const leases = createLeases(database, log)
  leases.handle('mark', { attempts: 3, work: async () => {}, giveUp: async () => {}, ...handler })
  leases.start()
  started.push(leases)
  return leases
}

const add = (leases: Leases, n = 1, options?: { run_at: Date }) =>
  database.withTx((tx) => leases.add(tx, 'mark', { n }, options))
const left = async () => (await database.pool.query('select * from lease order by id')).rows
const soon = { timeout: 4_000, interval: 20 }
const late = { timeout: 12_000, interval: 50 }

test('work begins at once after a nudge, and its row goes when it is done', async () => {
  const work = vi.fn(async () => {})
  const leases = processWith({ work })
  /** The middle time of as many rounds, one after the other, in ms. */
  const timed = async (rounds: number, after: () => void) => {
    const took: number[] = []
    for (let n = 1; n <= rounds; n += 1) {
      work.mockClear()
      const asked = performance.now()
      const id = await add(leases, n)
      after()
      await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), soon)
      expect(work).toHaveBeenLastCalledWith(expect.objectContaining({ id, payload: { n }, attempt: 1 }))
      await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
      took.push(performance.now() - asked)
    }
    return took.sort((a, b) => a - b)[rounds >> 1] as number
  }
  // Without a nudge each waits for the next look.
  const waiting = await timed(3, () => {})
  expect((await timed(7, () => leases.nudge())) / waiting).toBeLessThan(0.6)
})

test('work of a transaction that was rolled back never begins', async () => {
  const work = vi.fn(async () => {})
  const leases = processWith({ work })
  await expect(
    database.withTx(async (tx) => {
      await leases.add(tx, 'mark', { n: 1 })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow()
  leases.nudge()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(work).not.toHaveBeenCalled()
})

test('many tasks and three processes: each is done once', async () => {
  const done: number[] = []
  const work = async ({ payload }: { payload: { n: number } }) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    done.push(payload.n)
  }
  const processes = [processWith({ work }), processWith({ work }), processWith({ work })]
  const [first] = processes as [Leases]
  await Promise.all(Array.from({ length: 60 }, (_, n) => add(first, n)))
  for (const leases of processes) leases.nudge()
  await vi.waitFor(async () => expect(await left()).toEqual([]), late)
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n))
})

test('no more tasks run at once than the kind allows', async () => {
  let atOnce = 0
  let most = 0
  const leases = processWith({
    concurrency: 2,
    work: async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise((resolve) => setTimeout(resolve, 30))
      atOnce -= 1
    },
  })
  for (let n = 0; n < 8; n += 1) await add(leases, n)
  leases.nudge()
  await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
  expect(most).toBe(2)
})

test('work of a process that died is taken over when its lease ends, and not sooner', async () => {
  const id = await add(createLeases(database, log))
  await database.pool.query(
    `update lease set holder = gen_random_uuid(), leased_until = now() + interval '1.5 seconds' where id = $1`,
    [id],
  )
  const work = vi.fn(async () => {})
  const from = performance.now()
  processWith({ work })
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), late)
  expect(performance.now() - from).toBeGreaterThan(1_400)
  expect(work).toHaveBeenCalledWith(expect.objectContaining({ attempt: 1 }))
})

test('a lease is renewed for as long as the work takes', async () => {
  const other = vi.fn(async () => {})
  const work = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 7_000)))
  const leases = processWith({ work })
  await add(leases)
  leases.nudge()
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), soon)
  processWith({ work: other })
  await vi.waitFor(async () => expect(await left()).toEqual([]), late)
  expect(other).not.toHaveBeenCalled()
})

test('a process that lost its lease is told to leave off, and its failure does not count', async () => {
  let reason: unknown
  const leases = processWith({
    work: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason
          reject(signal.reason)
        })
      }),
  })
  await add(leases)
  leases.nudge()
  await vi.waitFor(async () => expect((await left())[0].holder).not.toBeNull(), soon)
  await database.pool.query(`update lease set holder = gen_random_uuid(), leased_until = now() + interval '1 minute'`)
  await vi.waitFor(() => expect(reason).toMatchObject({ message: 'The lease was lost' }), soon)
  expect((await left())[0]).toMatchObject({ failures: 0 })
})

test('failed work is tried again after a pause, then given up with its error', async () => {
  const work = vi.fn(async () => {
    throw new Error('no model')
  })
  const giveUp = vi.fn(async () => {})
  const leases = processWith({ work, giveUp, attempts: 2 })
  const id = await add(leases, 3)
  leases.nudge()
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledOnce(), late)
  expect(work).toHaveBeenCalledTimes(2)
  expect(work.mock.calls.map(([task]: unknown[]) => (task as { attempt: number }).attempt)).toEqual([1, 2])
  expect(giveUp).toHaveBeenCalledWith({ id, payload: { n: 3 }, error: new Error('no model') })
  await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
})

test('giving up is itself tried until it is done', async () => {
  const work = vi.fn(async () => {
    throw new Error('no model')
  })
  const giveUp = vi.fn(async () => {})
  giveUp.mockRejectedValueOnce(new Error('no database'))
  const leases = processWith({ work, giveUp, attempts: 1 })
  await add(leases)
  leases.nudge()
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledTimes(2), late)
  expect(work).toHaveBeenCalledOnce()
})

test('work that took twenty processes with it is given up', async () => {
  const work = vi.fn(async () => {})
  const giveUp = vi.fn(async () => {})
  await add(createLeases(database, log))
  await database.pool.query(
    `update lease set takeovers = 19, holder = gen_random_uuid(), leased_until = now() - interval '1 second'`,
  )
  processWith({ work, giveUp })
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledOnce(), soon)
  expect(work).not.toHaveBeenCalled()
})

test('a stop waits for running work, then gives back the rest for others to take at once', async () => {
  const quick = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100)))
  const stopping = processWith({ work: quick })
  await add(stopping)
  stopping.nudge()
  await vi.waitFor(() => expect(quick).toHaveBeenCalled(), soon)
  await stopping.stop(2_000)
  expect(await left()).toEqual([])

  const slow = vi.fn(() => new Promise<void>(() => {}))
  const stuck = processWith({ work: slow })
  await add(stuck)
  stuck.nudge()
  await vi.waitFor(() => expect(slow).toHaveBeenCalled(), soon)
  await stuck.stop(50)
  expect(await left()).toMatchObject([{ holder: null, failures: 0, takeovers: 0 }])
  const heir = vi.fn(async () => {})
  processWith({ work: heir })
  await vi.waitFor(() => expect(heir).toHaveBeenCalledOnce(), soon)
})

test('work that leaves quietly when it is told to is not done, even where giving it back is slow', async () => {
  let slow = false
  const { execute } = database.db
  const db = Object.create(database.db, {
    execute: {
      value: async (statement: Parameters<typeof execute>[0]) => {
        // The first statement of the stop is on another connection, where it takes its time.
        if (slow) {
          slow = false
          await new Promise((resolve) => setTimeout(resolve, 150))
        }
        return database.db.execute(statement)
      },
    },
  })
  const leaving = createLeases({ db }, log)
  const begun = vi.fn()
  leaving.handle('mark', {
    attempts: 3,
    work: ({ signal }) =>
      new Promise((resolve) => {
        begun()
        signal.addEventListener('abort', () => resolve())
      }),
    giveUp: async () => {},
  })
  leaving.start()
  await add(leaving)
  leaving.nudge()
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), soon)
  slow = true
  await leaving.stop(0)
  const work = vi.fn(async () => {})
  processWith({ work })
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), soon)
})

test('work for later waits for its time', async () => {
  const work = vi.fn(async () => {})
  const leases = processWith({ work })
  await add(leases, 1, { run_at: new Date(Date.now() + 1_200) })
  leases.nudge()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(work).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), soon)
})

test('a kind that this process has no handler for is left to one that has', async () => {
  const leases = processWith({})
  await database.withTx((tx) => leases.add(tx, 'other', {}))
  leases.nudge()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await left()).toMatchObject([{ kind: 'other', holder: null }])
})
