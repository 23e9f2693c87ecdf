import { describe, expect, it } from 'vitest'
import { fixedTokens, type Handler, json, problem, startScripted } from './client.fixture.ts'
import { createClient } from './client.ts'

async function withServer<T>(
  handle: Handler,
  use: (client: ReturnType<typeof createClient>, server: Awaited<ReturnType<typeof startScripted>>) => Promise<T>,
  tokens = fixedTokens(),
) {
  const server = await startScripted(handle)
  try {
    return await use(createClient(server.origin, 'coachkit', tokens), server)
  } finally {
    await server.close()
  }
}
const quizzes = { quizzes: [] }

describe('a call', () => {
  it('puts path, query and token where they belong, and answers with a value', async () => {
    await withServer(
      (_, response) => json(response, 200, quizzes),
      async ({ call }, { asked }) => {
        expect(await call('GET quiz', { query: { course_id: 'a b' } })).toEqual({ ok: true, answer: quizzes })
        await call('POST quiz/{id}/attempts', { params: { id: 'a/b' }, body: {} })
        expect(asked.map(({ line }) => line)).toEqual([
          'GET /api/v1/quiz?course_id=a+b',
          'POST /api/v1/quiz/a%2Fb/attempts',
        ])
        expect(asked[0]?.headers.authorization).toBe('Bearer token-1')
        expect(asked[1]?.text).toBe('{}')
      },
    )
  })

  it('tries a read up to four times, and waits as long as the server asks', async () => {
    let count = 0
    const began = Date.now()
    await withServer(
      (_, response) => {
        count++
        if (count === 1) return response.destroy()
        if (count === 2) return json(response, 429, problem('request.rate', 429), { 'retry-after': '2' })
        return json(response, 200, quizzes)
      },
      async ({ call }) => {
        expect(await call('GET quiz', { query: {} })).toMatchObject({ ok: true })
        expect(count).toBe(3)
        // 1 s after the first, then 2 s by back-off and by the server's wish.
        expect(Date.now() - began).toBeGreaterThan(2900)
      },
    )
  })

  it('does not try again sooner than the server allows when that is too long to wait', async () => {
    await withServer(
      (_, response) => json(response, 503, problem('server.busy', 503), { 'retry-after': '120' }),
      async ({ call }, { asked }) => {
        expect(await call('GET quiz', { query: {} })).toMatchObject({ ok: false, problem: { code: 'server.busy' } })
        expect(asked).toHaveLength(1)
      },
    )
  })

  it('never repeats a write without a key, and repeats a keyed one under the same key', async () => {
    let count = 0
    await withServer(
      (request, response) =>
        request.method === 'PATCH' && request.headers['idempotency-key'] && count++ > 0
          ? json(response, 200, { evaluation: { id: 'e' } })
          : response.destroy(),
      async ({ call }, { asked }) => {
        const plain = await call('POST quiz/{id}/attempts', { params: { id: 'q' }, body: {} })
        expect(plain).toMatchObject({ ok: false, problem: { code: 'network.failed' } })
        expect(asked).toHaveLength(1)
        const body = { evaluation: { revision: 1, value: '3' } }
        expect(
          await call('PATCH quiz/{id}/evaluations/{eid}', { params: { id: 'q', eid: 'e' }, query: {}, body }),
        ).toMatchObject({ ok: true })
        expect(asked[1]?.headers['idempotency-key']).toBe(asked[2]?.headers['idempotency-key'])
      },
    )
  })

  it('asks for one fresh token however many calls were refused, and gives up after the second 401', async () => {
    const tokens = fixedTokens()
    await withServer(
      (request, response) =>
        request.headers.authorization === 'Bearer token-2'
          ? json(response, 200, quizzes)
          : json(response, 401, problem('session.expired', 401)),
      async ({ call }) => {
        expect(await call('GET quiz', { query: {} })).toMatchObject({ ok: true })
        expect(tokens.renewals).toBe(1)
      },
      tokens,
    )
    const over = fixedTokens('token-1', 'token-3')
    await withServer(
      (_, response) => json(response, 401, problem('session.expired', 401)),
      async ({ call }, { asked }) => {
        expect(await call('GET quiz', { query: {} })).toMatchObject({ ok: false, problem: { code: 'session.expired' } })
        expect(asked).toHaveLength(2)
        expect(over.isLost).toBe(true)
      },
      over,
    )
  })

  it('keeps a read for five minutes where the caller allows it, until a write of the same area', async () => {
    await withServer(
      (_, response) => json(response, 200, quizzes),
      async ({ call }, { asked }) => {
        await Promise.all([
          call('GET quiz', { query: {}, cached: true }),
          call('GET quiz', { query: {}, cached: true }),
        ])
        await call('GET quiz', { query: {}, cached: true })
        expect(asked).toHaveLength(1)
        await call('POST quiz/{id}/attempts', { params: { id: 'q' }, body: {} })
        await call('GET quiz', { query: {}, cached: true })
        expect(asked).toHaveLength(3)
      },
    )
  })

  it('gives a problem for what is no answer of ours', async () => {
    await withServer(
      (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>'),
      async ({ call }) => {
        expect(await call('GET quiz', { query: {} })).toMatchObject({ ok: false, problem: { code: 'object.missing' } })
      },
    )
  })
})
