import { rolesOf, type SessionUser } from '../session/user.ts'

/** A student's profile has an address of its own in the specification; all others have ours. */
export const accountPath = (user: SessionUser, product: string): string =>
  rolesOf(user).includes('student') ? '/student/profile' : `/${product}/account`
