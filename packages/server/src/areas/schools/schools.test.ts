import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { grantCourses } from '../../kernel/people/grants.ts'
import { classStudent, classTeacher, course, klass, parentChild, school, subject } from '../../kernel/people/schema.ts'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
let cast: Cast
const [bought, assigned, class_id] = [newId(), newId(), newId()]

beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
  const { db } = server.database
  await db.insert(subject).values({ id: '1', name: 'Mathematics' })
  await db.insert(course).values([
    { id: bought, title: 'Bought', subject_id: '1' },
    { id: assigned, title: 'Assigned', subject_id: '1', school_id: server.school_id },
  ])
  await db.insert(klass).values({ id: class_id, school_id: server.school_id, name: '6A', subject_id: '1' })
  await db.insert(classTeacher).values({ class_id, teacher_id: cast.teacher.id })
  await db.insert(classStudent).values({ class_id, student_id: cast.student.id })
})
afterAll(() => server.close())

const isSignedIn = async (token: string) => (await server.request('GET users/me', {}, token)).ok
type Switch = 'users' | 'classes' | 'schools'
const turn = (what: Switch, id: string, how: 'activate' | 'deactivate') =>
  server.request(`PATCH admin/${what}/{id}/${how}`, { params: { id } }, cast.admin.token)

test('a teacher sees the own school with its numbers, and nobody sees one who has none', async () => {
  const { school: own } = await server.answer('GET teachers/schools/details', {}, cast.teacher.token)
  expect(own).toMatchObject({
    id: server.school_id,
    name: 'Test school',
    active: true,
    class_count: 1,
    course_count: 1,
  })
  expect(own).toMatchObject({ student_count: 1, teacher_count: 3 })
  const { token } = await server.addPerson('teacher', { school_id: null })
  expect(await server.request('GET teachers/schools/details', {}, token)).toMatchObject({ status: 404 })
})

test('an admin adds and changes schools; a school’s admin sees the own one alone', async () => {
  const add = (body: { name: string; domain_name?: string }) =>
    server.request('POST admin/schools', { body }, cast.admin.token)
  const added = await add({ name: ' Meadow ', domain_name: 'meadow.example' })
  expect(added).toMatchObject({ answer: { school: { name: 'Meadow', domain_name: 'meadow.example', active: true } } })
  const id = added.ok ? added.answer.school.id : ''
  expect(await add({ name: 'Other', domain_name: 'meadow.example' })).toMatchObject({
    status: 409,
    problem: { code: 'school.domain-taken' },
  })
  const change = (body: object) =>
    server.request('PATCH admin/schools/{id}', { params: { id }, body }, cast.admin.token)
  await change({ flags: { learning_path_disabled: true } })
  expect(await change({ domain_name: null })).toMatchObject({
    answer: { school: { name: 'Meadow', domain_name: null, flags: { learning_path_disabled: true } } },
  })
  expect(await change({})).toMatchObject({ ok: true })
  const list = async (token: string) =>
    (await server.answer('GET admin/schools', {}, token)).schools.map(({ name }) => name)
  expect(await list(cast.admin.token)).toEqual(['Meadow', 'Test school'])
  expect(await list(cast.owner.token)).toEqual(['Test school'])
  expect(await server.request('GET admin/schools', {}, cast.teacher.token)).toMatchObject({ status: 403 })
})

test('an account that is switched off is signed out at once and everywhere, and can be switched on again', async () => {
  const pupil = await server.addPerson('student')
  expect(await turn('users', pupil.id, 'deactivate')).toMatchObject({ answer: { id: pupil.id, active: false } })
  expect(await isSignedIn(pupil.token)).toBe(false)
  expect(await turn('users', pupil.id, 'activate')).toMatchObject({ answer: { active: true } })
  // The sessions of before stay ended.
  expect(await isSignedIn(pupil.token)).toBe(false)
  expect(await turn('users', cast.admin.id, 'deactivate')).toMatchObject({
    status: 409,
    problem: { code: 'users.own-account' },
  })
  expect(await turn('users', newId(), 'deactivate')).toMatchObject({ status: 404 })
})

