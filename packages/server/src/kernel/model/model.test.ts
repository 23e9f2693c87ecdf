import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createModel, goOn, type ModelConfig, type ModelRequest } from './model.ts'
import { ModelFailure } from './model-failure.ts'
import { type ScriptedServer, scriptedBytes, scriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await scriptedServer()
})
afterAll(() => server.close())

const pieces = ['What is ', 'half of 48? ', '½ is \\(', '\\frac12\\)', '. 👍 Try.']
const whole = pieces.join('')
const limits = { first_token_ms: 400, gap_ms: 200 }

async function answer(config: Partial<ModelConfig>, request: Partial<ModelRequest> = {}) {
  const model = createModel({
    kind: 'openai-compatible',
    name: 'm',
    base_url: server.url,
    api_key: 'k',
    limits,
    ...config,
  })
  let text = ''
  let failure: ModelFailure | null = null
  try {
    for await (const piece of model.stream({
      system: 'Rules',
      messages: [{ from_user: true, text: 'Hi' }],
      brief: { say: 'Hi' },
      signal: new AbortController().signal,
      ...request,
    })) {
      text += piece
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    failure = error
  }
  return { text, code: failure?.code ?? null, kind: failure?.kind ?? null }
}

describe.each([
  ['openai-compatible', '/chat/completions'],
  ['anthropic', '/messages'],
] as const)('a configured model of kind %s', (kind, path) => {
  it('streams its text', async () => {
    server.play({ pieces })
    expect(await answer({ kind })).toEqual({ text: whole, code: null, kind: null })
  })

  it('keeps what was written before any cut, and never takes a part for the whole', async () => {
    const bytes = scriptedBytes({ pieces }, path)
    const lengths = new Set<number>()
    for (const how of ['destroy', 'end'] as const) {
      for (let after = 1; after < bytes; after += 1) {
        server.play({ pieces, cut: { after, how } })
        const { text, code } = await answer({ kind })
        expect(whole.startsWith(text), `${how} after ${after}`).toBe(true)
        if (code === null) expect(text).toBe(whole)
        else expect(code).toBe(text === '' ? 'model.unavailable' : 'model.cut')
        lengths.add(text.length)
      }
    }
    // Every piece's edge was met, so the cuts really fell all over the answer.
    expect(lengths.size).toBe(pieces.length + 1)
  }, 120_000)

  it('waits out a 429 as long as it is asked to, at most twice', async () => {
    server.play({ pieces, status: { code: 429, retry_after: '0', times: 2 } })
    const before = server.requests.length
    expect(await answer({ kind })).toMatchObject({ text: whole, code: null })
    expect(server.requests.length - before).toBe(3)

    server.play({ pieces, status: { code: 429, retry_after: '0' } })
    expect(await answer({ kind })).toMatchObject({ text: '', code: 'model.unavailable', kind: 'rate-limited' })

    server.play({ pieces, status: { code: 429, retry_after: '600' } })
    const asked = server.requests.length
    expect(await answer({ kind })).toMatchObject({ code: 'model.unavailable', kind: 'rate-limited' })
    expect(server.requests.length - asked, 'a wait that nobody sits through').toBe(1)
  })

  it('is unavailable on 500 and on a refusal', async () => {
    server.play({ status: { code: 500 } })
    expect(await answer({ kind })).toMatchObject({ code: 'model.unavailable', kind: 'provider-error' })
    server.play({ status: { code: 401 } })
    expect(await answer({ kind })).toMatchObject({ code: 'model.unavailable', kind: 'refused' })
  })

  it('stops at a malformed piece and at an error in the stream', async () => {
    server.play({ pieces, malformed_at: 2 })
    expect(await answer({ kind })).toEqual({ text: pieces.slice(0, 2).join(''), code: 'model.cut', kind: 'malformed' })
    server.play({ pieces, error_at: 3 })
    expect(await answer({ kind })).toMatchObject({ text: pieces.slice(0, 3).join(''), code: 'model.cut' })
    server.play({ pieces, malformed_at: 0 })
    expect(await answer({ kind })).toMatchObject({ text: '', code: 'model.unavailable' })
  })

  it('gives up on a server that hangs before the first word, or between two', async () => {
    server.play({ pieces, delay_ms: 1500 })
    expect(await answer({ kind })).toMatchObject({ code: 'model.unavailable', kind: 'first-token-timeout' })
    server.play({ pieces, hang_at: 0 })
    expect(await answer({ kind })).toMatchObject({ code: 'model.unavailable', kind: 'first-token-timeout' })
    server.play({ pieces, hang_at: 2 })
    expect(await answer({ kind })).toMatchObject({ text: pieces.slice(0, 2).join(''), kind: 'gap-timeout' })
  })

  it('bears a slow stream that never pauses for too long', async () => {
    server.play({ pieces, piece_ms: 120 })
    expect(await answer({ kind })).toMatchObject({ text: whole, code: null })
  })

  it('ends quietly, with what was written, when somebody stops it', async () => {
    server.play({ pieces, hang_at: 2 })
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 100)
    expect(await answer({ kind }, { signal: stop.signal })).toEqual({
      text: pieces.slice(0, 2).join(''),
      code: null,
      kind: null,
    })
  })

  it('bounds the length of an answer, and takes a full one for done', async () => {
    server.play({ pieces, finish_reason: 'length' })
    expect(await answer({ kind })).toMatchObject({ text: whole, code: null })
    server.play({ pieces })
    expect((await answer({ kind, limits: { ...limits, max_output_characters: 10 } })).text).toBe(whole.slice(0, 10))
  })

  it('calls an empty answer unavailable, but not an empty rest of an answer', async () => {
    server.play({ pieces: [] })
    expect(await answer({ kind })).toMatchObject({ code: 'model.unavailable', kind: 'empty' })
    expect(await answer({ kind }, { written: whole })).toEqual({ text: '', code: null, kind: null })
  })

  it('sends the conversation, the rules and a request to go on, and never the brief', async () => {
    server.play({ pieces })
    await answer({ kind }, { written: 'What is ha', brief: { say: 'the hidden brief' } })
    const sent = JSON.stringify(server.requests.at(-1)?.body)
    for (const part of ['Rules', 'Hi', 'What is ha', JSON.stringify(goOn).slice(1, -1)]) expect(sent).toContain(part)
    expect(sent).not.toContain('hidden brief')
  })
})

