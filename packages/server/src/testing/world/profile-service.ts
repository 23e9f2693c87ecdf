import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service that tells the profile of the deployment's account, as the real one does. */
export async function profileService() {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ username: 'coach.kit', followers_count: 12, media_count: 3 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { INSTAGRAM_TOKEN: 'a-token', INSTAGRAM_BASE_URL: `http://127.0.0.1:${port}` },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
