import type { Passwords } from '../../kernel/auth/passwords.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import type { Buckets } from '../../kernel/rates/pace.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { FamilyDeps } from './family-routes.ts'
import { paces } from './paces.ts'
import type { PasswordStore } from './password-store.ts'
import type { ProfileStore } from './profile-store.ts'
import { mustHaveAccount } from './rules.ts'
import type { UserStore } from './store.ts'

/** What one's own account page needs beside the person, and a new password of one's own. */
export function passwordRoutes(
  store: PasswordStore,
  profiles: Pick<ProfileStore, 'passwordHashOf'>,
  users: UserStore,
  {
    passwords,
    buckets,
    mustBeGoodPassword,
  }: Pick<FamilyDeps, 'mustBeGoodPassword'> & { passwords: Passwords; buckets: Buckets },
): Route[] {
  return [
    route('GET users/me/account', async ({ user }) => {
      mustHaveAccount(user)
      return store.getAccount(user.person_id)
    }),

    route('PUT users/me/password', async ({ body, user }) => {
      mustHaveAccount(user)
      await buckets.mustTake(`proof ${user.person_id}`, paces.proof)
      const person = await users.findUser(user.person_id)
      if (!person) throw new Refusal('object.missing')
      const hash = await profiles.passwordHashOf(user.person_id)
      // A session that was left open must not be enough to lock its owner out.
      if (hash !== null && !(await passwords.isRight(hash, body.password ?? ''))) {
        throw new Refusal('users.wrong-password')
      }
      mustBeGoodPassword(body.new_password, 'new_password', [person.email, person.username, person.first_name])
      await store.setPassword(user, hash, await passwords.hash(body.new_password))
      return { ok: true as const }
    }),
  ]
}
