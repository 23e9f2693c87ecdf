import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { createStreams } from '../../kernel/streams/create-streams.ts'
import { sessionOwner } from '../../kernel/streams/owners.ts'
import type { StreamOwner, Streams } from '../../kernel/streams/streams.ts'
import { type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
/** Another process than the server's. */
let elsewhere: Streams
beforeAll(async () => {
  server = await testServer()
  elsewhere = createStreams(server.database, pino({ level: 'silent' }))
})
afterAll(async () => {
  elsewhere.close()
  await server.close()
})

async function written(owner: StreamOwner) {
  const { stream_id } = await server.database.withTx((tx) => elsewhere.open(tx, owner))
  const writer = await elsewhere.writer(stream_id)
  await writer.write('citation', { number: 1, kind: 'document', title: 't', excerpt: 'e', licence: null })
  await writer.write('text', { delta: 'Think of ' })
  await writer.write('suggestions', { suggestions: [] })
  await writer.finish({ event: 'text', data: { delta: 'tens.' } })
  return stream_id
}

test('a `Last-Event-ID` that no event can have is refused, and is no failure', async () => {
  for (const last of ['2147483648', '9999999999', '999999999999', '-1', 'last']) {
    expect(
      await server.request('GET streams/{id}', { params: { id: newId() }, headers: { 'last-event-id': last } }),
    ).toMatchObject({ status: 422 })
  }
})

test('its owner reads a stream that another process wrote, from any event on', async () => {
  const { student } = await server.cast()
  const id = await written(`person:${student.id}`)
  const read = async (last?: string) => {
    const headers: Record<string, string> = last === undefined ? {} : { 'last-event-id': last }
    const reply = await server.request('GET streams/{id}', { params: { id }, headers }, student.token)
    if (!reply.ok) throw new Error(JSON.stringify(reply.problem))
    return (reply.events as unknown as { event: string; id: number }[]).map(({ event, id }) =>
      event === 'stream' ? 'stream' : id,
    )
  }
  expect(await read()).toEqual(['stream', 1, 2, 3, 4])
  expect(await read('2')).toEqual(['stream', 3, 4])
})

test('a stream of a secret session is read by who has its id', async () => {
  const session_id = randomBytes(16).toString('base64url')
  const id = await written(sessionOwner(session_id))
  const ask = (headers: Record<string, string>) => server.request('GET streams/{id}', { params: { id }, headers })
  expect(await ask({ 'x-session-id': session_id })).toMatchObject({ ok: true })
  expect(await ask({ 'x-session-id': randomBytes(16).toString('base64url') })).toMatchObject({ status: 404 })
  expect(await ask({})).toMatchObject({ status: 404 })
})

test('for everybody else it is not there, to read or to stop', async () => {
  const { student, admin, teacher } = await server.cast()
  const id = await written(`person:${student.id}`)
  for (const token of [admin.token, teacher.token, null]) {
    expect(await server.request('GET streams/{id}', { params: { id } }, token)).toMatchObject({ status: 404 })
    expect(await server.request('POST streams/{id}/stop', { params: { id } }, token)).toMatchObject({ status: 404 })
  }
  for (const wrong of ['nonsense', '0197a000-0000-7000-8000-00000000dead']) {
    expect(await server.request('GET streams/{id}', { params: { id: wrong } }, student.token)).toMatchObject({
      status: 404,
      problem: { code: 'object.missing' },
    })
  }
})

test('a stop by the owner reaches the writer in another process', async () => {
  const { student } = await server.cast()
  const { stream_id } = await server.database.withTx((tx) => elsewhere.open(tx, `person:${student.id}`))
  const writer = await elsewhere.writer(stream_id)
  await server.answer('POST streams/{id}/stop', { params: { id: stream_id } }, student.token)
  await writer.write('suggestions', { suggestions: [] })
  expect(writer.stopped.aborted).toBe(true)
  await writer.finish()
})
