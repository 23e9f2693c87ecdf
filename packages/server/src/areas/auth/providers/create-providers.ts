import { isMailAddress, type ProviderName } from '@coachkit/contract'
import type { Config } from '../../../kernel/config/config.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { oauthProvider, shortText, subjectOf } from './oauth.ts'
import { openIdProvider } from './openid.ts'
import type { Provider } from './provider.ts'

const addressIn = (value: unknown) =>
  typeof value === 'string' && isMailAddress(value) ? value.trim().toLowerCase() : null

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

function google(config: Config): Provider {
  return openIdProvider({
    name: 'google',
    title: 'Google',
    issuer: withoutSlash(config.GOOGLE_ISSUER),
    client_id: config.GOOGLE_CLIENT_ID,
    secret: config.GOOGLE_CLIENT_SECRET,
    scope: 'openid email profile',
  })
}

function apple(config: Config): Provider {
  const secret = config.APPLE_CLIENT_SECRET
  return openIdProvider({
    name: 'apple',
    title: 'Apple',
    issuer: withoutSlash(config.APPLE_ISSUER),
    client_id: config.APPLE_CLIENT_ID,
    secret: secret.includes('PRIVATE KEY')
      ? { private_key: secret, key_id: config.APPLE_KEY_ID, team_id: config.APPLE_TEAM_ID }
      : secret,
    scope: 'openid email name',
    form_post: true,
  })
}

function canvas(config: Config): Provider {
  const base = withoutSlash(config.CANVAS_URL)
  return oauthProvider({
    name: 'canvas',
    title: 'Canvas',
    issuer: base,
    authorization_endpoint: `${base}/login/oauth2/auth`,
    token_endpoint: `${base}/login/oauth2/token`,
    client_id: config.CANVAS_CLIENT_ID,
    client_secret: config.CANVAS_CLIENT_SECRET,
    scope: 'url:GET|/api/v1/users/:user_id/profile',
    profile: `${base}/api/v1/users/self/profile`,
    read({ id, primary_email, sortable_name, short_name }) {
      const subject = subjectOf(id)
      // "Okafor, Maya"
      const [last_name = '', first_name = ''] = shortText(sortable_name)
        .split(',')
        .map((part) => part.trim())
      return subject === null
        ? null
        : { subject, email: addressIn(primary_email), first_name: first_name || shortText(short_name), last_name }
    },
  })
}

function d2l(config: Config): Provider {
  const base = withoutSlash(config.D2L_URL)
  const auth = withoutSlash(config.D2L_AUTH_URL)
  return oauthProvider({
    name: 'd2l',
    title: 'D2L Brightspace',
    issuer: base,
    authorization_endpoint: `${auth}/oauth2/auth`,
    token_endpoint: `${auth}/core/connect/token`,
    client_id: config.D2L_CLIENT_ID,
    client_secret: config.D2L_CLIENT_SECRET,
    scope: 'users:own_profile:read',
    profile: `${base}/d2l/api/lp/1.31/users/whoami`,
    read({ Identifier, FirstName, LastName, UniqueName }) {
      const subject = subjectOf(Identifier)
      // Many schools have the mail address as the unique name; there is no other in this answer.
      return subject === null
        ? null
        : { subject, email: addressIn(UniqueName), first_name: shortText(FirstName), last_name: shortText(LastName) }
    },
  })
}

/** Those that the deployment configured, in the order in which their buttons stand. */
export function createProviders(config: Config) {
  const all: Provider[] = [
    ...(config.GOOGLE_CLIENT_ID ? [google(config)] : []),
    ...(config.APPLE_CLIENT_ID ? [apple(config)] : []),
    ...(config.CANVAS_CLIENT_ID ? [canvas(config)] : []),
    ...(config.D2L_CLIENT_ID ? [d2l(config)] : []),
  ]
  return {
    list: () => all.map(({ name, title }) => ({ name, title })),
    get(name: ProviderName): Provider {
      const found = all.find((provider) => provider.name === name)
      if (!found) throw new Refusal('auth.login-type')
      return found
    },
  }
}
export type Providers = ReturnType<typeof createProviders>
