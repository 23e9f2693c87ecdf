import type { Passwords } from '../../kernel/auth/passwords.ts'
import type { Database } from '../../kernel/db/database.ts'
import type { Files } from '../../kernel/files/files.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import type { Mailer } from '../../kernel/mail/mail.ts'
import { createBuckets } from '../../kernel/rates/buckets.ts'
import { contactRoutes } from './contact-routes.ts'
import { type FamilyDeps, familyRoutes } from './family-routes.ts'
import { createFamilyStore } from './family-store.ts'
import { createFreeTierStore, type RedeemCode } from './free-tier-store.ts'
import { onboardingRoutes } from './onboarding-routes.ts'
import { createOnboardingStore } from './onboarding-store.ts'
import { passwordRoutes } from './password-routes.ts'
import { createPasswordStore } from './password-store.ts'
import { profileRoutes } from './profile-routes.ts'
import { createProfileStore } from './profile-store.ts'
import { referralRoutes } from './referral-routes.ts'
import { createReferralStore, type ReferralStore } from './referral-store.ts'
import { usersRoutes } from './routes.ts'
import { createUserStore } from './store.ts'
import { deleteWhatIsOver } from './tidy.ts'

export interface UsersDeps extends Pick<FamilyDeps, 'mustBeGoodPassword' | 'manageUrl'> {
  database: Pick<Database, 'db' | 'kind' | 'withTx'>
  mailer: Mailer
  files: Pick<Files, 'keep' | 'address' | 'removeOwn'>
  jobs: Pick<Jobs, 'every'>
  passwords: Passwords
  /** Where messages to the support go. */
  support: string
  redeemCode: RedeemCode
  /** Free months that a referral gives to both. */
  rewardMonths: number
}

/** People and families: profiles, onboarding, children, friends' codes, messages to the support. */
export function createUsersArea(deps: UsersDeps): { routes: Route[]; earnReferral: ReferralStore['earn'] } {
  const { database, mailer, files, passwords } = deps
  const pictures = files.address
  const buckets = createBuckets(database, 'users')
  const users = createUserStore(database, pictures)
  const profiles = createProfileStore(database, deps)
  const records = createOnboardingStore(database)
  const families = createFamilyStore(database, { mailer, pictures })
  const referrals = createReferralStore(database, deps.rewardMonths)
  deps.jobs.every('tidy-users', '37 * * * *', () => deleteWhatIsOver(database.db))
  return {
    earnReferral: referrals.earn,
    routes: [
      ...usersRoutes(users),
      ...profileRoutes(users, profiles, { passwords, pictures, buckets }),
      ...passwordRoutes(createPasswordStore(database, mailer), profiles, users, { ...deps, buckets }),
      ...onboardingRoutes(records, buckets),
      ...familyRoutes(families, users, records, { ...deps, buckets }),
      ...contactRoutes(users, { ...deps, buckets }),
      ...referralRoutes(referrals, createFreeTierStore(database, deps.redeemCode), buckets),
    ],
  }
}
