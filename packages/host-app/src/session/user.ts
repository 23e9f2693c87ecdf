import type { SignedIn } from '@coachkit/sdk'

/** The user as it is kept locally: part 1 §3. */
export type SessionUser = SignedIn['user']

type RoleName = 'student' | 'teacher' | 'admin' | 'curriculum' | 'curriculum-guest' | 'parent'

/** User role ids: part 1 §3. */
const roleNames: Record<number, RoleName> = {
  1: 'student',
  2: 'teacher',
  3: 'admin',
  4: 'curriculum',
  5: 'curriculum-guest',
  6: 'parent',
}

/** Teacher role id of the owner, who is shown as admin: part 1 §3. */
const ownerId = 1

export function rolesOf(user: Pick<SessionUser, 'user_role_id' | 'teacher_role_id'>): (RoleName | 'teacher-admin')[] {
  const role = roleNames[user.user_role_id]
  if (!role) return []
  return role === 'teacher' && user.teacher_role_id === ownerId ? [role, 'teacher-admin'] : [role]
}

export const isStudent = (user: Parameters<typeof rolesOf>[0]) => rolesOf(user).includes('student')

/** Students buy for themselves, parents for their children. */
export const buysCourses = (user: Parameters<typeof rolesOf>[0]) =>
  rolesOf(user).some((role) => role === 'student' || role === 'parent')
