import type { Passwords } from '../../kernel/auth/passwords.ts'
import { reencode } from '../../kernel/files/pictures.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import type { PictureAddress } from '../../kernel/people/user-view.ts'
import type { Buckets } from '../../kernel/rates/pace.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { paces } from './paces.ts'
import type { ProfileStore } from './profile-store.ts'
import { mustHaveAccount, plainEmail } from './rules.ts'
import type { UserStore } from './store.ts'

/** Larger than any place where a profile picture is shown. */
const side = 512

export function profileRoutes(
  users: UserStore,
  profiles: ProfileStore,
  { passwords, pictures, buckets }: { passwords: Passwords; pictures: PictureAddress; buckets: Buckets },
): Route[] {
  async function getUser(person_id: string) {
    const found = await users.findUser(person_id)
    if (!found) throw new Refusal('object.missing')
    return found
  }

  return [
    route('PATCH users', async ({ body, user }) => {
      mustHaveAccount(user)
      const { email, ...names } = body
      if (email !== undefined) await buckets.mustTake(`email ${user.person_id}`, paces.emailChange)
      await profiles.change(user.person_id, names)
      const email_pending =
        email === undefined
          ? await profiles.findPending(user.person_id)
          : await profiles.askForEmail(user.person_id, plainEmail(email))
      return { user: await getUser(user.person_id), email_pending }
    }),

    route('POST users/email/confirm', async ({ body, user }) => {
      mustHaveAccount(user)
      await buckets.mustTake(`proof ${user.person_id}`, paces.proof)
      const isRight = await profiles.tryCode(user.person_id, body.code)
      // Whoever holds the address can ask for a new password: a session that was left open must not be enough.
      const hash = await profiles.passwordHashOf(user.person_id)
      const isOwner = hash === null || (await passwords.isRight(hash, body.password ?? ''))
      if (!isRight || !isOwner || !(await profiles.takeEmail(user, body.code))) {
        throw new Refusal('users.wrong-code')
      }
      return { user: await getUser(user.person_id) }
    }),

    route('PATCH users/{id}/profile-pic', async ({ params, form, user }) => {
      const make = async () => {
        await buckets.mustTake(`picture ${user.person_id}`, paces.picture)
        return reencode(form.file, { width: side, height: side })
      }
      const file = await profiles.setPicture(user, params.id, make)
      if (file === null) throw new Refusal('object.missing')
      return { profile_pic_url: pictures(file) }
    }),
  ]
}
