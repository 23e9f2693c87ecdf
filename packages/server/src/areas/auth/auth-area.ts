import type { Auth } from '../../kernel/auth/auth.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/db/database.ts'
import type { Http } from '../../kernel/http/create-http.ts'
import type { Leases } from '../../kernel/jobs/leases.ts'
import type { Mailer } from '../../kernel/mail/mail.ts'
import type { Texter } from '../../kernel/mail/texts.ts'
import type { PictureAddress } from '../../kernel/people/user-view.ts'
import { createBuckets } from '../../kernel/rates/buckets.ts'
import { createAccounts } from './accounts.ts'
import { createGuesses } from './guesses.ts'
import { logInRoutes } from './log-in.routes.ts'
import { magicLinksRoutes } from './magic-links/magic-links.routes.ts'
import { createMagicLinks } from './magic-links/magic-links.ts'
import { codesRoutes } from './one-time-codes/codes.routes.ts'
import { createCodes } from './one-time-codes/codes.ts'
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts'
import { createPost } from './post/post.ts'
import { serveCallback } from './providers/callback.ts'
import { createProviders } from './providers/create-providers.ts'
import { createFlows } from './providers/flows.ts'
import { createGrants } from './providers/grants.ts'
import { providersRoutes } from './providers/providers.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import { createSessions } from './sessions/sessions.ts'
import { createPending } from './sign-up/pending.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'

export interface AuthAreaDeps {
  config: Config
  database: Database
  passwords: Auth['passwords']
  leases: Leases
  mailer: Mailer
  texter: Texter
  pictures: PictureAddress
  /** Where the server is reached, and its own pages' origins. */
  place: { base: string; origins: readonly string[] }
  /** The platform's name in mails. */
  title: string
}

export function createAuthArea(deps: AuthAreaDeps) {
  const { config, database, passwords, leases, mailer, texter, pictures, place, title } = deps
  const product = config.PRODUCT_SLUG
  /** Links lead back to the page that asked, when it is one of ours; a request can name no other place. */
  const baseOf = (origin: string | null) => (origin && place.origins.includes(origin) ? origin : place.base)
  /** What is registered with each provider. */
  const redirectUri = (name: string) => `${place.base}/auth/callback/${name}`

  const accounts = createAccounts(database, pictures)
  const guesses = createGuesses(createBuckets(database, 'auth'))
  const codes = createCodes(database, passwords)
  const pending = createPending(database)
  const providers = createProviders(config)
  const grants = createGrants(database, providers, redirectUri)
  const flows = createFlows(database, providers, accounts, redirectUri)
  const links = createMagicLinks(database, accounts, pending, product)
  const post = createPost({ database, leases, mailer, texter, accounts, codes, pending, product, title })

  return {
    routes: [
      ...logInRoutes({ database, passwords, accounts, guesses, codes, grants, flows }),
      ...signUpRoutes({ database, passwords, accounts, pending, post, guesses, grants, flows, product, baseOf }),
      ...codesRoutes(post, guesses),
      ...magicLinksRoutes({ links, post, guesses, product, baseOf }),
      ...passwordResetRoutes({ database, passwords, post, mailer, guesses, product, title, baseOf }),
      ...providersRoutes(providers, grants, flows, baseOf),
      ...sessionsRoutes(database, createSessions(database)),
    ],
    serveCallback: (http: Pick<Http, 'app' | 'exchange'>) => serveCallback(http, flows, place.base),
  }
}
