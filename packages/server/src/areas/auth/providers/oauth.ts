import type { ProviderName } from '@coachkit/contract'
import * as client from 'openid-client'
import { answerUrl, type Identity, type Provider } from './provider.ts'

export interface OAuthSettings {
  name: ProviderName
  title: string
  authorization_endpoint: string
  token_endpoint: string
  client_id: string
  client_secret: string
  scope: string
  /** Whose accounts these are: two schools may have a user number 7 each. */
  issuer: string
  /** Where the token's owner is described. */
  profile: string
  read(profile: Record<string, unknown>): Pick<Identity, 'subject' | 'email' | 'first_name' | 'last_name'> | null
}

/** OAuth 2 with a learning platform that says by a call of its own who the token's owner is. */
export function oauthProvider(settings: OAuthSettings): Provider {
  const { name, title, issuer, scope } = settings
  const configuration = new client.Configuration(
    { issuer, authorization_endpoint: settings.authorization_endpoint, token_endpoint: settings.token_endpoint },
    settings.client_id,
    undefined,
    client.ClientSecretPost(settings.client_secret),
  )
  configuration.timeout = 10
  if (settings.profile.startsWith('http:')) client.allowInsecureRequests(configuration)

  async function grant(url: URL, checks: client.AuthorizationCodeGrantChecks): Promise<Identity> {
    const { access_token } = await client.authorizationCodeGrant(configuration, url, checks)
    const response = await client.fetchProtectedResource(configuration, access_token, new URL(settings.profile), 'GET')
    if (!response.ok) throw new Error(`${title} did not say who it is`, { cause: response })
    const found = settings.read((await response.json()) as Record<string, unknown>)
    if (!found) throw new Error(`${title} named nobody`)
    // A school wrote the address down; nobody says that mail was ever read there.
    return { provider: name, issuer, email_verified: false, ...found }
  }

  return {
    name,
    title,
    start: async ({ redirect_uri, state, verifier }) =>
      client.buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope,
        state,
        response_type: 'code',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    finish: (answer, { redirect_uri, state, verifier }) =>
      grant(answerUrl(redirect_uri, answer), { expectedState: state, pkceCodeVerifier: verifier }),
    redeem: (code, redirect_uri) => grant(answerUrl(redirect_uri, new URLSearchParams({ code })), {}),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
export const shortText = (value: unknown) => text(value).slice(0, 80)
/** Numbers and texts name somebody; everything else nobody. */
export const subjectOf = (value: unknown) =>
  (typeof value === 'number' && Number.isSafeInteger(value)) || (typeof value === 'string' && value !== '')
    ? String(value).slice(0, 200)
    : null
