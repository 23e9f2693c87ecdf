import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSite, type SiteKeys } from '../../kernel/auth/sites.ts'
import { type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
let site: SiteKeys
/** A visitor of a partner's page. */
let visitor: string
const openVisitor = async () => (await server.answer('POST embed/session', { body: { key: site.public_key } })).token
beforeAll(async () => {
  server = await testServer({ env: { MODEL_WORD_MS: '0', RATE_CHAT_VISITOR: '30', CHAT_SITE_DAY: '40' } })
  site = await createSite(server.database.db, { name: 'A school', origins: [server.origin], scope: ['chat'] })
  visitor = await openVisitor()
})
afterAll(() => server.close())

const turn = (text: string) => [{ from_user: true, text }]
const begin = async (token = visitor) => (await server.answer('POST chat/public/sessions', {}, token)).session_id

describe('the chat’s calls', () => {
  it('streams an answer that the history then has', async () => {
    const session_id = await begin()
    const reply = await server.request(
      'POST chat/public/stream',
      { body: { session_id, messages: turn('hello') } },
      visitor,
    )
    if (!reply.ok) throw new Error(reply.problem.code)
    expect(reply.status).toBe(200)
    const done = reply.events.find((event) => event.event === 'done')
    const { messages, title } = await server.answer(
      'GET chat/public/{sessionId}',
      {
        params: { sessionId: session_id },
      },
      visitor,
    )
    expect(messages.at(-1)).toEqual(done?.data.message)
    expect([messages.length, title]).toEqual([2, null])
    expect(
      await server.answer('POST chat/public/title/{sessionId}', { params: { sessionId: session_id } }, visitor),
    ).toEqual({
      title: 'hello',
    })
    const liked = await server.answer(
      'POST chat/public/{id}/like',
      {
        params: { id: messages[1]?.id ?? '' },
        body: { session_id },
      },
      visitor,
    )
    expect(liked.message.liked).toBe(true)
  })

  it('takes a repeated request with its key for the same turn', async () => {
    const session_id = await begin()
    const send = (text: string) =>
      server.request(
        'POST chat/public/stream',
        {
          body: { session_id, messages: turn(text) },
          headers: { 'idempotency-key': 'one-and-the-same-key' } as never,
        },
        visitor,
      )
    const [first, second] = [await send('hello'), await send('hello')]
    expect(first.ok && second.ok && second.events).toEqual(first.ok && first.events)
    expect(await send('thanks')).toMatchObject({ ok: false, status: 422, problem: { code: 'request.key-reused' } })
    const { messages } = await server.answer(
      'GET chat/public/{sessionId}',
      { params: { sessionId: session_id } },
      visitor,
    )
    expect(messages).toHaveLength(2)
  })

  it('refuses by code: nothing said, a session that does not exist, a wrong role', async () => {
    const session_id = await begin()
    const empty = await server.request(
      'POST chat/public/stream',
      { body: { session_id, messages: turn(' ') } },
      visitor,
    )
    expect(empty).toMatchObject({ ok: false, status: 422, problem: { code: 'chat.empty' } })
    const missing = await server.request(
      'GET chat/public/{sessionId}',
      { params: { sessionId: 'A'.repeat(22) } },
      visitor,
    )
    expect(missing).toMatchObject({ ok: false, status: 404 })
    const { teacher } = await server.cast()
    const form = { messages: JSON.stringify(turn('hi')) }
    expect(await server.request('POST chat/stream', { form: form as never }, teacher.token)).toMatchObject({
      status: 403,
    })
    expect(await server.request('GET chat')).toMatchObject({ status: 401 })
  })

  it('keeps a student’s messages for that student', async () => {
    const { student, teacher } = await server.cast()
    const form = new FormData()
    form.set('messages', JSON.stringify(turn('hello')))
    const reply = await server.request('POST chat/stream', { form }, student.token)
    expect(reply.ok && reply.events.at(-1)?.event).toBe('done')
    const { messages, total_count } = await server.answer('GET chat', { query: { size: '1' as never } }, student.token)
    expect([messages.length, total_count]).toEqual([1, 2])
    expect(await server.answer('GET chat', {}, teacher.token)).toEqual({ messages: [], total_count: 0 })
    const id = messages[0]?.id ?? ''
    expect(await server.request('POST chat/{id}/bookmark', { params: { id } }, teacher.token)).toMatchObject({
      status: 404,
    })
    expect((await server.answer('POST chat/{id}/bookmark', { params: { id } }, student.token)).message.bookmarked).toBe(
      true,
    )
  })
})

describe('knowledge documents', () => {
  it('are uploaded by an admin, cited in the chat, and gone when removed', async () => {
    const { admin, teacher } = await server.cast()
    const form = new FormData()
    form.set(
      'file',
      new File(['# Quillwort\n\nA quillwort is a small water plant with leaves like quills.'], 'quillwort.md'),
    )
    expect(await server.request('POST admin/rag-documents', { form }, teacher.token)).toMatchObject({ status: 403 })
    const { document } = await server.answer('POST admin/rag-documents', { form }, admin.token)
    expect(document).toMatchObject({ title: 'Quillwort', passage_count: 1 })

    const ask = async () => {
      const session_id = await begin()
      const reply = await server.request(
        'POST chat/public/stream',
        {
          body: { session_id, messages: turn('What is a quillwort?') },
        },
        visitor,
      )
      return reply.ok ? reply.events.filter((event) => event.event === 'citation') : []
    }
    expect(await ask()).toMatchObject([{ data: { kind: 'document', title: 'Quillwort', number: 1 } }])
    await server.answer('DELETE admin/rag-documents/{id}', { params: { id: document.id } }, admin.token)
    expect(await ask()).toEqual([])
  })

  it('come back by default, a dozen of them', async () => {
    const { admin } = await server.cast()
    const { added } = await server.answer('POST admin/rag-documents/default', {}, admin.token)
    expect(added).toBeGreaterThanOrEqual(12)
    const { documents } = await server.answer('GET admin/rag-documents', {}, admin.token)
    expect(documents.every(({ is_default, passage_count }) => is_default && passage_count > 0)).toBe(true)
    expect((await server.answer('POST admin/rag-documents/default', {}, admin.token)).added).toBe(0)
  })
})

it.each(['nudging_group', 'nudging_type'])('%s is refused as long as nothing is done with it', async (field) => {
  const { token } = await server.addPerson('student')
  const form = { messages: [{ from_user: true, text: 'What is a prime?' }], [field]: 'tutor_message' }
  expect(await server.request('POST chat/stream', { form: form as never }, token)).toMatchObject({
    status: 422,
    problem: { code: 'request.invalid', errors: { [field]: expect.any(String) } },
  })
})

describe('a public chat', () => {
  it('needs a key: nobody without a session of the page begins one, or goes on with one', async () => {
    const missing = { status: 401, problem: { code: 'session.missing' } }
    expect(await server.request('POST chat/public/sessions')).toMatchObject(missing)
    const session_id = await begin()
    const body = { session_id, messages: turn('hello') }
    expect(await server.request('POST chat/public/stream', { body })).toMatchObject(missing)
    expect(await server.request('GET chat/public/{sessionId}', { params: { sessionId: session_id } })).toMatchObject(
      missing,
    )
    const elsewhere = { body: { key: site.public_key }, headers: { origin: 'https://elsewhere.example' } }
    expect(await server.request('POST embed/session', elsewhere)).toMatchObject({ problem: { code: 'embed.origin' } })
  })

  it('is over for a visitor who asks too often, and goes on for others until the site’s day is used up', async () => {
    const ask = async (token: string) => {
      const body = { session_id: await begin(token), messages: turn('hello') }
      return server.request('POST chat/public/stream', { body }, token)
    }
    const hasty = await openVisitor()
    const answers = []
    for (let at = 0; at < 31; at += 1) answers.push(await ask(hasty))
    expect(answers.slice(0, 30).every(({ ok }) => ok)).toBe(true)
    expect(answers[30]).toMatchObject({ status: 429, problem: { code: 'request.rate' } })

    const other = await openVisitor()
    expect(await ask(other)).toMatchObject({ ok: true })
    const later = []
    for (let at = 0; at < 10; at += 1) later.push(await ask(other))
    const last = later.at(-1)
    expect(last).toMatchObject({ status: 429, problem: { code: 'chat.day-over' } })
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    // Another site's visitors have their own day.
    const second = await createSite(server.database.db, { name: 'Two', origins: [server.origin], scope: ['chat'] })
    const there = await server.answer('POST embed/session', { body: { key: second.public_key } })
    expect(await ask(there.token)).toMatchObject({ ok: true })
  })
})
