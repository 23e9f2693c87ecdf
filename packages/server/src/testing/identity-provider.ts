import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider'

/** Somebody with an account there. */
export interface Elsewhere {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface IdentityProviderOptions {
  clients: ClientMetadata[]
  /** By the name that is typed there; any password will do. */
  people: Record<string, Elsewhere>
  /** A learning platform has addresses of its own for the same two steps. */
  routes?: Configuration['routes']
  scopes?: string[]
  /** Answers who a token belongs to, as the platform's own call does. */
  profile?: { path: string; of: (login: string, person: Elsewhere) => object }
  /** People are asked whether they agree, as Google and Canvas ask the first time. */
  asks?: boolean
}

/** A real provider on this machine: OpenID Connect, or OAuth 2 alone where nobody asks for `openid`. */
export async function identityProvider(options: IdentityProviderOptions) {
  const { clients, people, routes, scopes = [], profile, asks = false } = options
  let handle: ReturnType<Provider['callback']> = async () => {}
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider = new Provider(issuer, {
    clients,
    ...(routes && { routes }),
    scopes: ['openid', 'email', 'profile', 'name', ...scopes],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google and Apple do it: what was asked for stands in the ID token.
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => false, methods: ['S256'] },
    cookies: { keys: ['a-key-of-this-test'] },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
    async loadExistingGrant({ oidc }) {
      const { client, session, params, result } = oidc
      if (!client || !session?.accountId) return undefined
      const agreed = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
      if (agreed) return oidc.provider.Grant.find(agreed)
      if (asks) return undefined
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(String(params?.scope ?? ''))
      await grant.save()
      return grant
    },
  })
  const issued = provider.callback()
  handle = async (request, response) => {
    if (!profile || !request.url?.startsWith(profile.path)) return issued(request, response)
    const token = await provider.AccessToken.find(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
    response.writeHead(token ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(token ? profile.of(token.accountId, people[token.accountId] ?? {}) : {}))
  }

  return {
    issuer,

    /**
     * Goes there as a browser does, signs in, and gives what the browser then sends to whoever asked: an address, or an
     * address with the fields of a form.
     */
    async signIn(address: string, login: string): Promise<{ url: URL; form: URLSearchParams | null }> {
      const cookies = new Map<string, string>()
      const visit = async (url: URL, init: RequestInit = {}) => {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
        for (const set of response.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          if (name !== undefined && value !== undefined) cookies.set(name, value)
        }
        return response
      }
      let url = new URL(address)
      for (let step = 0; step < 12; step += 1) {
        let response = await visit(url)
        if (url.pathname.startsWith('/interaction/') && response.ok) {
          const body = new URLSearchParams({ prompt: 'login', login, password: 'any' })
          response = await visit(url, { method: 'POST', body })
        }
        const next = response.headers.get('location')
        const html = next ? '' : await response.text()
        const posted = /action="([^"]+)"/.exec(html)?.[1]
        if (posted) return { url: new URL(posted), form: fieldsOf(html) }
        if (!next)
          throw new Error(`The provider stopped at ${url.pathname} with ${response.status}: ${html.slice(0, 400)}`)
        url = new URL(next, url)
        if (url.origin !== issuer) return { url, form: null }
      }
      throw new Error('The provider leads round in circles')
    },

    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type IdentityProvider = Awaited<ReturnType<typeof identityProvider>>

function fieldsOf(html: string): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [, name = '', value = ''] of html.matchAll(/name="([^"]+)" value="([^"]*)"/g)) fields.set(name, value)
  return fields
}
