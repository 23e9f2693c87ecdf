import { createServer, request as forward, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CuttingProxy {
  url: string
  /** Decides for each request after how many bytes of the answer's body its connection is cut; null leaves it alone. */
  cut: (request: IncomingMessage) => number | null
  /** How many connections were cut. */
  cuts: number
  close(): Promise<void>
}

/** A network that fails: it passes requests on to the server and cuts answers at a chosen byte. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  const server = createServer((request, response) => {
    const limit = proxy.cut(request)
    const onward = forward(
      {
        hostname,
        port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, host: `${hostname}:${port}` },
      },
      (answer) => {
        const { 'content-length': length, ...headers } = answer.headers
        response.writeHead(
          answer.statusCode ?? 502,
          limit === null && length ? { ...headers, 'content-length': length } : headers,
        )
        if (limit === null) return void answer.pipe(response)
        let passed = 0
        response.flushHeaders()
        answer.on('data', (chunk: Buffer) => {
          const rest = limit - passed
          passed += chunk.length
          if (chunk.length <= rest) return void response.write(chunk)
          proxy.cuts += 1
          answer.destroy()
          response.write(chunk.subarray(0, Math.max(0, rest)), () => response.destroy())
        })
        answer.on('end', () => response.end())
      },
    )
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: CuttingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => null,
    cuts: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return proxy
}
