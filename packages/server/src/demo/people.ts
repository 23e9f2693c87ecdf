import { newId } from '../kernel/db/columns.ts'
import type { Tx } from '../kernel/db/database.ts'
import {
  academicLevel,
  classStudent,
  classTeacher,
  course,
  coursePerson,
  departmentSubject,
  klass,
  parentChild,
  person,
  school,
  subject,
} from '../kernel/people/schema.ts'
import {
  type DemoAccount,
  demoAccounts,
  demoClasses,
  demoCourses,
  demoLevels,
  demoPupils,
  demoSchool,
  demoSubjects,
  demoTimeZone,
  levelOf,
  parentOf,
} from './cast.ts'

/** School, classes, courses and people, all in the caller's transaction. */
export async function addPeople(tx: Tx, hashes: ReadonlyMap<string, string>): Promise<void> {
  const school_id = demoSchool.id
  await tx.insert(school).values(demoSchool)
  await tx.insert(subject).values(demoSubjects)
  await tx.insert(academicLevel).values(demoLevels)
  await tx
    .insert(course)
    .values(Object.entries(demoCourses).map(([name, one]) => ({ ...one, school_id, academic_level_id: levelOf(name) })))
  await tx
    .insert(klass)
    .values(Object.values(demoClasses).map(({ teacher, ...one }) => ({ ...one, school_id, academic_level_id: '6' })))

  const all: readonly DemoAccount[] = [...demoAccounts, ...demoPupils]
  const ids = new Map(all.map(({ username }) => [username, newId()]))
  const idOf = (username: string): string => {
    const id = ids.get(username)
    if (!id) throw new Error(`The demonstration has no ${username}`)
    return id
  }

  await tx.insert(person).values(
    all.map(({ inSchool, courses, classes, department, ...account }) => {
      const password_hash = hashes.get(account.username)
      return {
        ...account,
        id: idOf(account.username),
        school_id: inSchool ? school_id : null,
        time_zone: demoTimeZone,
        // Agreeing is a page of its own; the demonstration begins behind it.
        has_agreed_policy: true,
        ...(password_hash && {
          ...{ password_hash, email: `${account.username}@demo.test`, email_confirmed_at: new Date() },
        }),
      }
    }),
  )
  await tx.insert(parentChild).values({ parent_id: idOf(parentOf.parent), child_id: idOf(parentOf.child) })
  await tx
    .insert(coursePerson)
    .values(
      all.flatMap(({ username, courses = [] }) =>
        courses.map((name) => ({ course_id: demoCourses[name].id, person_id: idOf(username) })),
      ),
    )
  await tx
    .insert(classStudent)
    .values(
      all.flatMap(({ username, classes = [] }) =>
        classes.map((name) => ({ class_id: demoClasses[name].id, student_id: idOf(username) })),
      ),
    )
  await tx
    .insert(classTeacher)
    .values(Object.values(demoClasses).map(({ id, teacher }) => ({ class_id: id, teacher_id: idOf(teacher) })))
  await tx
    .insert(departmentSubject)
    .values(
      all.flatMap(({ username, department = [] }) =>
        department.map((subject_id) => ({ person_id: idOf(username), subject_id })),
      ),
    )
}
