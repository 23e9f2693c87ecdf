import type { Role } from '@coachkit/contract'
import { userRoleId } from '@coachkit/contract'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PersonPrincipal } from '../auth/principal.ts'
import { stream } from '../streams/schema.ts'
import type { StreamOwner } from '../streams/streams.ts'
import { defineReach } from './reach-table.ts'
import {
  classStudent,
  classTeacher,
  course,
  coursePerson,
  departmentSubject,
  klass,
  parentChild,
  person,
  school,
} from './schema.ts'

/** Who asks. Others than people reach no person, class or course. */
export type Caller = Pick<PersonPrincipal, 'person_id' | 'roles' | 'school_id'>

const nothing = sql`false`

/** True where one of the caller's roles lets it be: every role adds, none takes away. */
function anyRole(user: Caller, byRole: { [role in Role]?: SQL }): SQL {
  const open = user.roles.flatMap((role) => byRole[role] ?? [])
  return open.length === 0 ? nothing : sql.join(open, sql` or `)
}

/** A caller without a school has no school's rows; `= null` would only say so by accident. */
const ofSchool = (user: Caller, column: AnyColumn): SQL =>
  user.school_id === null ? nothing : sql`${column} = ${user.school_id}`

/** Classes of the head's department: its subjects, in the head's own school. */
const ofDepartment = (user: Caller, school: AnyColumn, subject: AnyColumn): SQL => sql`${ofSchool(user, school)}
  and ${subject} in (select ${departmentSubject.subject_id} from ${departmentSubject}
    where ${departmentSubject.person_id} = ${user.person_id})`

const taughtClasses = (user: Caller): SQL => sql`select ${classTeacher.class_id} from ${classTeacher}
  where ${classTeacher.teacher_id} = ${user.person_id}`

const departmentClasses = (user: Caller): SQL => sql`select ${klass.id} from ${klass}
  where ${ofDepartment(user, klass.school_id, klass.subject_id)}`

export const linkedChildren = (
  user: Pick<Caller, 'person_id'>,
): SQL => sql`select ${parentChild.child_id} from ${parentChild}
  where ${parentChild.parent_id} = ${user.person_id}`

/** The pupils of these classes; one that was switched off teaches nobody any more. */
const studentsOf = (classes: SQL): SQL => sql`select ${classStudent.student_id} from ${classStudent}
  join ${klass} on ${klass.id} = ${classStudent.class_id}
  where ${klass.active} and ${classStudent.class_id} in (${classes})`

const coursesOf = (people: SQL): SQL => sql`select ${coursePerson.course_id} from ${coursePerson}
  where ${coursePerson.person_id} in (${people})`

/** Students' records, by `person` or by any column that holds a student's id. Decisions, "Who may call what". */
const student = defineReach('student', (user: Caller, id: AnyColumn = person.id): SQL => {
  const ofRole = (where: SQL) => sql`${id} in (select p.id from ${person} p where ${where})`
  return anyRole(user, {
    student: sql`${id} = ${user.person_id}`,
    parent: sql`${id} in (${linkedChildren(user)})`,
    teacher: sql`${id} in (${studentsOf(taughtClasses(user))})`,
    'department-head': sql`${id} in (${studentsOf(departmentClasses(user))})`,
    'teacher-admin':
      user.school_id === null
        ? nothing
        : ofRole(sql`p.user_role_id = ${userRoleId.student} and p.school_id = ${user.school_id}`),
    admin: ofRole(sql`p.user_role_id = ${userRoleId.student}`),
  })
})

/**
 * Students whose family's buying the caller may see: one's own, a parent's children's, the school's for its admin, and
 * all for an admin. What a family pays is nothing for the teachers of a class: decisions, "Who may call what".
 */
const billing = defineReach('billing', (user: Caller): SQL => {
  const roles = user.roles.filter((role) => role !== 'teacher' && role !== 'department-head')
  return student({ ...user, roles })
})

/** Accounts to look after: one's own, a parent's children's, and all for an admin. */
const account = defineReach('account', (user: Caller, id: AnyColumn = person.id): SQL => {
  const others = anyRole(user, { parent: sql`${id} in (${linkedChildren(user)})`, admin: sql`true` })
  return sql`${id} = ${user.person_id} or ${others}`
})

