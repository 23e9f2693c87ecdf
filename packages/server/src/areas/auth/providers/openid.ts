import type { ProviderName } from '@coachkit/contract'
import { createRemoteJWKSet, importPKCS8, jwtVerify, SignJWT } from 'jose'
import * as client from 'openid-client'
import { answerUrl, type Identity, type Provider } from './provider.ts'

export interface OpenIdSettings {
  name: ProviderName
  title: string
  issuer: string
  client_id: string
  /** A secret, or a way to make one for each use. */
  secret: string | SigningKey
  scope: string
  /** The provider posts its answer (Apple does when it is asked for a name). */
  form_post?: boolean
}

/** Apple takes no fixed secret but a token signed with the team's key. */
export interface SigningKey {
  private_key: string
  key_id: string
  team_id: string
}

/** Metadata and keys change seldom. */
const rememberFor = 3_600_000
/** An ID token that a page brings must be fresh: until it is too old, it is remembered as used. */
const oldest = '10m'

/** OpenID Connect with an issuer that publishes where everything is. */
export function openIdProvider(settings: OpenIdSettings, now: () => number = Date.now): Provider {
  const { name, title, issuer, client_id, secret, scope, form_post = false } = settings
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
  let known: { until: number; metadata: client.ServerMetadata; keys: ReturnType<typeof createRemoteJWKSet> } | null =
    null

  async function discovered() {
    if (known && known.until > now()) return known
    const found = await client.discovery(new URL(issuer), client_id, undefined, client.None(), { execute, timeout: 10 })
    const metadata = found.serverMetadata()
    if (!metadata.jwks_uri) throw new Error(`${title} publishes no keys`)
    known = { until: now() + rememberFor, metadata, keys: createRemoteJWKSet(new URL(metadata.jwks_uri)) }
    return known
  }

  async function configuration(): Promise<client.Configuration> {
    const { metadata } = await discovered()
    const client_secret = typeof secret === 'string' ? secret : await signedSecret(secret, client_id, issuer)
    const made = new client.Configuration(metadata, client_id, undefined, client.ClientSecretPost(client_secret))
    made.timeout = 10
    for (const change of execute) change(made)
    return made
  }

  async function grant(url: URL, checks: client.AuthorizationCodeGrantChecks): Promise<Identity> {
    const tokens = await client.authorizationCodeGrant(await configuration(), url, { ...checks, idTokenExpected: true })
    const claims = tokens.claims()
    if (!claims) throw new Error(`${title} gave no ID token`)
    return identityOf(claims)
  }

  function identityOf(claims: Record<string, unknown> & { sub?: string | undefined }): Identity {
    const { sub, email, email_verified, given_name, family_name } = claims
    if (!sub) throw new Error(`${title} named nobody`)
    return {
      provider: name,
      issuer,
      subject: sub,
      email: typeof email === 'string' ? email.trim().toLowerCase() : null,
      // Apple writes it as text.
      email_verified: email_verified === true || email_verified === 'true',
      first_name: typeof given_name === 'string' ? given_name.slice(0, 80) : '',
      last_name: typeof family_name === 'string' ? family_name.slice(0, 80) : '',
    }
  }

  return {
    name,
    title,
    async start({ redirect_uri, state, nonce, verifier }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri,
        scope,
        state,
        nonce,
        response_type: 'code',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(form_post && { response_mode: 'form_post' }),
      })
    },

    async finish(answer, { redirect_uri, state, nonce, verifier }) {
      const identity = await grant(answerUrl(redirect_uri, answer), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      })
      return { ...identity, ...postedName(answer.get('user'), identity) }
    },

    async redeem(given, redirect_uri) {
      const { keys, metadata } = await discovered()
      if (name !== 'google') {
        // A code alone doesn't say who gave it; it is this provider that is asked.
        const answer = new URLSearchParams({ code: given })
        if (metadata.authorization_response_iss_parameter_supported) answer.set('iss', metadata.issuer)
        return grant(answerUrl(redirect_uri, answer), {})
      }
      const { payload } = await jwtVerify(given, keys, {
        // Google's tokens may leave the scheme out.
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        audience: client_id,
        maxTokenAge: oldest,
        clockTolerance: 30,
        requiredClaims: ['sub', 'exp'],
      })
      return identityOf(payload)
    },
  }
}

/** Apple tells the name once, beside the token, in the very first answer. It is only a suggestion for a form. */
function postedName(user: string | null, { first_name, last_name }: Identity) {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    return {
      first_name: first_name || String(name?.firstName ?? '').slice(0, 80),
      last_name: last_name || String(name?.lastName ?? '').slice(0, 80),
    }
  } catch {
    return { first_name, last_name }
  }
}

async function signedSecret({ private_key, key_id, team_id }: SigningKey, client_id: string, audience: string) {
  const key = await importPKCS8(private_key.replaceAll('\\n', '\n'), 'ES256')
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key_id })
    .setIssuer(team_id)
    .setSubject(client_id)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)
}
