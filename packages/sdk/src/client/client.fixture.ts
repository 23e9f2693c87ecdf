import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Tokens } from './send.ts'

// The client is a browser's; these two are all that it asks of one besides what Node has too.
Object.assign(globalThis, { navigator: { onLine: true } })
globalThis.addEventListener ??= () => {}
globalThis.removeEventListener ??= () => {}

export type Handler = (request: IncomingMessage & { text: string }, response: ServerResponse) => unknown

/** A real HTTP server whose answers the test scripts; `asked` is what it heard. */
export async function startScripted(handle: Handler, port = 0) {
  const asked: { line: string; headers: IncomingMessage['headers']; text: string }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, text })
    handle(Object.assign(request, { text }), response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    asked,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

export const problem = (code: string, status: number) => ({
  type: 'about:blank',
  title: '',
  status,
  code,
  detail: code,
})

export function fixedTokens(
  first = 'token-1',
  fresh: string | null = 'token-2',
): Tokens & { renewals: number; isLost: boolean } {
  let token: string | null = first
  return {
    renewals: 0,
    isLost: false,
    token: async () => token,
    async renew() {
      this.renewals++
      token = fresh
      return fresh
    },
    lost() {
      this.isLost = true
    },
    whose: () => 'site.learner',
  }
}
