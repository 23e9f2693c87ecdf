import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { grantCourses } from '../../kernel/people/grants.ts'
import { academicLevel, course, coursePerson, parentChild, school, subject } from '../../kernel/people/schema.ts'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'
import { quiz } from '../quiz/schema.ts'

let server: TestServer
let cast: Cast
const [maths, science] = [newId(), newId()]

beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
  const { db } = server.database
  await db.insert(subject).values([
    { id: '1', name: 'Mathematics' },
    { id: '2', name: 'Science' },
  ])
  await db.insert(academicLevel).values({ id: '6', name: 'Year 6' })
  await db.insert(course).values([
    { id: maths, title: 'Maths', subject_id: '1', school_id: server.school_id, academic_level_id: '6' },
    { id: science, title: 'Science', subject_id: '2' },
  ])
  await db.insert(coursePerson).values([
    { course_id: maths, person_id: cast.student.id },
    { course_id: science, person_id: cast.teacher.id },
  ])
  await db.insert(parentChild).values({ parent_id: cast.parent.id, child_id: cast.student.id })
})
afterAll(() => server.close())

const titles = async (token: string, child_id?: string) =>
  (await server.answer('GET courses/user', { query: { child_id } }, token)).courses.map(({ title }) => title)

test('a student and a teacher see their own courses, with school, subject and level', async () => {
  expect((await server.answer('GET courses/user', {}, cast.student.token)).courses).toEqual([
    {
      id: maths,
      title: 'Maths',
      description: '',
      contents: { quiz_count: 0, question_count: 0, free_quiz_count: 0, quizzes: [] },
      is_active: true,
      school: { id: server.school_id, name: 'Test school' },
      subject: { id: '1', name: 'Mathematics' },
      subject_id: '1',
      subject_name: 'Mathematics',
      academic_level: { id: '6', name: 'Year 6' },
    },
  ])
  expect(await titles(cast.teacher.token)).toEqual(['Science'])
})

test('`has_assigned_course` lists what a school assigned, and nothing that was bought', async () => {
  const pupil = await server.addPerson('student')
  await server.database.withTx(async (tx) => {
    await grantCourses(tx, pupil.id, [maths], 'assigned')
    await grantCourses(tx, pupil.id, [science], 'subscription:s1')
  })
  const read = async (has_assigned_course?: 'true' | 'false') =>
    (await server.answer('GET courses/user', { query: { has_assigned_course } }, pupil.token)).courses.map(
      ({ title }) => title,
    )
  expect(await read()).toEqual(['Maths', 'Science'])
  expect(await read('false')).toEqual(['Maths', 'Science'])
  expect(await read('true')).toEqual(['Maths'])
})

test('a course says what is really in it, and what of that is open to everyone', async () => {
  const id = newId()
  await server.database.db.insert(course).values({ id, title: 'Full', subject_id: '2', description: 'All of it.' })
  await server.database.db.insert(quiz).values(
    (['everyone', 'course', 'course', 'class'] as const).map((published_for, index) => ({
      ...{ source_key: 'full', external_id: String(index), title: `Quiz ${index}`, description: '', language: 'en' },
      ...{ group_type_id: 2, course_id: id, published_for, question_count: 4, max_score: 4, fingerprint: '' },
    })),
  )
  for (const read of [
    await server.answer('GET courses/public/{id}', { params: { id } }),
    await server.answer('GET courses/{id}', { params: { id } }, cast.student.token),
  ]) {
    expect(read.course).toMatchObject({
      description: 'All of it.',
      contents: { quiz_count: 3, question_count: 12, free_quiz_count: 1 },
    })
    expect(read.course.contents?.quizzes.map(({ title, is_free }) => [title, is_free])).toEqual([
      ['Quiz 0', true],
      ['Quiz 1', false],
      ['Quiz 2', false],
    ])
  }
  await server.database.db.update(course).set({ is_active: false }).where(eq(course.id, id))
})

test('a parent sees the courses of the linked children, together or one child’s', async () => {
  expect(await titles(cast.parent.token)).toEqual(['Maths'])
  expect(await titles(cast.parent.token, cast.student.id)).toEqual(['Maths'])
})

test('somebody else’s child, nobody and nonsense are all not there', async () => {
  const other = await server.addPerson('student')
  for (const [token, child_id] of [
    [cast.parent.token, other.id],
    [cast.parent.token, newId()],
    [cast.parent.token, 'nonsense'],
    [cast.student.token, other.id],
    [cast.teacher.token, cast.student.id],
  ] as const) {
    expect(await server.request('GET courses/user', { query: { child_id } }, token)).toMatchObject({
      status: 404,
      problem: { code: 'object.missing' },
    })
  }
  expect(await server.request('GET courses/user', {}, cast.admin.token)).toMatchObject({ status: 403 })
})

test('everybody sees the courses that are open to everyone, and a school’s people those of the school', async () => {
  const [open, elsewhere] = [newId(), newId()]
  const { db } = server.database
  await db.insert(school).values({ id: elsewhere, name: 'Elsewhere' })
  await db.insert(course).values([
    { id: open, title: 'Open', subject_id: '1', school_id: elsewhere, is_published: true },
    { id: newId(), title: 'Private', subject_id: '1', school_id: elsewhere },
    { id: newId(), title: 'Over', subject_id: '1', is_active: false },
  ])
  const list = async (query: object, token: string | null = null) =>
    (await server.answer('GET courses', { query }, token)).courses.map(({ title }) => title)
  expect(await list({})).toEqual(['Open', 'Science'])
  expect(await list({}, cast.student.token)).toEqual(['Maths', 'Open', 'Science'])
  expect(await list({}, cast.admin.token)).toEqual(['Maths', 'Open', 'Private', 'Science'])
  expect(await list({ subject_id: '2' })).toEqual(['Science'])
  expect(await list({ school_id: elsewhere }, cast.student.token)).toEqual(['Open'])
  expect(await list({ academic_level_id: '6' }, cast.student.token)).toEqual(['Maths'])
  expect(await list({ school_id: 'nonsense' })).toEqual([])
})

test('one course is there for whoever takes, teaches or cares for it, and for all when it is open', async () => {
  const read = async (id: string, token: string) =>
    (await server.request('GET courses/{id}', { params: { id } }, token)).status
  const free = await server.addPerson('student', { school_id: null })
  for (const { token } of [cast.student, cast.parent, cast.owner, cast.admin])
    expect(await read(maths, token)).toBe(200)
  expect(await read(maths, free.token)).toBe(404)
  expect(await read(science, free.token)).toBe(200)
  expect(await read('nonsense', cast.admin.token)).toBe(404)
  const publicly = async (id: string) => (await server.request('GET courses/public/{id}', { params: { id } })).status
  expect(await publicly(science)).toBe(200)
  expect([await publicly(maths), await publicly(newId())]).toEqual([404, 404])
})
