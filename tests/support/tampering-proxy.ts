import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TamperingProxy {
  url: string
  /** The file whose bytes are changed on their way; empty for none. */
  file: string
  /** How often it went out changed. */
  served: number
  close(): Promise<void>
}

/** What a tampered file would leave behind if any browser ran it. */
export const mark = 'data-tampered'
const addition = `\n;document.documentElement.setAttribute('${mark}', import.meta.url);\n`

/** Somebody between the server and the page: one file comes with a line more than was published. */
export async function startTamperingProxy(target: string): Promise<TamperingProxy> {
  const { hostname, port } = new URL(target)
  const server = createServer((request, response) => {
    const isHit = proxy.file !== '' && (request.url ?? '').endsWith(`/${proxy.file}`)
    const headers = { ...request.headers, host: `${hostname}:${port}` }
    if (isHit) delete headers['accept-encoding']
    const onward = forward({ hostname, port, method: request.method, path: request.url, headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers
      if (!isHit) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(response)
      }
      response.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(response, { end: false })
      answer.on('end', () => {
        proxy.served += 1
        response.end(addition)
      })
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: TamperingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    file: '',
    served: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return proxy
}
