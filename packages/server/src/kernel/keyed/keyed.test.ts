import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { newId } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { createStreams } from '../streams/create-streams.ts'
import { createKeyed, type Keyed, rememberAnswer } from './keyed.ts'

let database: Database
/** Two processes. */
let here: Keyed
let there: Keyed

beforeAll(async () => {
  database = await testDatabase()
  here = createKeyed(database)
  there = createKeyed(database)
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from keyed_request'))

const request = (more = {}) => ({ principal: 'person:a', key: 'key-12345', request_hash: 'same', ...more })

/** Leaves the row of a run whose process died in the middle. */
const dieWhile = (held: string) =>
  database.pool.query(
    `insert into keyed_request (principal, key, request_hash, holder, held_until)
     values ('person:a', 'key-12345', 'same', $1, now() + $2::interval)`,
    [newId(), held],
  )

test('a repeat gets the first answer, in any process, and the work is done once', async () => {
  const work = vi.fn(async () => ({ saved: { at: 'noon' } }))
  expect(await here.run(request(), work)).toEqual({ saved: { at: 'noon' } })
  expect(await there.run(request(), work)).toEqual({ saved: { at: 'noon' } })
  expect(work).toHaveBeenCalledOnce()
})

test('of many at once, one runs and the others wait for its answer', async () => {
  const work = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    return { number: Math.random() }
  })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? here : there).run(request(), work)))
  expect(work).toHaveBeenCalledOnce()
  expect(new Set(answers.map((answer) => answer.number)).size).toBe(1)
})

test('the same key for another request is refused, for another person it is another key', async () => {
  await here.run(request(), async () => 1)
  await expect(here.run(request({ request_hash: 'other' }), async () => 2)).rejects.toMatchObject({
    code: 'request.key-reused',
  })
  expect(await here.run(request({ principal: 'person:b', request_hash: 'other' }), async () => 3)).toBe(3)
})

test('a failed run leaves the key free', async () => {
  await expect(
    here.run(request(), async () => {
      throw new Error('no room')
    }),
  ).rejects.toThrow('no room')
  expect(await here.run(request(), async () => 'now')).toBe('now')
})

test('an answer without content is an answer too', async () => {
  const work = vi.fn(async () => undefined)
  await here.run(request(), work)
  await here.run(request(), work)
  expect(work).toHaveBeenCalledOnce()
})

test('the key of a process that died is free when its hold ends, and the repeat waits for that', async () => {
  await dieWhile('1 second')
  const from = performance.now()
  expect(await here.run(request(), async () => 'again')).toBe('again')
  expect(performance.now() - from).toBeGreaterThan(800)
})

test('a repeat of something that takes very long is told so', async () => {
  await dieWhile('1 minute')
  await expect(here.run(request(), async () => 'never')).rejects.toMatchObject({ code: 'request.key-busy' })
})

test('an answer that was committed with the work is there for the repeat, though the process died before it answered', async () => {
  await expect(
    here.run(request(), async () => {
      await database.withTx((tx) => rememberAnswer(tx, { saved: true }))
      throw new Error('died')
    }),
  ).rejects.toThrow('died')
  const work = vi.fn(async () => ({ saved: false }))
  expect(await there.run(request(), work)).toEqual({ saved: true })
  expect(work).not.toHaveBeenCalled()
})

test('a streamed call’s stream belongs to its key from the commit on', async () => {
  const streams = createStreams(database, pino({ level: 'silent' }))
  let stream_id = ''
  await expect(
    here.run(request(), async () => {
      ;({ stream_id } = await database.withTx((tx) => streams.open(tx, 'person:a')))
      throw new Error('died')
    }),
  ).rejects.toThrow('died')
  expect(await there.run(request(), async () => ({ stream_id: 'another' }))).toEqual({ stream_id })
  streams.close()
})

test('a run that was held up until another took over can’t commit', async () => {
  await expect(
    here.run(request(), async () => {
      await database.pool.query('update keyed_request set holder = $1', [newId()])
      await database.withTx((tx) => rememberAnswer(tx, 'late'))
    }),
  ).rejects.toMatchObject({ code: 'request.key-busy' })
})

test('outside a keyed request there is nothing to remember', async () => {
  await database.withTx((tx) => rememberAnswer(tx, 'nobody asked'))
  expect((await database.pool.query('select * from keyed_request')).rows).toEqual([])
})

test('keys are forgotten after a day', async () => {
  await here.run(request(), async () => 1)
  await here.tidy()
  expect(await here.run(request(), async () => 2)).toBe(1)
  await database.pool.query(`update keyed_request set created_at = now() - interval '25 hours'`)
  await here.tidy()
  expect(await here.run(request(), async () => 3)).toBe(3)
})
