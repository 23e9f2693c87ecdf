import type { User } from '@coachkit/contract'
import { userRoleId } from '@coachkit/contract'
import type { SQL } from 'drizzle-orm'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { person, school } from './schema.ts'

/** Gives a picture's short-lived address by its file's key. */
export type PictureAddress = (file_key: string) => string

/** A person with what belongs to the school; neither hash nor key of anything is among it. */
const view = {
  id: person.id,
  username: person.username,
  email: person.email,
  first_name: person.first_name,
  last_name: person.last_name,
  user_role_id: person.user_role_id,
  teacher_role_id: person.teacher_role_id,
  profile_pic_file: person.profile_pic_file,
  last_logged_in: person.last_logged_in,
  academic_level_id: person.academic_level_id,
  is_free_tier: person.is_free_tier,
  has_agreed_policy: person.has_agreed_policy,
  school_flags: school.flags,
}

/** The one person that a condition names, as the wire has it, or null. */
export async function findUser(
  { db }: Pick<Database, 'db'>,
  where: SQL,
  pictures: PictureAddress,
): Promise<User | null> {
  const [found] = await db.select(view).from(person).leftJoin(school, eq(school.id, person.school_id)).where(where)
  if (!found) return null
  const { has_agreed_policy, school_flags, last_logged_in, is_free_tier, profile_pic_file, ...rest } = found
  return {
    ...rest,
    profile_pic_url: profile_pic_file === null ? null : pictures(profile_pic_file),
    last_logged_in: last_logged_in?.toISOString() ?? null,
    is_free_tier: rest.user_role_id === userRoleId.student ? is_free_tier : null,
    school_flags: school_flags ?? {},
    flag: { has_agreed_policy },
  }
}