/** Schools: a teacher's own one. */
const schoolReach = defineReach(
  'school',
  (user: Caller): SQL => anyRole(user, { teacher: ofSchool(user, school.id), admin: sql`true` }),
)

/** Classes, to read their lists and reports. Queries join `class`. */
const classReach = defineReach(
  'class',
  (user: Caller): SQL =>
    anyRole(user, {
      teacher: sql`${klass.active} and ${klass.id} in (${taughtClasses(user)})`,
      'department-head': sql`${klass.active} and ${ofDepartment(user, klass.school_id, klass.subject_id)}`,
      'teacher-admin': ofSchool(user, klass.school_id),
      admin: sql`true`,
    }),
)

/** Courses, by `course` or by any column that holds a course's id. */
const courseReach = defineReach('course', (user: Caller, id: AnyColumn = course.id): SQL => {
  const where = (condition: SQL) => sql`${id} in (select ${course.id} from ${course} where ${condition})`
  const own = sql`${id} in (${coursesOf(sql`select ${user.person_id}::uuid`)})`
  return anyRole(user, {
    student: own,
    parent: sql`${id} in (${coursesOf(linkedChildren(user))})`,
    teacher: own,
    'department-head': where(ofDepartment(user, course.school_id, course.subject_id)),
    'teacher-admin': where(ofSchool(user, course.school_id)),
    admin: sql`true`,
  })
})

/** Whom content was published for. */
export type PublishedFor = 'everyone' | 'school' | 'course' | 'class'

/** The columns of content that say so; any table that has them can be asked. */
export interface Audience {
  published_for: AnyColumn
  school_id: AnyColumn
  course_id: AnyColumn
  class_id: AnyColumn
}

const classesOf = (people: SQL): SQL => sql`select ${classStudent.class_id} from ${classStudent}
  join ${klass} on ${klass.id} = ${classStudent.class_id}
  where ${klass.active} and ${classStudent.student_id} in (${people})`

/** Those who learn or teach in a class, or look after somebody who does. */
const inClass = (user: Caller, id: AnyColumn): SQL =>
  anyRole(user, {
    student: sql`${id} in (${classesOf(sql`select ${user.person_id}::uuid`)})`,
    parent: sql`${id} in (${classesOf(linkedChildren(user))})`,
    teacher: sql`${id} in (${taughtClasses(user)})`,
    'department-head': sql`${id} in (${departmentClasses(user)})`,
    'teacher-admin': sql`${id} in (select ${klass.id} from ${klass} where ${ofSchool(user, klass.school_id)})`,
    admin: sql`true`,
  })

/** A school's own people, and parents of its pupils. */
const inSchool = (user: Caller, id: AnyColumn): SQL =>
  sql`(${ofSchool(user, id)} or ${anyRole(user, {
    parent: sql`${id} in (select p.school_id from ${person} p where p.id in (${linkedChildren(user)}))`,
    admin: sql`true`,
  })})`

/**
 * Content is open to whom it was published for, and a person has a course by subscription, activation code or
 * assignment. Nobody, null, gets what was published for everyone.
 */
const publishedReach = defineReach('quiz:published', (user: Caller | null, content: Audience): SQL => {
  const everyone = sql`${content.published_for} = 'everyone'`
  if (!user) return everyone
  return sql`${everyone}
    or (${content.published_for} = 'school' and ${inSchool(user, content.school_id)})
    or (${content.published_for} = 'course' and ${courseReach(user, content.course_id)})
    or (${content.published_for} = 'class' and (${inClass(user, content.class_id)}))`
})

/** Streams go by the names that a caller can prove, not by role: a visitor has one too. */
const streamReach = defineReach(
  'stream',
  (owners: readonly StreamOwner[]): SQL =>
    owners.length === 0 ? nothing : sql`${stream.owner} = any(${sql.param([...owners])}::text[])`,
)

export const reach = {
  account,
  student,
  billing,
  school: schoolReach,
  class: classReach,
  course: courseReach,
  published: publishedReach,
  stream: streamReach,
}
