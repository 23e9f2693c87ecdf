/** User role ids: part 1 §3. */
export const userRoleId = {
  student: 1,
  teacher: 2,
  admin: 3,
  curriculum: 4,
  'curriculum-guest': 5,
  parent: 6,
} as const

/** Teacher role ids: part 1 §3. The owner is shown as admin, the educator as teacher. */
export const teacherRoleId = { owner: 1, 'department-head': 2, educator: 3 } as const

/** `teacher` means every teacher; the two narrower names mean those teacher roles alone. */
export type Role = keyof typeof userRoleId | 'teacher-admin' | 'department-head'

export interface RoleFields {
  user_role_id: number
  teacher_role_id: number | null
}

/** Every role name that a person answers to. */
export function rolesOf({ user_role_id, teacher_role_id }: RoleFields): Role[] {
  const names = (Object.keys(userRoleId) as (keyof typeof userRoleId)[]).filter(
    (name) => userRoleId[name] === user_role_id,
  )
  if (user_role_id !== userRoleId.teacher) return names
  if (teacher_role_id === teacherRoleId.owner) return [...names, 'teacher-admin']
  if (teacher_role_id === teacherRoleId['department-head']) return [...names, 'department-head']
  return names
}
