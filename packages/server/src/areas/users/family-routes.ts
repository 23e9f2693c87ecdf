import type { Passwords } from '../../kernel/auth/passwords.ts'
import { printCode } from '../../kernel/codes/codes.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import type { Buckets } from '../../kernel/rates/pace.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { FamilyStore } from './family-store.ts'
import { recordView } from './onboarding-rules.ts'
import type { OnboardingStore } from './onboarding-store.ts'
import { paces } from './paces.ts'
import { consentWording, mustBeCurrentConsent, mustHaveAccount, plainEmail } from './rules.ts'
import type { UserStore } from './store.ts'

export interface FamilyDeps {
  passwords: Passwords
  buckets: Buckets
  /** Refuses a password that is soon guessed. */
  mustBeGoodPassword(password: string, field: string, names: readonly (string | null | undefined)[]): void
  /** The page on which a parent looks after a child. */
  manageUrl(child_id: string): string
}

export function familyRoutes(
  store: FamilyStore,
  users: UserStore,
  records: OnboardingStore,
  { passwords, buckets, mustBeGoodPassword, manageUrl }: FamilyDeps,
): Route[] {
  async function mustBePassword(name: string | undefined, password: string | undefined): Promise<string> {
    if (!name || !password) throw new Refusal('request.invalid', { code: 'or user name and password are missing' })
    await buckets.mustTake(`child ${name.trim().toLowerCase()}`, paces.childPassword)
    const found = await store.findStudent(name)
    // Checked in any case: neither answer nor time tells whether the account exists.
    const right = await passwords.isRight(found?.password_hash ?? null, password)
    if (!found || !right) throw new Refusal('auth.wrong-credentials')
    return found.id
  }

  return [
    route('GET users/onboarding/{product}/parent', async ({ user }) => ({
      ...recordView(await records.read(user.person_id)),
      has_agreed_policy: (await users.findUser(user.person_id))?.flag.has_agreed_policy ?? false,
      children: await store.children(user),
      consent: consentWording,
    })),

    route('POST users/onboarding/{product}/parent/create-child-account', async ({ body, query, user }) => {
      mustBeCurrentConsent(body.consent_version)
      const { password, username, first_name } = body
      if (password !== undefined) mustBeGoodPassword(password, 'password', [username, first_name, body.last_name])
      const child = await store.create(user, {
        first_name,
        last_name: body.last_name ?? '',
        username: username ?? null,
        password_hash: password === undefined ? null : await passwords.hash(password),
        academic_level_id: body.academic_level_id ?? null,
        is_free_tier: query.is_free_tier ?? false,
        consent_version: body.consent_version,
        manage_url: query.send_credentials_info ? manageUrl : null,
      })
      return { child }
    }),

    route('POST users/onboarding/{product}/parent/link-child-account', async ({ body, user }) => {
      mustBeCurrentConsent(body.consent_version)
      await buckets.mustTake(`proof ${user.person_id}`, paces.proof)
      if (body.code !== undefined) return { child: await store.linkByCode(user, body.code, body.consent_version) }
      const student_id = await mustBePassword(body.username, body.password)
      return { child: await store.linkProved(user, student_id, body.consent_version) }
    }),

    route('POST users/link-code', async ({ user }) => {
      mustHaveAccount(user)
      const { code, expires_at } = await store.makeLinkCode(user.person_id)
      return { code: printCode(code, 5), expires_at: expires_at.toISOString() }
    }),

    route('GET users/children', async ({ user }) => ({ children: await store.children(user) })),

    route('PATCH users/children/{id}', async ({ params, body, user }) => {
      const { username, password, ...profile } = body
      if (password !== undefined) mustBeGoodPassword(password, 'password', [username, body.first_name])
      const password_hash = password === undefined ? undefined : await passwords.hash(password)
      const child = await store.change(user, params.id, profile, { username, password_hash })
      if (!child) throw new Refusal('object.missing')
      return { child }
    }),

    route('GET users', async ({ query, user }) => ({ users: await store.findByEmail(user, plainEmail(query.email)) })),
  ]
}
