import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../testing/server.ts'
import { countedAddress } from './exchange.ts'
import { type Listening, listen } from './listen.ts'

let server: TestServer
let listening: Listening
beforeAll(async () => {
  server = await testServer()
  listening = await listen(0, '127.0.0.1')
  listening.serve(server.app.http)
})
afterAll(async () => {
  await listening.stop(500)
  await server.close()
})

const fetchCall = (path: string, init?: RequestInit) => fetch(`${listening.address}/api/v1/${path}`, init)
const json = { 'content-type': 'application/json' }

test('refusals come in the order 401, 403, 422, 404', async () => {
  const { student, admin, teacher } = await server.cast()
  const wrong = { body: { message: '' } }
  const key = 'POST questions/{id}/report'
  const params = { id: 'nothing' }
  expect(await server.request(key, { params, ...wrong })).toMatchObject({ status: 401 })
  expect(await server.request('GET classes', {}, student.token)).toMatchObject({ status: 403 })
  expect(await server.request(key, { params, ...wrong }, student.token)).toMatchObject({
    status: 422,
    problem: { code: 'request.invalid', errors: { message: expect.any(String) } },
  })
  expect(await server.request(key, { params, body: { message: 'wrong' } }, student.token)).toMatchObject({
    status: 404,
  })
  expect(await server.request('GET classes', {}, teacher.token)).toMatchObject({ status: 200 })
  expect(await server.request('GET classes', {}, admin.token)).toMatchObject({ status: 200 })
})

test('a problem has its code, its sentence and the request’s id, which the answer carries too', async () => {
  const response = await fetchCall('users/me', { headers: { 'x-request-id': 'trace-me-12345' } })
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('x-request-id')).toBe('trace-me-12345')
  expect(await response.json()).toMatchObject({ code: 'session.missing', status: 401, request_id: 'trace-me-12345' })
})

test('what cannot be read, is of the wrong kind or too large is told so', async () => {
  const login = (body: string, headers: Record<string, string> = json) =>
    fetchCall('auth/login', { method: 'POST', headers, body }).then(({ status }) => status)
  expect(await login('{')).toBe(400)
  expect(await login('email=x', { 'content-type': 'text/plain' })).toBe(415)
  expect(await login(JSON.stringify({ email: 'x'.repeat(70_000) }))).toBe(413)
})

test('a form may have a hundred entries, and is refused before it is parsed when it has more', async () => {
  const { student } = await server.cast()
  const send = (body: FormData | URLSearchParams) =>
    fetchCall('chat/stream', { method: 'POST', headers: { authorization: `Bearer ${student.token}` }, body })
  const field = (count: number) => Array.from({ length: count }, (_, at): [string, string] => [`name-${at}`, 'x'])
  const multipart = (count: number) => {
    const form = new FormData()
    for (const [name, value] of field(count)) form.append(name, value)
    return form
  }
  for (const make of [multipart, (count: number) => new URLSearchParams(field(count))]) {
    // Read to its end: what is missing is the message.
    expect(await (await send(make(100))).json()).toMatchObject({ errors: { messages: expect.any(String) } })
    const refused = await send(make(101))
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: { form: 'has more than 100 entries' } })
  }
})

test('a chunked body without a length is cut off at the limit', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('x'.repeat(16_384)))
    },
  })
  const response = await fetchCall('auth/login', { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit)
  expect(response.status).toBe(413)
})

test('an unknown path is 404, a known one with another method 405 with what it allows', async () => {
  expect((await fetchCall('no/such/call')).status).toBe(404)
  const response = await fetchCall('users/me', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET')
})

test('written-out paths win over parameters', async () => {
  const { status, headers } = await server.request('POST quiz/test-submit/demo', {
    query: { session_id: 'x' } as never,
  })
  expect(status).toBe(422)
  expect(headers.get('content-type')).toContain('problem')
})

test('only listed origins may read answers, and a preflight is kept', async () => {
  const ask = (origin: string) =>
    fetchCall('users/me', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } })
  const ours = await ask(server.origin)
  expect(ours.status).toBe(204)
  expect(ours.headers.get('access-control-allow-origin')).toBe(server.origin)
  expect(ours.headers.get('access-control-allow-headers')).toContain('Authorization')
  expect(ours.headers.get('access-control-max-age')).toBe('7200')
  expect(ours.headers.get('access-control-allow-credentials')).toBeNull()
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  const refused = await fetchCall('users/me', { headers: { origin: server.origin } })
  expect(refused.headers.get('access-control-allow-origin')).toBe(server.origin)
})

