import { userRoleId } from '@coachkit/contract'
import { eq, inArray } from 'drizzle-orm'
import { activationCode, activationCodeCourse } from '../areas/activation/schema.ts'
import { consentWording, referralQuota } from '../areas/users/rules.ts'
import { familyConsent, referral } from '../areas/users/schema.ts'
import { newCode, readCode } from '../kernel/codes/codes.ts'
import { newId } from '../kernel/db/columns.ts'
import type { Tx } from '../kernel/db/database.ts'
import { parentChild, person } from '../kernel/people/schema.ts'
import { demoCodes, demoCourses, demoSchool, demoTimeZone, parentOf, secondChild } from './cast.ts'

/** The parent's second child, a code for friends, and codes that the school gives out. Safe to run again. */
export async function addFamily(tx: Tx, password_hash: string): Promise<void> {
  const people = await tx
    .select({ id: person.id, username: person.username })
    .from(person)
    .where(inArray(person.username, [parentOf.parent, parentOf.child, 'teacher-admin']))
  const idOf = (username: string): string => {
    const found = people.find((one) => one.username === username)
    if (!found) throw new Error(`The demonstration has no ${username}`)
    return found.id
  }
  const parent_id = idOf(parentOf.parent)

  await tx
    .insert(person)
    .values({
      ...secondChild,
      id: newId(),
      user_role_id: userRoleId.student,
      password_hash,
      time_zone: demoTimeZone,
      has_agreed_policy: true,
    })
    .onConflictDoNothing()
  const [child] = await tx.select({ id: person.id }).from(person).where(eq(person.username, secondChild.username))
  if (!child) throw new Error('The second child was not stored')
  await tx.insert(parentChild).values({ parent_id, child_id: child.id }).onConflictDoNothing()
  const wording_version = consentWording.version
  await tx
    .insert(familyConsent)
    .values([
      { parent_id, child_id: child.id, kind: 'made', wording_version },
      { parent_id, child_id: idOf(parentOf.child), kind: 'linked', wording_version },
    ])
    .onConflictDoNothing()
  await tx
    .insert(referral)
    .values({ owner_id: parent_id, code: readCode(demoCodes.friends), quota: referralQuota })
    .onConflictDoNothing()

  const codes = demoCodes.activation.map(({ id, code, note }) => ({
    ...{ id, note, school_id: demoSchool.id, made_by: idOf('teacher-admin') },
    code: code === null ? newCode(12) : readCode(code),
  }))
  await tx.insert(activationCode).values(codes).onConflictDoNothing()
  await tx
    .insert(activationCodeCourse)
    .values(codes.map(({ id }) => ({ code_id: id, course_id: demoCourses.science.id })))
    .onConflictDoNothing()
}
