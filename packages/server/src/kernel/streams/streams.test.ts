import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { Database } from '../db/database.ts'
import { createStreams } from './create-streams.ts'
import type { StreamEvent, StreamOwner, Streams } from './streams.ts'

const log = pino({ level: 'silent' })
const owner: StreamOwner = 'person:a'
let database: Database
let here: Streams
/** A second process on the same database: it shares no memory with the first. */
let there: Streams

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  here = createStreams(database, log)
  there = createStreams(database, log)
  return () => {
    here.close()
    there.close()
  }
})

const open = async () => (await database.withTx((tx) => here.open(tx, owner))).stream_id
const never = new AbortController().signal

async function all(events: AsyncIterable<StreamEvent>) {
  const list: StreamEvent[] = []
  for await (const event of events) list.push(event)
  return list
}
const textOf = (events: StreamEvent[]) => events.map(({ data }) => (data as { delta?: string }).delta ?? '').join('')

test('a reader of the same process and one of another get every event once and in order', async () => {
  const stream_id = await open()
  const live = [all(here.read(stream_id, 0, never)), all(there.read(stream_id, 0, never))]
  const writer = await here.writer(stream_id)
  await writer.write('started', { n: 1 })
  for (const word of ['The ', 'answer ', 'is ']) await writer.write('text', { delta: word })
  await writer.write('citation', { number: 1 })
  await writer.write('text', { delta: 'near.' })
  await writer.finish({ event: 'done', data: {} })

  for (const events of await Promise.all(live)) {
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1))
    expect(events.map(({ event }) => event)).toEqual(['started', 'text', 'citation', 'text', 'done'])
    expect(textOf(events)).toBe('The answer is near.')
  }
})

test('text is gathered for at most 80 ms, and only with text of the same thing', async () => {
  const stream_id = await open()
  const writer = await here.writer(stream_id)
  for (let piece = 0; piece < 60; piece += 1) {
    await writer.write('explanation', { evaluation_id: piece < 30 ? 'a' : 'b', delta: `${piece} ` })
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await writer.finish()
  const events = await all(here.read(stream_id, 0, never))
  expect(events.length).toBeGreaterThanOrEqual(4)
  expect(events.length).toBeLessThan(20)
  expect(textOf(events.filter(({ data }) => (data as { evaluation_id: string }).evaluation_id === 'b'))).toBe(
    Array.from({ length: 30 }, (_, index) => `${index + 30} `).join(''),
  )
})

test('what a reader gets is committed: another process has it at the same moment', async () => {
  const stream_id = await open()
  const writer = await here.writer(stream_id)
  const reading = here.read(stream_id, 0, never)[Symbol.asyncIterator]()
  const first = reading.next()
  await writer.write('text', { delta: 'half' })
  const got = (await first).value as StreamEvent
  const stored = await database.pool.query('select number, data from stream_event where stream_id = $1', [stream_id])
  expect(stored.rows).toEqual([{ number: got.number, data: got.data }])
  await reading.return?.()
  await writer.finish()
})

test('a stream can be read again after any event', async () => {
  const stream_id = await open()
  const writer = await here.writer(stream_id)
  for (let number = 1; number <= 7; number += 1) await writer.write('progress', { number })
  await writer.finish()
  for (let after = 0; after <= 7; after += 1) {
    const events = await all(there.read(stream_id, after, never))
    expect(events.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7].slice(after))
  }
})

test('a reader ends when its client goes away, and at once when the stream is gone', async () => {
  const stream_id = await open()
  const away = new AbortController()
  const reading = all(here.read(stream_id, 0, away.signal))
  away.abort()
  expect(await reading).toEqual([])
  const left = all(here.read(stream_id, 0, never))
  await database.pool.query('delete from stream where id = $1', [stream_id])
  expect(await left).toEqual([])
})

