import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next answers go. Each field misbehaves in its own way; an empty script behaves. */
export interface Script {
  /** What is said, piece by piece. A function sees the request's body. */
  pieces?: readonly string[] | ((body: unknown) => readonly string[])
  /** Milliseconds before the first byte, and before each piece. */
  delay_ms?: number
  piece_ms?: number
  /** A status other than 200, for the first `times` requests (all when not said). */
  status?: { code: number; retry_after?: string; times?: number }
  /** Ends after this many bytes of the body: `destroy` breaks the socket, `end` closes politely. */
  cut?: { after: number; how: 'destroy' | 'end' }
  /** Before this piece (from 0) comes a line that is no JSON, an error of the provider's, or nothing ever again. */
  malformed_at?: number
  error_at?: number
  hang_at?: number
  finish_reason?: 'stop' | 'length'
}

export interface ScriptedServer {
  /** For `base_url`: both protocols stand under it. */
  readonly url: string
  readonly requests: { path: string; headers: Record<string, unknown>; body: unknown }[]
  play(script: Script): void
  close(): Promise<void>
}

/**
 * A language model for tests, over real HTTP: `/chat/completions` speaks OpenAI's streaming protocol and `/messages`
 * Anthropic's. It says what it is told to say, and misbehaves on demand.
 */
export async function scriptedServer(first: Script = {}): Promise<ScriptedServer> {
  let script = first
  let refused = 0
  const requests: ScriptedServer['requests'] = []

  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await readAll(request))
    const path = (request.url ?? '').replace(/^\/v1/, '')
    requests.push({ path, headers: request.headers, body })
    await wait(script.delay_ms ?? 0)
    const { status } = script
    if (status && refused < (status.times ?? Number.POSITIVE_INFINITY)) {
      refused += 1
      const headers = status.retry_after ? { 'retry-after': status.retry_after } : {}
      response.writeHead(status.code, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message: 'scripted' } }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    await send(response, script, path === '/messages' ? anthropic(script, body) : openAi(script, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play(next) {
      script = next
      refused = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The exact bytes of an answer, so that a test can cut at each of them. */
export const scriptedBytes = (script: Script, path: '/messages' | '/chat/completions'): number =>
  (path === '/messages' ? anthropic(script, {}) : openAi(script, {})).reduce(
    (sum, { text }) => sum + Buffer.byteLength(text),
    0,
  )

interface Frame {
  text: string
  /** The number of the piece that it carries. */
  piece?: number
}

const piecesOf = ({ pieces = ['Hello'] }: Script, body: unknown): readonly string[] =>
  typeof pieces === 'function' ? pieces(body) : pieces

function openAi(script: Script, body: unknown): Frame[] {
  const chunk = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
  return [
    { text: chunk({ role: 'assistant', content: '' }, null) },
    ...piecesOf(script, body).map((content, piece) => ({ text: chunk({ content }, null), piece })),
    { text: chunk({}, script.finish_reason ?? 'stop') },
    { text: 'data: [DONE]\n\n' },
  ]
}

function anthropic(script: Script, body: unknown): Frame[] {
  const event = (data: { type: string; [field: string]: unknown }) =>
    `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
  const message = { id: 'm', type: 'message', role: 'assistant', content: [], model: 'm', stop_reason: null }
  return [
    { text: event({ type: 'message_start', message: { ...message, usage: { input_tokens: 1, output_tokens: 1 } } }) },
    { text: event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }) },
    ...piecesOf(script, body).map((text, piece) => ({
      text: event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
      piece,
    })),
    { text: event({ type: 'content_block_stop', index: 0 }) },
    {
      text: event({
        type: 'message_delta',
        delta: { stop_reason: script.finish_reason === 'length' ? 'max_tokens' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: 5 },
      }),
    },
    { text: event({ type: 'message_stop' }) },
  ]
}

async function send(response: ServerResponse, script: Script, frames: readonly Frame[]): Promise<void> {
  let sent = 0
  const write = (text: string): boolean => {
    const bytes = Buffer.from(text)
    const room = script.cut ? Math.max(0, script.cut.after - sent) : bytes.length
    if (room > 0) response.write(bytes.subarray(0, room))
    sent += Math.min(room, bytes.length)
    return script.cut === undefined || sent < script.cut.after
  }
  for (const { text, piece } of frames) {
    if (piece !== undefined) {
      if (piece === script.hang_at) return
      if (piece === script.malformed_at) write('data: {"choices": [{"delta"\n\n')
      if (piece === script.error_at) {
        write('event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"scripted"}}\n\n')
      }
      await wait(script.piece_ms ?? 0)
    }
    if (response.destroyed) return
    if (!write(text)) {
      // Give what was written time to leave before the socket is torn.
      await wait(1)
      if (script.cut?.how === 'destroy') response.destroy()
      else response.end()
      return
    }
  }
  response.end()
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

const wait = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve()
