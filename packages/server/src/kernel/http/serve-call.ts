import type { Principal } from '../auth/principal.ts'
import type { Health } from '../health/health.ts'
import type { Keyed } from '../keyed/keyed.ts'
import { Outage } from '../outage.ts'
import { Refusal } from '../refusal.ts'
import type { Streams } from '../streams/streams.ts'
import { mustBeAllowed, nameOf, readsToken } from './access.ts'
import { mustMatch, mustMatchEvent } from './answers.ts'
import { addCors } from './cors.ts'
import { sendEvents } from './events.ts'
import { addressOf, type Exchange, type ExchangeDeps } from './exchange.ts'
import { readInputs } from './inputs.ts'
import type { CallPath } from './paths.ts'
import type { MustBeWithin, Rates } from './rates.ts'
import type { Key, Route, RouteRequest, StreamReply } from './route.ts'

export interface CallDeps extends ExchangeDeps {
  principalOf: (authorisation: string | null | undefined, origin: string | null) => Promise<Principal>
  isAllowedOrigin: (origin: string) => Promise<boolean>
  keyed: Pick<Keyed, 'run'>
  streams: Pick<Streams, 'read'>
  mustBeWithin: MustBeWithin
  health: Pick<Health, 'isFull'>
  /** Answers and events are held against the contract. */
  checkAnswers: boolean
  product: string
  stopping: AbortSignal
}

type AnyRequest = { -readonly [field in keyof RouteRequest<'GET users/me'>]: unknown }
type AnyHandle = (request: AnyRequest) => Promise<unknown>

/** One call from request to answer: who, rate, input, story, answer. Refusals come in the order 401, 403, 422, 404. */
export function serveCall(deps: CallDeps, { key, call, segments }: CallPath, route: Route) {
  const namesQuiz = segments[0] === 'quiz' && segments[1] === '{id}'
  const handle = route.handle as unknown as AnyHandle

  return async (exchange: Exchange): Promise<Response> => {
    const { c, headers } = exchange
    await addCors(c, headers, deps.isAllowedOrigin)
    if (c.req.method !== 'GET' && deps.health.isFull()) {
      throw new Outage('server.full', { cause: new Error('Too little room is left where DATA_DIR is') })
    }
    const origin = c.req.header('origin') ?? null
    const authorisation = c.req.header('authorization') ?? null
    const address = addressOf(c, deps.trustProxy)
    const user: Principal = readsToken(key) ? await deps.principalOf(authorisation, origin) : { kind: 'nobody' }
    const name = nameOf(user)
    await deps.mustBeWithin(rateGroup(key, name), name ?? address)
    mustBeAllowed(call, user, namesQuiz ? (c.req.param('id') ?? null) : null)

    const { inputs, hash } = await readInputs(c, call, deps.product)
    const idempotency_key = call.keyed ? keyOf(c.req.header('idempotency-key')) : null
    const request: AnyRequest = {
      ...inputs,
      user,
      idempotency_key,
      origin,
      bearer: authorisation?.replace(/^Bearer /i, '') ?? null,
      user_agent: c.req.header('user-agent') ?? null,
      address,
      request_id: exchange.request_id,
      get signal() {
        return c.req.raw.signal
      },
      log: exchange.log,
    }

    const reply =
      idempotency_key === null
        ? await handle(request)
        : await deps.keyed.run({ principal: name ?? 'nobody', key: idempotency_key, request_hash: await hash() }, () =>
            handle(request),
          )
    if (call.events) return sendStream(deps, exchange, key, call, reply as StreamReply)
    return sendAnswer(deps, exchange, key, call, reply)
  }
}

/** Where somebody could guess, or have us send things. */
const logins: ReadonlySet<string> = new Set<Key>([
  'POST auth/login',
  'POST auth/signup',
  'POST auth/generate-otp',
  'POST auth/magic-link',
  'POST auth/password/reset/link',
  'POST auth/password/reset',
  'GET auth/apple/{code}/validate',
  'GET auth/google/{jwt}/validate',
  'POST auth/providers/{provider}/start',
  'POST setup',
])

function rateGroup(key: string, name: string | null): keyof Rates {
  if (logins.has(key)) return 'login'
  if (key === 'POST embed/session') return 'embed'
  return name === null ? 'address' : 'person'
}

function keyOf(sent: string | undefined): string | null {
  if (sent === undefined) return null
  if (!/^[\x21-\x7e]{8,200}$/.test(sent)) {
    throw new Refusal('request.invalid', { 'idempotency-key': 'must be 8 to 200 visible characters' })
  }
  return sent
}

type Contracted = CallPath['call']

function sendAnswer(deps: CallDeps, { headers }: Exchange, key: string, call: Contracted, reply: unknown): Response {
  const head = { 'cache-control': 'no-store', ...headers }
  if (call.blob !== undefined) {
    const blob = reply as Blob
    return new Response(blob, { headers: { ...head, 'content-type': call.blob } })
  }
  if (reply === undefined) return new Response(null, { status: 204, headers: head })
  const json = JSON.stringify(reply)
  if (deps.checkAnswers) mustMatch(call, key, json)
  return new Response(json, { headers: { ...head, 'content-type': 'application/json' } })
}

function sendStream(
  deps: CallDeps,
  exchange: Exchange,
  key: string,
  call: Contracted,
  { stream_id }: StreamReply,
): Response {
  const last = key === 'GET streams/{id}' ? exchange.c.req.header('last-event-id') : undefined
  const after = Number(last ?? 0)
  deps.metrics.streamOpened()
  return sendEvents(exchange, {
    stream_id,
    after,
    read: (signal) => deps.streams.read(stream_id, after, signal),
    stopping: deps.stopping,
    ...(deps.checkAnswers && { check: ({ event, data }) => mustMatchEvent(call, key, event, data) }),
    closed: deps.metrics.streamClosed,
  })
}
