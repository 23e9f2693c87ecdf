import { teacherRoleId, userRoleId } from '@coachkit/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { newId } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { type Caller, reach } from './reach.ts'
import { reachNames, withoutReach } from './reach-table.ts'
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
  subject,
} from './schema.ts'

let database: Database
const schools = { north: newId(), south: newId() }
const classes = { maths: newId(), science: newId(), closed: newId(), far: newId() }
const courses = { maths: newId(), science: newId(), far: newId() }
const people = {
  ann: newId(),
  ben: newId(),
  cat: newId(),
  dan: newId(),
  parent: newId(),
  teacher: newId(),
  head: newId(),
  owner: newId(),
  admin: newId(),
  curriculum: newId(),
}
type Name = keyof typeof people

const roles: Record<Name, Caller['roles']> = {
  ann: ['student'],
  ben: ['student'],
  cat: ['student'],
  dan: ['student'],
  parent: ['parent'],
  teacher: ['teacher'],
  head: ['teacher', 'department-head'],
  owner: ['teacher', 'teacher-admin'],
  admin: ['admin'],
  curriculum: ['curriculum'],
}
const homes: Partial<Record<Name, string>> = {
  ann: schools.north,
  ben: schools.north,
  cat: schools.north,
  dan: schools.south,
  teacher: schools.north,
  head: schools.north,
  owner: schools.north,
}
const caller = (name: Name): Caller => ({
  person_id: people[name],
  roles: roles[name],
  school_id: homes[name] ?? null,
})

beforeAll(async () => {
  database = await testDatabase()
  await database.withTx(async (tx) => {
    await tx.insert(school).values([
      { id: schools.north, name: 'North' },
      { id: schools.south, name: 'South' },
    ])
    await tx.insert(subject).values([
      { id: '1', name: 'Mathematics' },
      { id: '2', name: 'Science' },
    ])
    await tx.insert(person).values(
      (Object.keys(people) as Name[]).map((name) => {
        const [role] = roles[name] as ['student' | 'teacher' | 'parent' | 'admin' | 'curriculum']
        const teacher = { head: teacherRoleId['department-head'], owner: teacherRoleId.owner } as Record<string, number>
        return {
          id: people[name],
          username: name,
          school_id: homes[name] ?? null,
          user_role_id: userRoleId[role],
          teacher_role_id: role === 'teacher' ? (teacher[name] ?? teacherRoleId.educator) : null,
        }
      }),
    )
    await tx.insert(klass).values([
      { id: classes.maths, school_id: schools.north, name: 'Maths', subject_id: '1' },
      { id: classes.science, school_id: schools.north, name: 'Science', subject_id: '2' },
      { id: classes.closed, school_id: schools.north, name: 'Closed', subject_id: '1', active: false },
      { id: classes.far, school_id: schools.south, name: 'Far', subject_id: '2' },
    ])
    await tx.insert(classStudent).values([
      { class_id: classes.maths, student_id: people.ann },
      { class_id: classes.science, student_id: people.ben },
      { class_id: classes.closed, student_id: people.cat },
      { class_id: classes.far, student_id: people.dan },
    ])
    await tx.insert(classTeacher).values([
      { class_id: classes.maths, teacher_id: people.teacher },
      { class_id: classes.closed, teacher_id: people.teacher },
    ])
    await tx.insert(departmentSubject).values({ person_id: people.head, subject_id: '2' })
    await tx.insert(parentChild).values({ parent_id: people.parent, child_id: people.ann })
    await tx.insert(course).values([
      { id: courses.maths, title: 'Maths', subject_id: '1', school_id: schools.north },
      { id: courses.science, title: 'Science', subject_id: '2', school_id: schools.north },
      { id: courses.far, title: 'Far', subject_id: '2', school_id: schools.south },
    ])
    await tx.insert(coursePerson).values([
      { course_id: courses.maths, person_id: people.ann },
      { course_id: courses.maths, person_id: people.teacher },
      { course_id: courses.far, person_id: people.dan },
    ])
  })
})
afterAll(() => database.close())

const nameOf = (table: Record<string, string>, id: string) => Object.keys(table).find((name) => table[name] === id)

async function students(name: Name) {
  const rows = await database.db
    .select({ id: person.id })
    .from(person)
    .where(reach.student(caller(name)))
  return rows.map(({ id }) => nameOf(people, id)).sort()
}
async function classesOf(name: Name) {
  const rows = await database.db
    .select({ id: klass.id })
    .from(klass)
    .where(reach.class(caller(name)))
  return rows.map(({ id }) => nameOf(classes, id)).sort()
}
async function coursesOf(name: Name) {
  const rows = await database.db
    .select({ id: course.id })
    .from(course)
    .where(reach.course(caller(name)))
  return rows.map(({ id }) => nameOf(courses, id)).sort()
}

/** Decisions, "Who may call what": who reaches whom. */
const table: Record<Name, [students: string[], classes: string[], courses: string[]]> = {
  ann: [['ann'], [], ['maths']],
  ben: [['ben'], [], []],
  cat: [['cat'], [], []],
  dan: [['dan'], [], ['far']],
  parent: [['ann'], [], ['maths']],
  teacher: [['ann'], ['maths'], ['maths']],
  head: [['ben'], ['science'], ['science']],
  owner: [
    ['ann', 'ben', 'cat'],
    ['closed', 'maths', 'science'],
    ['maths', 'science'],
  ],
  admin: [
    ['ann', 'ben', 'cat', 'dan'],
    ['closed', 'far', 'maths', 'science'],
    ['far', 'maths', 'science'],
  ],
  curriculum: [[], [], []],
}

test.each(Object.keys(table) as Name[])('%s reaches exactly whom the decisions say', async (name) => {
  expect([await students(name), await classesOf(name), await coursesOf(name)]).toEqual(table[name])
})

test('a teacher whose school is not known reaches nobody through it', async () => {
  const adrift: Caller = { ...caller('owner'), school_id: null }
  expect(await database.db.select().from(person).where(reach.student(adrift))).toEqual([])
  expect(await database.db.select().from(klass).where(reach.class(adrift))).toEqual([])
})

test('reach holds for any column with a student’s id', async () => {
  const rows = await database.db
    .select({ id: classStudent.student_id })
    .from(classStudent)
    .where(and(eq(classStudent.class_id, classes.maths), reach.student(caller('parent'), classStudent.student_id)))
  expect(rows).toEqual([{ id: people.ann }])
})

test('every predicate can be switched off by its name, and is back afterwards', async () => {
  expect(reachNames()).toEqual(expect.arrayContaining(['student', 'class', 'course', 'stream']))
  const back = withoutReach('student')
  try {
    expect(await students('ann')).toHaveLength(10)
  } finally {
    back()
  }
  expect(await students('ann')).toEqual(['ann'])
})
