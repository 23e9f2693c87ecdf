import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIdProvider } from './openid.ts'

let issuer: string
let server: Server
const sent: URLSearchParams[] = []

/** As much of a provider as hears the secret; it refuses every code. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const metadata = {
        ...{ issuer, token_endpoint: `${issuer}/token`, authorization_endpoint: `${issuer}/authorize` },
        jwks_uri: `${issuer}/keys`,
      }
      const isToken = request.url === '/token'
      if (isToken) sent.push(new URLSearchParams(text))
      response.writeHead(isToken ? 400 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isToken ? { error: 'invalid_grant' } : metadata))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('with the team’s key each use gets a secret of its own, signed for Apple and soon over', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const provider = openIdProvider({
    ...{ name: 'apple', title: 'Apple', issuer, client_id: 'org.school.coach', scope: 'openid' },
    // As a setting in one line has it.
    secret: {
      private_key: (await exportPKCS8(privateKey)).replaceAll('\n', '\\n'),
      ...{ key_id: 'K1', team_id: 'T1' },
    },
  })
  await expect(provider.redeem('a-code', 'https://coach.example/auth/callback/apple')).rejects.toThrow()
  const [form] = sent
  expect(form?.get('redirect_uri')).toBe('https://coach.example/auth/callback/apple')
  const { payload, protectedHeader } = await jwtVerify(form?.get('client_secret') ?? '', publicKey, {
    ...{ issuer: 'T1', subject: 'org.school.coach', audience: issuer },
  })
  expect(protectedHeader.kid).toBe('K1')
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
})