it('calls a model unavailable when nobody listens', async () => {
  const gone = await scriptedServer()
  await gone.close()
  expect(await answer({ base_url: gone.url })).toMatchObject({ code: 'model.unavailable', kind: 'connection' })
})

describe('the built-in coach', () => {
  const say = 'First, read it again.\n\nThen say **what** you know.\n'

  it('says a text word by word without changing a space', async () => {
    expect(await answer({ kind: 'none', word_ms: 0 }, { brief: { say } })).toEqual({
      text: say,
      code: null,
      kind: null,
    })
  })

  it('goes on from every place where another process may have stopped', async () => {
    for (let at = 1; at <= say.length; at += 1) {
      const { text, code } = await answer({ kind: 'none', word_ms: 0 }, { brief: { say }, written: say.slice(0, at) })
      expect(say.slice(0, at) + text).toBe(say)
      expect(code).toBeNull()
    }
  })

  it('keeps a pace that can be read along, and stops at once', async () => {
    const begun = Date.now()
    await answer({ kind: 'none', word_ms: 10 }, { brief: { say } })
    expect(Date.now() - begun).toBeGreaterThanOrEqual(70)
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 30)
    const { text } = await answer({ kind: 'none', word_ms: 20 }, { brief: { say }, signal: stop.signal })
    expect(text.length).toBeLessThan(say.length)
    expect(say.startsWith(text)).toBe(true)
  })
})
