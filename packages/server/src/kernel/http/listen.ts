import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import type { Http } from './create-http.ts'
import { apiPrefix } from './paths.ts'
import { problemOf, problemType } from './problem.ts'

export interface Listening {
  /** `http://HOST:PORT` with the port that was really taken. */
  address: string
  port: number
  /** From here on requests are answered. Before, nobody is led here: a balancer asks the next process. */
  serve(http: Http, isKnownHost?: (host: string) => Promise<boolean>): Promise<void>
  /** Stops accepting, cuts streams so that clients resume elsewhere, lets other requests end within `grace` ms. */
  stop(grace: number): Promise<void>
}

// Not in the spec: our choice. An import of 256 MiB needs a while on a slow line.
const timeouts = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 10_000 }

const watched: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** A page that leads its own name here gets nothing of ours, and an operator the setting that is missing. */
function misdirected(pathname: string): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  if (pathname.startsWith(`${apiPrefix}/`)) {
    const problem = JSON.stringify(problemOf('request.host', randomUUID()))
    return new Response(problem, { status: 421, headers: { ...headers, 'content-type': problemType } })
  }
  const text =
    'This server does not know itself by this name. Its operator says which it has: PUBLIC_URL, BRAND_HOSTS.\n'
  return new Response(text, { status: 421, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}

/**
 * Addresses of files and our own origins hold the port, so where any free one will do it is taken first. A port of the
 * operator's is known: that it is free is seen now, while a mistake costs nothing, and it is opened by `serve`.
 */
export async function listen(port: number, host: string): Promise<Listening> {
  let served: Http | null = null
  let isKnown: (host: string) => Promise<boolean> = async () => true
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      if (!served) return new Response('starting\n', { status: 503, headers: { 'retry-after': '1' } })
      const { host, pathname } = new URL(request.url)
      // A machine that watches this one asks by whatever name it has.
      if (!watched.has(pathname) && !(await isKnown(host))) return misdirected(pathname)
      return served.app.fetch(request, env)
    },
    serverOptions: timeouts,
  }) as Server
  const take = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        reject(
          error.code === 'EADDRINUSE' ? new Error(`Port ${port} on ${host} is taken. Choose another PORT.`) : error,
        )
      })
      server.listen(port, host, resolve)
    })
  await take()
  const taken = (server.address() as AddressInfo).port
  if (port !== 0) await new Promise((resolve) => server.close(resolve))
  const name = host.includes(':') ? `[${host}]` : host
  return {
    address: `http://${name}:${taken}`,
    port: taken,
    async serve(http, isKnownHost) {
      if (isKnownHost) isKnown = isKnownHost
      served = http
      if (!server.listening) await take()
    },
    async stop(grace) {
      served?.stopping.abort()
      if (!server.listening) return
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      await Promise.race([closed, delay(grace, undefined, { ref: false })])
      server.closeAllConnections()
      await closed
    },
  }
}
