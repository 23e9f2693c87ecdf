import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixedTokens, json, problem, startScripted } from './client.fixture.ts'
import { createClient } from './client.ts'

const session_id = 'abcdefghijklmnopqrstuv'
const words = ['What ', 'have you ', 'tried — ', 'so far? ', '😀']
const lines = [
  ...words.map((delta) => ['text', JSON.stringify({ delta })]),
  ['suggestions', '{"suggestions":["A hint"]}'],
  ['done', '{"message":{"id":"m"}}'],
].map(([event, data], index) => `id: ${index + 1}\r\nevent: ${event}\r\ndata: ${data}\r\n\r\n`)
const head = 'id: 0\nevent: stream\ndata: {"stream_id":"s-1"}\n\n: heartbeat\n\n'
const whole = Buffer.from(head + lines.join(''))
const expected = ['stream', ...words.map(() => 'text'), 'suggestions', 'done']

const say = (client: ReturnType<typeof createClient>, signal?: AbortSignal) =>
  client.stream('POST chat/public/stream', {
    body: { session_id, messages: [{ from_user: true, text: 'Hello' }] },
    signal,
  })

async function gather(events: AsyncIterable<{ event: string; data: unknown; id: number }>) {
  const all: { event: string; data: unknown; id: number }[] = []
  for await (const event of events) all.push(event)
  return all
}

/** The first connection is cut after `at` bytes; the rest comes from the stream's own address. */
async function cutAt(at: number, isClean: boolean) {
  const server = await startScripted((request, response) => {
    response.setHeader('content-type', 'text/event-stream')
    if (request.method === 'GET') {
      const last = Number(request.headers['last-event-id'])
      return response.end(head + lines.slice(last).join(''))
    }
    if (server.asked.filter(({ line }) => line.startsWith('POST')).length > 1) return response.end(whole)
    response.write(whole.subarray(0, at), () => setTimeout(() => (isClean ? response.end() : response.destroy()), 1))
  })
  try {
    const events = await gather(say(createClient(server.origin, 'coachkit', fixedTokens())))
    return { events, asked: server.asked }
  } finally {
    await server.close()
  }
}

afterEach(() => vi.restoreAllMocks())

describe('a streamed call', () => {
  it('logs an event that can’t be parsed, leaves it out, and goes on', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = 'id: 3\nevent: text\ndata: {"delta": "hal\n\n'
    const server = await startScripted((_, response) => {
      response.setHeader('content-type', 'text/event-stream')
      response.end(head + lines.slice(0, 2).join('') + broken + lines.slice(3).join(''))
    })
    const events = await gather(say(createClient(server.origin, 'coachkit', fixedTokens())))
    await server.close()
    expect(events.map(({ event, id }) => [event, id])).toEqual([
      ['stream', 0],
      ['text', 1],
      ['text', 2],
      ['text', 4],
      ['text', 5],
      ['suggestions', 6],
      ['done', 7],
    ])
    expect(server.asked).toHaveLength(1)
    expect(logged.mock.calls).toEqual([[expect.stringContaining('could not be parsed'), expect.any(SyntaxError)]])
  })

  it('logs that there is no body, and returns nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(null, { headers: { 'content-type': 'text/event-stream' } }),
    )
    expect(await gather(say(createClient('http://x.test', 'coachkit', fixedTokens())))).toEqual([])
    expect(logged.mock.calls).toEqual([['Streaming res body is not available']])
  })

  it('brings every event once and in order, wherever the connection is cut', async () => {
    const cuts = Array.from({ length: Math.ceil(whole.length / 3) }, (_, index) => index * 3)
    for (let from = 0; from < cuts.length; from += 20) {
      await Promise.all(
        cuts.slice(from, from + 20).map(async (at) => {
          const { events } = await cutAt(at, at % 2 === 0)
          expect(
            events.map(({ event }) => event),
            `cut after ${at} bytes`,
          ).toEqual(expected)
          const text = events
            .filter(({ event }) => event === 'text')
            .map(({ data }) => (data as { delta: string }).delta)
          expect(text.join('')).toBe(words.join(''))
        }),
      )
    }
  }, 60_000)

  it('resumes with the last id and the proof of a public chat', async () => {
    const { asked } = await cutAt(Buffer.byteLength(head + lines.slice(0, 2).join('')), false)
    expect(asked[1]?.line).toBe('GET /api/v1/streams/s-1')
    expect(asked[1]?.headers['last-event-id']).toBe('2')
    expect(asked[1]?.headers['x-session-id']).toBe(session_id)
  })

  it('repeats under the same key what was never answered', async () => {
    const { asked, events } = await cutAt(0, false)
    expect(events.map(({ event }) => event)).toEqual(expected)
    expect(asked.map(({ line }) => line)).toEqual([
      'POST /api/v1/chat/public/stream',
      'POST /api/v1/chat/public/stream',
    ])
    expect(asked[0]?.headers['idempotency-key']).toMatch(/^\w{16,}$/)
    expect(asked[0]?.headers['idempotency-key']).toBe(asked[1]?.headers['idempotency-key'])
  })

  it('goes on when the server was away and came back', async () => {
    const first = await startScripted((_, response) => {
      response.setHeader('content-type', 'text/event-stream')
      response.write(head + lines.slice(0, 3).join(''))
    })
    const client = createClient(first.origin, 'coachkit', fixedTokens())
    const events: string[] = []
    const reading = (async () => {
      for await (const { event } of say(client)) events.push(event)
    })()
    while (events.length < 4) await new Promise((resolve) => setTimeout(resolve, 10))
    await first.close()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const second = await startScripted((request, response) => {
      response.setHeader('content-type', 'text/event-stream')
      response.end(head + lines.slice(Number(request.headers['last-event-id'])).join(''))
    }, first.port)
    await reading
    await second.close()
    expect(events).toEqual(expected)
  }, 20_000)

  it('ends with the problem that the server decided on', async () => {
    const server = await startScripted((_, response) => json(response, 409, problem('chat.busy', 409)))
    const events = await gather(say(createClient(server.origin, 'coachkit', fixedTokens())))
    await server.close()
    expect(events).toMatchObject([{ event: 'problem', data: { code: 'chat.busy', status: 409 } }])
    expect(server.asked).toHaveLength(1)
  })

  it('stops when its signal says so, and lets the server know', async () => {
    let isClosed = false
    const server = await startScripted((_, response) => {
      response.setHeader('content-type', 'text/event-stream')
      response.on('close', () => {
        isClosed = true
      })
      response.write(head + lines[0])
    })
    const stop = new AbortController()
    const events: string[] = []
    for await (const { event } of say(createClient(server.origin, 'coachkit', fixedTokens()), stop.signal)) {
      events.push(event)
      if (event === 'text') stop.abort()
    }
    expect(events).toEqual(['stream', 'text'])
    await expect.poll(() => isClosed).toBe(true)
    await server.close()
  })

  it('is begun by `call`, which answers with its stream’s id', async () => {
    const server = await startScripted((_, response) => {
      response.setHeader('content-type', 'text/event-stream')
      response.write(whole)
    })
    const { call } = createClient(server.origin, 'coachkit', fixedTokens())
    const body = { session_id, messages: [{ from_user: true, text: 'Hello' }] }
    expect(await call('POST chat/public/stream', { body })).toEqual({ ok: true, answer: { stream_id: 's-1' } })
    await server.close()
  })
})
