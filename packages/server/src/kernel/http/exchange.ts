import { randomUUID } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { outageIn } from '../outage.ts'
import { Refusal } from '../refusal.ts'
import type { Metrics } from './metrics.ts'
import { asksForPage, problemPage } from './pages/problem-page.ts'
import { problemHeaders, problemOf } from './problem.ts'

export interface HttpEnv {
  /** Absent in an in-memory request. */
  Bindings: Partial<HttpBindings>
}

/** One request on its way to its answer. */
export interface Exchange {
  c: Context<HttpEnv>
  request_id: string
  log: Logger
  /** Headers that the answer will carry whatever it becomes, a stream or a problem. */
  headers: Record<string, string>
  /** Says how a stream ended, which is known only long after its status. */
  started: number
}

export interface ExchangeDeps {
  log: Logger
  metrics: Metrics
  secure: Record<string, string>
  trustProxy: boolean
}

const sentIds = /^[A-Za-z0-9-]{8,64}$/

/**
 * Runs a handler and makes every failure a problem. `name` is the call's key or the page's kind, never the path that
 * was asked for.
 */
export function exchange(deps: ExchangeDeps, name: string, handle: (exchange: Exchange) => Promise<Response>) {
  return async (c: Context<HttpEnv>): Promise<Response> => {
    const started = performance.now()
    const given = c.req.header('x-request-id')
    const request_id = given && sentIds.test(given) ? given : randomUUID()
    const log = deps.log.child({ request_id, call: name })
    const headers: Record<string, string> = { ...deps.secure, 'x-request-id': request_id }
    let response: Response
    try {
      response = await handle({ c, request_id, log, headers, started })
    } catch (error) {
      response = failed(error, c, request_id, headers, log)
    }
    const seconds = (performance.now() - started) / 1000
    deps.metrics.answered(name, response.status, seconds)
    log.info({ status: response.status, ms: Math.round(seconds * 10_000) / 10 }, 'answered')
    return response
  }
}

function failed(
  error: unknown,
  c: Context<HttpEnv>,
  request_id: string,
  headers: Record<string, string>,
  log: Logger,
): Response {
  const refusal = error instanceof Refusal ? error : outageIn(error)
  const code = refusal?.code ?? 'server.failed'
  const problem = problemOf(code, request_id, refusal?.fields)
  // What was expected is told to the caller; what was not is told to the operator, with its cause.
  if (!refusal) log.error({ err: error }, 'failed')
  else if (problem.status >= 500) log.warn({ code, err: refusal.cause }, 'refused')
  else log.debug({ code }, 'refused')
  const more = problemHeaders(code, refusal ?? undefined)
  if (asksForPage(c)) return problemPage(problem, c.req.header('accept-language') ?? '', { ...headers, ...more })
  return new Response(JSON.stringify(problem), { status: problem.status, headers: { ...headers, ...more } })
}

/** The client's address, for rate limits alone. */
export function addressOf(c: Context<HttpEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return countedAddress(forwarded || c.env?.incoming?.socket.remoteAddress || 'in-memory')
}

/** Of IPv6 one household has the first 64 bits, and all the addresses in them. An IPv4 address may be written as one. */
export function countedAddress(text: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1]
  if (mapped) return mapped
  const [address = ''] = text.replace(/^\[|\]$/g, '').split('%')
  if (!isIPv6(address)) return text.slice(0, 64)
  const [before = '', after] = address.toLowerCase().split('::')
  const groups = before === '' ? [] : before.split(':')
  const last = after ? after.split(':') : []
  // An IPv4 address at the end stands for two groups.
  const missing = 8 - groups.length - last.length - (address.includes('.') ? 1 : 0)
  const all = after === undefined ? groups : [...groups, ...Array.from({ length: missing }, () => '0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