test('a writer that takes over continues the numbers and knows what was written', async () => {
  const stream_id = await open()
  const dead = await here.writer(stream_id)
  await dead.write('started', {})
  await dead.write('progress', { at: 1 })
  const heir = await there.writer(stream_id)
  expect(heir.written.map(({ event }) => event)).toEqual(['started', 'progress'])
  await heir.write('progress', { at: 2 })
  await heir.finish()
  const events = await all(here.read(stream_id, 0, never))
  expect(events.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('of two writers only the one opened last is heard, and the other is told', async () => {
  const stream_id = await open()
  const old = await here.writer(stream_id)
  await old.write('progress', { of: 'old' })
  const current = await there.writer(stream_id)
  await expect(old.write('progress', { of: 'old' })).rejects.toMatchObject({ name: 'StreamTaken' })
  expect(old.stopped.aborted).toBe(true)
  const committed = vi.fn()
  await expect(old.finish({ event: 'done', data: {} }, async () => committed())).rejects.toMatchObject({
    name: 'StreamTaken',
  })
  expect(committed).not.toHaveBeenCalled()
  await current.finish({ event: 'done', data: { of: 'new' } })
  const events = await all(here.read(stream_id, 0, never))
  expect(events.map(({ data }) => (data as { of: string }).of)).toEqual(['old', 'new'])
})

test('an idle writer learns of a takeover without writing', async () => {
  const stream_id = await open()
  const old = await here.writer(stream_id)
  await there.writer(stream_id)
  await vi.waitFor(() => expect(old.stopped.reason).toMatchObject({ name: 'StreamTaken' }), 2_000)
})

test('the end and what it tells of are one transaction', async () => {
  const stream_id = await open()
  const writer = await here.writer(stream_id)
  await writer.write('text', { delta: 'a' })
  await expect(
    writer.finish({ event: 'done', data: {} }, async () => {
      throw new Error('no room')
    }),
  ).rejects.toThrow('no room')
  const heir = await there.writer(stream_id)
  expect(heir.finished).toBe(false)
  await heir.finish({ event: 'done', data: {} })
  expect((await all(here.read(stream_id, 0, never))).at(-1)?.event).toBe('done')
})

test('work that is run again after its end does no harm', async () => {
  const stream_id = await open()
  await (await here.writer(stream_id)).finish({ event: 'done', data: {} })
  const again = await there.writer(stream_id)
  expect(again.finished).toBe(true)
  await again.write('text', { delta: 'twice' })
  await again.finish({ event: 'done', data: {} })
  expect(await all(here.read(stream_id, 0, never))).toHaveLength(1)
})

test('a stop reaches the writer in this process at once, in another soon, and one that is opened later', async () => {
  const stream_id = await open()
  const writer = await here.writer(stream_id)
  await here.stop(stream_id)
  expect(writer.stopped.aborted).toBe(true)
  expect((await there.writer(stream_id)).stopped.aborted).toBe(true)

  const other_id = await open()
  const far = await there.writer(other_id)
  await here.stop(other_id)
  await vi.waitFor(() => expect(far.stopped.aborted).toBe(true), 2_000)
  await far.finish({ event: 'done', data: {} })
})

test('only an owner gets past mustOwn; a foreign stream and none at all look alike', async () => {
  const stream_id = await open()
  await here.mustOwn(stream_id, ['visitor:b', owner])
  const missing = { code: 'object.missing' }
  await expect(here.mustOwn(stream_id, ['person:b'])).rejects.toMatchObject(missing)
  await expect(here.mustOwn(stream_id, [])).rejects.toMatchObject(missing)
  await expect(here.mustOwn('no-such-stream', [owner])).rejects.toMatchObject(missing)
})

test('any text survives: half an emoji, NUL, quotes and a very long piece', async () => {
  const stream_id = await open()
  const writer = await here.writer(stream_id)
  const pieces = ['\ud83d', '\ude00', '\u0000', '\\u0000 "\'', 'x'.repeat(200_000)]
  for (const delta of pieces) await writer.write('text', { delta })
  await writer.finish()
  expect(textOf(await all(there.read(stream_id, 0, never)))).toBe(pieces.join(''))
})

test('a long stream is read in pages', async () => {
  const stream_id = await open()
  await database.pool.query(
    `insert into stream_event (stream_id, number, event, data)
     select $1, n, 'progress', '{}' from generate_series(1, 1200) n`,
    [stream_id],
  )
  await database.pool.query('update stream set last_event = 1200 where id = $1', [stream_id])
  expect((await here.writer(stream_id)).written).toHaveLength(1200)
  await (await here.writer(stream_id)).finish()
  expect(await all(there.read(stream_id, 0, never))).toHaveLength(1200)
})

test('a compacted stream ends in the same transcript, from wherever a reader goes on', async () => {
  const stream_id = await open()
  const writer = await here.writer(stream_id)
  await writer.write('started', {})
  for (const delta of ['one ', 'two ', 'three ']) {
    await writer.write('text', { delta })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await writer.write('citation', { number: 1 })
  await writer.write('text', { delta: 'four' })
  await writer.finish({ event: 'done', data: {} })
  const before = await all(here.read(stream_id, 0, never))
  expect(before).toHaveLength(7)

  await here.tidy(new Date(Date.now() + 11 * 60_000))
  const after = await all(here.read(stream_id, 0, never))
  expect(after.map(({ event }) => event)).toEqual(['started', 'text', 'citation', 'text', 'done'])
  for (let seen = 0; seen <= 7; seen += 1) {
    const rest = await all(there.read(stream_id, seen, never))
    expect(textOf(before.slice(0, seen)) + textOf(rest)).toBe('one two three four')
    expect(rest.at(-1)?.number).toBe(seen === 7 ? undefined : 7)
  }
  expect(await here.tidy(new Date(Date.now() + 11 * 60_000))).toEqual({ compacted: 0, deleted: 0 })
})

test('yesterday’s streams are deleted', async () => {
  await open()
  const { deleted } = await here.tidy(new Date(Date.now() + 25 * 3_600_000))
  expect(deleted).toBeGreaterThan(0)
  expect((await database.pool.query('select count(*)::int as n from stream')).rows).toEqual([{ n: 0 }])
})
