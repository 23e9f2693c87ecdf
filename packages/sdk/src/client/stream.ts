import { uniqueId } from '../unique-id.ts'
import type { CallProblem } from '../widget-types.ts'
import { isKeyed } from './keyed-calls.ts'
import { isPassing, networkProblem, readProblem } from './problems.ts'
import { buildRequest, type LooseInput } from './request.ts'
import { backOff, pause, retryAfter } from './retry.ts'
import { send, type Tokens } from './send.ts'
import { noBody, readSse, type SseEvent } from './sse.ts'

/** The server's heartbeat comes every 15 s; three missed ones are a dead connection. */
const silence = 45_000
/** Tries without a new event, 0.3 s doubling to 30 s: a server has about two minutes to come back. Our choice. */
const resumeTries = 11
const resumeFirst = 300

const sessionIdOf = (input: LooseInput) =>
  (input.body as { session_id?: string } | undefined)?.session_id ??
  (input.query?.session_id as string | undefined) ??
  input.headers?.['x-session-id']

/** Events of a streamed call, once each and in order, over however many connections it takes. */
export async function* openStream(
  api: string,
  product: string,
  tokens: Tokens,
  key: string,
  input: LooseInput = {},
): AsyncGenerator<SseEvent | { event: 'problem'; data: CallProblem; id: number }> {
  const left = new AbortController()
  const stop = () => left.abort()
  input.signal?.addEventListener('abort', stop)
  if (input.signal?.aborted) stop()

  const isResumable = key === 'GET streams/{id}'
  const isRepeatable = key.startsWith('GET ') || isKeyed(key)
  const first = { ...input, idempotency_key: input.idempotency_key ?? (isKeyed(key) ? uniqueId() : undefined) }
  const sessionId = sessionIdOf(input)
  let streamId = isResumable ? input.params?.id : undefined
  let last = Number(input.headers?.['last-event-id'] ?? 0)
  let failures = 0

  /** From here the stream's own address is read, by whoever proves to own it. */
  const rest = (id: string) =>
    buildRequest(api, product, 'GET streams/{id}', {
      params: { id },
      headers: { 'last-event-id': String(last), 'x-session-id': sessionId },
      as: input.as,
    })

  try {
    let told = false
    while (!left.signal.aborted) {
      const request = streamId ? rest(streamId) : buildRequest(api, product, key, first)
      const isRest = streamId !== undefined
      const before = last
      let problem: CallProblem = networkProblem()
      let response: Response | null = null
      const watch = watchdog(left.signal)
      try {
        response = await send(tokens, request, watch.signal)
        if (!response.ok) problem = await readProblem(response)
        else if (!response.body) {
          // Nothing is returned: part 2 §8. Whoever waits for the stream's last event finds it cut.
          noBody()
          return
        } else {
          for await (const event of readSse(response.body, watch.alive)) {
            if (event.event === 'stream') {
              streamId = (event.data as { stream_id: string }).stream_id
              if (!told) yield { ...event, id: 0 }
              told = true
            } else if (event.id > last) {
              last = event.id
              failures = 0
              yield event
              if (event.event === 'done') return
            }
          }
          // A clean end right after a resume that brought nothing is the end of the stream itself.
          if (isRest && last === before) return
        }
      } catch {
        // The connection broke off: it is resumed below.
      } finally {
        watch.end()
      }
      if (left.signal.aborted) return
      const isRefused = response !== null && !response.ok && !isPassing(problem)
      failures++
      if (isRefused || !(streamId || isRepeatable) || failures > resumeTries) {
        yield { event: 'problem', data: problem, id: last }
        return
      }
      await pause(
        Math.max(retryAfter(response?.ok ? null : response) ?? 0, backOff(failures, resumeFirst)),
        left.signal,
      )
    }
  } finally {
    input.signal?.removeEventListener('abort', stop)
    left.abort()
  }
}

/** Ends a connection on which nothing came for too long, and with it everything when the caller stops. */
function watchdog(outer: AbortSignal) {
  const connection = new AbortController()
  const stop = () => connection.abort()
  let timer = setTimeout(stop, silence)
  outer.addEventListener('abort', stop)
  return {
    signal: connection.signal,
    alive() {
      clearTimeout(timer)
      timer = setTimeout(stop, silence)
    },
    end() {
      clearTimeout(timer)
      outer.removeEventListener('abort', stop)
      connection.abort()
    },
  }
}
