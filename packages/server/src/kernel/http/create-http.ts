import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { type Health, stateText } from '../health/health.ts'
import { outageIn } from '../outage.ts'
import { Refusal } from '../refusal.ts'
import { addCors, preflight } from './cors.ts'
import { type ExchangeDeps, exchange, type HttpEnv } from './exchange.ts'
import { createMetrics } from './metrics.ts'
import { apiPrefix, callPaths, honoPath, methodsOf } from './paths.ts'
import { problemOf, problemType } from './problem.ts'
import { createRates, type Rates } from './rates.ts'
import type { Route } from './route.ts'
import { type CallDeps, serveCall } from './serve-call.ts'

export interface HttpDeps
  extends Pick<CallDeps, 'principalOf' | 'isAllowedOrigin' | 'keyed' | 'streams' | 'checkAnswers'> {
  routes: readonly Route[]
  database: Pick<Database, 'db' | 'pool' | 'kind' | 'errors'>
  health: Health
  modelErrors: ReadonlyMap<string, number>
  log: Logger
  product: string
  rates: Rates
  trustProxy: boolean
  mayReadMetrics: (authorisation: string | undefined) => boolean
  /** Served over TLS: browsers are told to stay there. */
  isSecure: boolean
}

export interface Http {
  app: Hono<HttpEnv>
  /** What pages and files are served with, added by `app.ts` after the calls. */
  exchange: ExchangeDeps
  served: readonly string[]
  stopping: AbortController
  /** `/readyz` answers 503 until then, and again when stopping. */
  becomeReady(): void
}

/** The contract's calls on Hono, and what an operator's machines ask. */
export function createHttp(deps: HttpDeps): Http {
  const app = new Hono<HttpEnv>()
  const stopping = new AbortController()
  const metrics = createMetrics(deps)
  const shared: ExchangeDeps = {
    log: deps.log,
    metrics,
    trustProxy: deps.trustProxy,
    secure: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(deps.isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    },
  }
  const callDeps: CallDeps = {
    ...deps,
    ...shared,
    mustBeWithin: createRates(deps.rates, deps.database),
    stopping: stopping.signal,
    secure: {
      ...shared.secure,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    },
  }

  const paths = callPaths(deps.product)
  const routes = new Map(deps.routes.map((route) => [route.key, route]))
  const served: string[] = []
  for (const path of paths) {
    const route = routes.get(path.key)
    if (!route) continue
    served.push(path.key)
    const handler = exchange(callDeps, path.key, serveCall(callDeps, path, route))
    app.on(path.method, honoPath(path), handler)
    // decisions.md: `PATCH users` answers with and without the closing slash.
    if ((path.key as string) === 'PATCH users') app.on(path.method, `${honoPath(path)}/`, handler)
  }
  const servedPaths = paths.filter(({ key }) => routes.has(key))

  let isReady = false
  const becomeReady = () => {
    isReady = true
  }
  app.get('/healthz', (c) => c.text('alive\n'))
  app.get('/readyz', async (c) => {
    const isServing = isReady && !stopping.signal.aborted
    const state = await deps.health.look()
    const isFine = isServing && state.isReady
    return c.text(stateText(isServing, state), isFine ? 200 : 503, isFine ? {} : { 'retry-after': '5' })
  })
  app.get('/metrics', async (c) => {
    if (!deps.mayReadMetrics(c.req.header('authorization'))) return c.text('There is nothing here.\n', 404)
    const { type, body } = await metrics.text()
    return c.body(body, 200, { 'content-type': type })
  })

  const unknown = exchange(callDeps, 'unknown', async ({ c, headers, request_id }) => {
    await addCors(c, headers, deps.isAllowedOrigin).catch((error) => {
      // The call behind a preflight meets the outage itself, and can say so to its page.
      if (!outageIn(error) || c.req.method !== 'OPTIONS') throw error
    })
    const methods = methodsOf(servedPaths, c.req.path)
    if (methods.length === 0) throw new Refusal('object.missing')
    if (c.req.method === 'OPTIONS') return preflight(headers, methods)
    const problem = { ...problemOf('object.missing', request_id), status: 405, title: 'Method not allowed' }
    return new Response(JSON.stringify(problem), {
      status: 405,
      headers: { ...headers, 'content-type': problemType, allow: methods.join(', ') },
    })
  })
  // What goes wrong before or beside a handler is told like everything else.
  app.onError((error, c) =>
    exchange(shared, 'unknown', async () => {
      throw error
    })(c),
  )
  app.notFound((c) =>
    c.req.path.startsWith(`${apiPrefix}/`) || c.req.method !== 'GET'
      ? unknown(c)
      : c.text('There is nothing here.\n', 404),
  )

  return { app, exchange: shared, served, stopping, becomeReady }
}