test('a class that is switched off leads its teacher to nobody', async () => {
  const read = () => server.request('GET classes/{id}/students', { params: { id: class_id } }, cast.teacher.token)
  expect(await read()).toMatchObject({ ok: true })
  await turn('classes', class_id, 'deactivate')
  expect(await read()).toMatchObject({ status: 404 })
  await turn('classes', class_id, 'activate')
  expect(await read()).toMatchObject({ ok: true })
})

test('a school is switched off with its people, and on again without those who were off before', async () => {
  const school_id = newId()
  await server.database.db.insert(school).values({ id: school_id, name: 'Closing' })
  const [stays, was] = [
    await server.addPerson('student', { school_id }),
    await server.addPerson('teacher', { school_id }),
  ]
  await turn('users', was.id, 'deactivate')
  await turn('schools', school_id, 'deactivate')
  expect(await isSignedIn(stays.token)).toBe(false)
  expect(await isSignedIn(cast.student.token)).toBe(true)
  await turn('schools', school_id, 'activate')
  const { rows } = await server.database.pool.query('select id from person where school_id = $1 and active', [
    school_id,
  ])
  expect(rows).toEqual([{ id: stays.id }])
})

test('somebody who is decided about alone meanwhile is not woken with the school', async () => {
  const school_id = newId()
  await server.database.db.insert(school).values({ id: school_id, name: 'Closing too' })
  const one = await server.addPerson('student', { school_id })
  await turn('schools', school_id, 'deactivate')
  await turn('users', one.id, 'deactivate')
  await turn('schools', school_id, 'activate')
  const { rows } = await server.database.pool.query('select active from person where id = $1', [one.id])
  expect(rows).toEqual([{ active: false }])
})

test('a parent takes a course that the family owns out of a child’s list and puts it back, and no other', async () => {
  const { db, withTx } = server.database
  const [parent, child] = [await server.addPerson('parent'), await server.addPerson('student')]
  await db.insert(parentChild).values({ parent_id: parent.id, child_id: child.id })
  await withTx(async (tx) => {
    await grantCourses(tx, child.id, [bought], 'subscription:s')
    await grantCourses(tx, child.id, [assigned], 'assigned')
  })
  const titles = async () =>
    (await server.answer('GET courses/user', { query: {} }, child.token)).courses.map(({ title }) => title)
  const set = (how: 'activate' | 'deactivate', courseId: string, token = parent.token, id = parent.id) =>
    server.request(
      `PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/${how}`,
      { params: { id, childId: child.id, courseId } },
      token,
    )

  expect(await set('deactivate', bought)).toMatchObject({ answer: { child_id: child.id, is_active: false } })
  expect(await titles()).toEqual(['Assigned'])
  // The subscription renews; what the parent took away stays away.
  await withTx((tx) => grantCourses(tx, child.id, [bought], 'subscription:s'))
  expect(await titles()).toEqual(['Assigned'])
  expect(await set('activate', bought, cast.admin.token)).toMatchObject({ answer: { is_active: true } })
  expect(await titles()).toEqual(['Assigned', 'Bought'])

  expect(await set('deactivate', assigned)).toMatchObject({ status: 404 })
  expect(await set('deactivate', bought, cast.parent.token, cast.parent.id)).toMatchObject({ status: 404 })
  expect(await set('deactivate', bought, cast.parent.token)).toMatchObject({ status: 404 })
  expect(await set('deactivate', newId())).toMatchObject({ status: 404 })
  expect(await set('deactivate', 'nonsense')).toMatchObject({ status: 404 })
  expect(await titles()).toEqual(['Assigned', 'Bought'])
})

test('a school’s flag is told to its people', async () => {
  await server.answer(
    'PATCH admin/schools/{id}',
    { params: { id: server.school_id }, body: { flags: { learning_path_disabled: true } } },
    cast.admin.token,
  )
  const { user } = await server.answer('GET users/me', {}, cast.student.token)
  expect(user.school_flags).toEqual({ learning_path_disabled: true })
  const [row] = await server.database.db.select().from(school).where(eq(school.id, server.school_id))
  expect(row?.flags).toEqual({ learning_path_disabled: true })
})
