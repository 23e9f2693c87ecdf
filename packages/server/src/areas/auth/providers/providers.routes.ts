import { type Route, route } from '../../../kernel/http/route.ts'
import type { Providers } from './create-providers.ts'
import type { Flows } from './flows.ts'
import type { Grants } from './grants.ts'
import type { Identity } from './provider.ts'

const claimsOf = ({ subject, email, email_verified, first_name, last_name }: Identity) => ({
  email,
  claims: { sub: subject, email_verified, given_name: first_name || null, family_name: last_name || null },
})

export const providersRoutes = (
  providers: Providers,
  grants: Grants,
  flows: Flows,
  baseOf: (origin: string | null) => string,
): Route[] => [
  route('GET auth/providers', async () => ({ providers: providers.list() })),

  route('POST auth/providers/{provider}/start', ({ params, body, origin }) =>
    flows.start(params.provider, body.login_role, baseOf(origin)),
  ),

  route('GET auth/token/{id}', ({ params, headers }) => flows.token(params.id, headers['x-login-binding'])),

  route('GET auth/google/{jwt}/validate', async ({ params }) =>
    claimsOf(await grants.identityOf('google', params.jwt)),
  ),

  route('GET auth/apple/{code}/validate', async ({ params }) =>
    claimsOf(await grants.identityOf('apple', params.code)),
  ),
]
