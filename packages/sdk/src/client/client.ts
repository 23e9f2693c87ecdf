import { uniqueId } from '../unique-id.ts'
import type { Caller, CallProblem, Streamer } from '../widget-types.ts'
import type { createCache } from './cache.ts'
import { isKeyed } from './keyed-calls.ts'
import { lazyStreams } from './lazy-streams.ts'
import { isPassing, networkProblem, ownProblem, readProblem } from './problems.ts'
import { type BuiltRequest, buildRequest, type LooseInput } from './request.ts'
import { pause, tries, waitBefore } from './retry.ts'
import { OtherLearner, send, type Tokens } from './send.ts'

type Reply = { ok: true; answer: unknown } | { ok: false; problem: CallProblem }

/** One try that has not answered by then counts as failed. */
const patience = 30_000

/** The typed client. It knows the contract by its types alone, so that a widget carries no schema. */
export function createClient(api: string, product: string, tokens: Tokens) {
  /** Empty until somebody asks for an answer that may be kept. */
  let cache: ReturnType<typeof createCache<Reply>> | null = null
  const streams = lazyStreams()

  async function once(request: BuiltRequest, signal?: AbortSignal): Promise<[Reply, Response | null]> {
    const late = AbortSignal.timeout(patience)
    try {
      const response = await send(tokens, request, signal ? AbortSignal.any([signal, late]) : late)
      if (!response.ok) return [{ ok: false, problem: await readProblem(response) }, response]
      return [await readAnswer(response, streams.bring), response]
    } catch (error) {
      if (error instanceof OtherLearner) {
        return [{ ok: false, problem: ownProblem('session.required', 'Somebody else has signed in.', 401) }, null]
      }
      const stopped = signal?.aborted && ownProblem('network.failed', 'The call was stopped.')
      return [{ ok: false, problem: stopped || networkProblem() }, null]
    }
  }

  async function persist(key: string, input: LooseInput): Promise<Reply> {
    const isRead = key.startsWith('GET ')
    const keyed = isKeyed(key)
    // One key for all tries, so that the server can tell a repeat from a second wish.
    const idempotency_key = input.idempotency_key ?? (keyed ? uniqueId() : undefined)
    const request = buildRequest(api, product, key, { ...input, idempotency_key })
    for (let attempt = 1; ; attempt++) {
      const [reply, response] = await once(request, input.signal)
      if (reply.ok && !isRead) cache?.invalidate(request.path.split('/')[0] ?? '')
      const again = !reply.ok && (isRead || keyed) && isPassing(reply.problem) && attempt < tries
      const wait = again && !input.signal?.aborted ? waitBefore(attempt, response) : null
      if (wait === null) return reply
      await pause(wait, input.signal)
      if (input.signal?.aborted) return reply
    }
  }

  async function call(key: string, input: LooseInput = {}): Promise<Reply> {
    if (!input.cached || !key.startsWith('GET ')) return persist(key, input)
    // Shared with others, so that one widget's leaving does not end it.
    const { signal: _, ...rest } = input
    await tokens.token()
    // A second try is not made as somebody else who came meanwhile.
    const whose = tokens.whose()
    const shared = { ...rest, as: whose ?? undefined }
    const later = await streams.bring().catch(() => null)
    if (!later) return persist(key, shared)
    cache ??= later.createCache<Reply>()
    const { path, url } = buildRequest(api, product, key, shared)
    return cache.read(whose, path, url, () => persist(key, shared))
  }

  return {
    call: call as unknown as Caller,
    stream: ((key: string, input: LooseInput) => streams.open(api, product, tokens, key, input)) as unknown as Streamer,
    /** Brings what a stream needs before somebody waits for one. */
    prepare: () => void streams.bring().catch(() => undefined),
    invalidate: (prefix: string) => cache?.invalidate(prefix),
  }
}

async function readAnswer(response: Response, bring: ReturnType<typeof lazyStreams>['bring']): Promise<Reply> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) {
    const { noBody, readSse } = await bring()
    if (!response.body) noBody()
    else
      for await (const event of readSse(response.body, () => undefined)) {
        if (event.event === 'stream') return { ok: true, answer: event.data }
      }
    throw new TypeError('The stream ended before it began.')
  }
  if (type.includes('json')) {
    const text = await response.text()
    try {
      return { ok: true, answer: JSON.parse(text) }
    } catch {
      return { ok: false, problem: ownProblem('answer.unreadable', 'The answer could not be read.', response.status) }
    }
  }
  return { ok: true, answer: response.status === 204 || type === '' ? undefined : await response.blob() }
}