test('addresses are counted as whoever has them: IPv6 by its first 64 bits, IPv4 whole, however it is written', () => {
  for (const [one, other] of [
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:db8:0:0:1::'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80::2'],
    ['64:ff9b::192.0.2.1', '64:ff9b::192.0.2.2'],
  ] as const) {
    expect(countedAddress(one), one).toBe(countedAddress(other))
  }
  expect(countedAddress('2001:db8:1:2::1')).not.toBe(countedAddress('2001:db8:1:3::1'))
  expect(countedAddress('192.0.2.1')).not.toBe(countedAddress('192.0.2.2'))
  expect(countedAddress('x'.repeat(5000)).length).toBeLessThan(100)
})

test('a stream is sent as it is written, and resumed after the last event that was seen', async () => {
  const { student } = await server.cast()
  const { streams } = server.app.kernel
  const { stream_id } = await server.database.withTx((tx) => streams.open(tx, `person:${student.id}`))
  const headers = { authorization: `Bearer ${student.token}`, origin: server.origin }
  const response = await fetchCall(`streams/${stream_id}`, { headers })
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('There is no body')
  let text = ''
  const see = async (part: string) => {
    while (!text.includes(part)) text += (await reader.read()).value
  }
  await see(`id: 0\nevent: stream\ndata: {"stream_id":"${stream_id}"}\n\n`)
  const writer = await streams.writer(stream_id)
  await writer.write('text', { delta: 'Look at ' })
  await see('id: 1\nevent: text\ndata: {"delta":"Look at "}\n\n')
  await writer.write('text', { delta: 'the sum.' })
  await writer.finish({ event: 'done', data: {} })
  await see('event: done')
  while (!(await reader.read()).done);

  const rest = await fetchCall(`streams/${stream_id}`, { headers: { ...headers, 'last-event-id': '1' } })
  const body = await rest.text()
  expect(body.startsWith('id: 1\nevent: stream\n')).toBe(true)
  expect(body).not.toContain('Look at')
  expect(body).toContain('the sum.')

  const { teacher } = await server.cast()
  const other = await server.request('GET streams/{id}', { params: { id: stream_id } }, teacher.token)
  expect(other).toMatchObject({ status: 404 })
})

test('a repeat with the same key gets the first answer, another request with it is refused', async () => {
  const { student } = await server.cast()
  const send = (evaluations: unknown, key: string) =>
    server.request(
      'POST quiz/{id}/submit',
      { params: { id: 'nothing' }, form: { evaluations } as never, headers: { 'idempotency-key': key } },
      student.token,
    )
  expect(await send([], 'short')).toMatchObject({ status: 422 })
})

test('a stop cuts open streams without an end, and takes no new requests', async () => {
  const own = await listen(0, '127.0.0.1')
  const other = await testServer({ start: false })
  own.serve(other.app.http)
  const { student } = await other.cast()
  const { stream_id } = await other.database.withTx((tx) => other.app.kernel.streams.open(tx, `person:${student.id}`))
  const socket = net.connect(own.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `GET /api/v1/streams/${stream_id} HTTP/1.1\r\nHost: x\r\nOrigin: ${other.origin}\r\nAuthorization: Bearer ${student.token}\r\n\r\n`,
  )
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  await once(socket, 'data')
  const closed = once(socket, 'close')
  // Were the streams waited for, this would outlast the test.
  await own.stop(600_000)
  await closed
  // A chunked answer that ended would say so with a chunk of no length.
  expect(text).not.toMatch(/\r\n0\r\n\r\n$/)
  await expect(fetch(own.address)).rejects.toThrow()
  expect((await other.app.http.app.request('/readyz')).status).toBe(503)
  await other.close()
})

test('health, readiness and metrics answer', async () => {
  expect((await fetch(`${listening.address}/healthz`)).status).toBe(200)
  expect((await fetch(`${listening.address}/readyz`)).status).toBe(200)
  const metrics = await (await fetch(`${listening.address}/metrics`)).text()
  expect(metrics).toMatch(/coachkit_requests_total\{call="GET users\/me",status="401"\} \d/)
  expect(metrics).not.toContain('nothing')
})
