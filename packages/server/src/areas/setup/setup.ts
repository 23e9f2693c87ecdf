import type { BodyOf, BrandConfig, Calls } from '@coachkit/contract'
import type { Passwords } from '../../kernel/auth/passwords.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { mustBeOrigins } from '../../kernel/sites/origins.ts'
import { mustBeLook } from './rules.ts'
import { createSetupStore, type NewSchoolSite } from './store.ts'

export interface SetupDeps {
  database: Pick<Database, 'db' | 'withTx'>
  /** Puts the documents in that come with the product, so that the coach knows something from the first question on. */
  addKnowledge: (tx: Tx) => Promise<unknown>
  passwords: Pick<Passwords, 'hash'>
  /** What a password must be beyond its length; refuses one that is not. */
  mustBeGoodPassword: (password: string, field: string, names: readonly (string | null | undefined)[]) => void
  /** Whether a token is the operator's own. */
  isOperator: (token: string) => Promise<boolean>
  brands: readonly BrandConfig[]
  /** Where the platform is reached. */
  address: string
  product: string
  allowsLocal: boolean
  /** A list of origins was changed. */
  changed: () => void
}

export type FirstSetup = Omit<BodyOf<Calls, 'POST setup'>, 'token'>
export type FurtherSite = BodyOf<Calls, 'POST setup/site'>

/** The beginning of an installation: its first admin, school and site. The page and the command line call the same. */
export function createSetupArea(deps: SetupDeps) {
  const { database, passwords, brands, address, product, allowsLocal, changed } = deps
  const store = createSetupStore(database, address, deps.addKnowledge)
  /** An admin stays one: from the first on, the database isn't asked again. */
  let isDone = false

  async function isOpen(): Promise<boolean> {
    isDone ||= await store.hasAdmin()
    return !isDone
  }

  const readSite = (given: FurtherSite): NewSchoolSite => ({
    school_name: given.school_name,
    site_name: given.site_name ?? given.school_name,
    look: mustBeLook(given.brand, brands),
    origins: mustBeOrigins(given.origins, allowsLocal),
  })

  async function makeFirst(given: FirstSetup) {
    const email = given.email.trim().toLowerCase()
    const [first_name = '', last_name = ''] = [given.first_name, given.last_name]
    const site = readSite(given)
    if (given.password !== undefined) {
      deps.mustBeGoodPassword(given.password, 'password', [email, first_name, last_name])
    }
    const password_hash = given.password === undefined ? null : await passwords.hash(given.password)
    const { password_token, ...made } = await store.makeFirst({ email, first_name, last_name, password_hash }, site)
    changed()
    return {
      ...made,
      sign_in: `${address}/login`,
      password_link: password_token && `${address}/${product}/reset-password#token=${password_token}`,
    }
  }

  async function addSite(given: FurtherSite) {
    const made = await store.addSite(readSite(given))
    changed()
    return made
  }

  const routes: Route[] = [
    route('GET setup', async () => {
      if (!(await isOpen())) throw new Refusal('setup.done')
      return {
        brands: brands.map(({ name, title }) => ({ name, title: title ?? name })),
        address,
        local_origins: allowsLocal,
      }
    }),

    route('POST setup', async ({ body: { token, ...given }, log }) => {
      if (!(await isOpen())) throw new Refusal('setup.done')
      const mayBegin = token.startsWith('op_') ? await deps.isOperator(token) : await store.isInvitation(token)
      if (!mayBegin) throw new Refusal('setup.token')
      const made = await makeFirst(given)
      log.info({ school_id: made.school.id, site_id: made.site.id }, 'the first admin, school and site were made')
      return made
    }),

    route('POST setup/site', async ({ body, log }) => {
      const made = await addSite(body)
      log.info({ site_id: made.site.id, by: 'operator' }, 'a site was made')
      return made
    }),
  ]

  return {
    routes,
    isOpen,
    /** A token for the page, while there is no admin; null from then on. */
    invite: async () => ((await isOpen()) ? store.invite() : null),
    makeFirst,
    addSite,
  }
}
export type SetupArea = ReturnType<typeof createSetupArea>
