import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import type { Http } from './create-http.ts'

export interface Listening {
  /** `http://HOST:PORT` with the port that was really taken. */
  address: string
  port: number
  /** From here on requests are answered; before, they get 503. */
  serve(http: Http): void
  /** Stops accepting, cuts streams so that clients resume elsewhere, lets other requests end within `grace` ms. */
  stop(grace: number): Promise<void>
}

// Not in the spec: our choice. An import of 256 MiB needs a while on a slow line.
const timeouts = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 10_000 }

/** Takes the port first: addresses of files and our own origins are known only once it is taken. */
export async function listen(port: number, host: string): Promise<Listening> {
  let served: Http | null = null
  const server = createAdaptorServer({
    fetch: (request, env) =>
      served
        ? served.app.fetch(request, env)
        : new Response('starting\n', { status: 503, headers: { 'retry-after': '1' } }),
    serverOptions: timeouts,
  }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} on ${host} is taken. Choose another PORT.`) : error)
    })
    server.listen(port, host, resolve)
  })
  const taken = (server.address() as AddressInfo).port
  const name = host.includes(':') ? `[${host}]` : host
  return {
    address: `http://${name}:${taken}`,
    port: taken,
    serve(http) {
      served = http
    },
    async stop(grace) {
      served?.stopping.abort()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      await Promise.race([closed, delay(grace, undefined, { ref: false })])
      server.closeAllConnections()
      await closed
    },
  }
}
