import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { recordFact } from '../../kernel/facts/record-fact.ts'
import { withoutReach } from '../../kernel/people/reach-table.ts'
import { classStudent, classTeacher, departmentSubject, klass, school, subject } from '../../kernel/people/schema.ts'
import { type Cast, type TestPerson, type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
let cast: Cast
let weak: TestPerson
let idle: TestPerson
const maths = newId()
const science = newId()
const far = newId()
const [easy, hard] = [newId(), newId()]

beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
  weak = await server.addPerson('student', { first_name: 'Will', last_name: 'Weak' })
  idle = await server.addPerson('student', { first_name: 'Ida', last_name: 'Able' })
  const gone = await server.addPerson('student', { active: false })
  const { db, withTx } = server.database
  const elsewhere = newId()
  await db.insert(school).values({ id: elsewhere, name: 'Elsewhere' })
  await db.insert(subject).values([
    { id: '1', name: 'Mathematics' },
    { id: '2', name: 'Science' },
  ])
  await db.insert(klass).values([
    { id: maths, school_id: server.school_id, name: 'A Maths', subject_id: '1' },
    { id: science, school_id: server.school_id, name: 'B Science', subject_id: '2' },
    { id: far, school_id: elsewhere, name: 'C Far', subject_id: '2' },
  ])
  await db.insert(classTeacher).values({ class_id: maths, teacher_id: cast.teacher.id })
  await db.insert(departmentSubject).values({ person_id: cast.head.id, subject_id: '2' })
  await db
    .insert(classStudent)
    .values([cast.student, weak, idle, gone].map(({ id }) => ({ class_id: maths, student_id: id })))

  const answered = (who: TestPerson, question_id: string, marks_given: number, at: string, hints_used = 0) =>
    withTx((tx) =>
      recordFact(tx, {
        kind: 'answer.marked',
        person_id: who.id,
        at: new Date(at),
        question_id,
        question_version_id: newId(),
        quiz_id: newId(),
        marks_given,
        max_marks: 2,
        hints_used,
      }),
    )
  await answered(cast.student, easy, 2, '2026-03-02T10:00:00Z')
  await answered(cast.student, hard, 1, '2026-03-03T10:00:00Z', 1)
  await answered(weak, easy, 2, '2026-03-02T11:00:00Z')
  await answered(weak, hard, 0, '2026-03-03T11:00:00Z', 3)
  await answered(weak, hard, 0, '2026-04-20T11:00:00Z')
})
afterAll(() => server.close())

const names = async (token: string, user_id?: string) =>
  (await server.answer('GET classes', { query: { user_id } }, token)).classes.map(({ name }) => name)

test('each teacher sees the classes within reach, an admin all, or those of one teacher', async () => {
  expect(await names(cast.teacher.token)).toEqual(['A Maths'])
  expect(await names(cast.head.token)).toEqual(['B Science'])
  expect(await names(cast.owner.token)).toEqual(['A Maths', 'B Science'])
  expect(await names(cast.admin.token)).toEqual(['A Maths', 'B Science', 'C Far'])
  expect(await names(cast.admin.token, cast.teacher.id)).toEqual(['A Maths'])
  expect(await names(cast.admin.token, 'nonsense')).toEqual([])
  expect(await server.request('GET classes', {}, cast.student.token)).toMatchObject({ status: 403 })
})

test('a class counts and lists its active pupils, by name', async () => {
  const { classes } = await server.answer('GET classes', {}, cast.teacher.token)
  expect(classes[0]).toMatchObject({ student_count: 3, subject_name: 'Mathematics' })
  const { students } = await server.answer('GET classes/{id}/students', { params: { id: maths } }, cast.teacher.token)
  expect(students.map(({ last_name }) => last_name)).toEqual(['', 'Able', 'Weak'])
})

test('the report begins with who needs help, and ends with who answered nothing', async () => {
  const params = { classId: maths }
  const report = await server.answer('GET classes/{classId}/report', { params }, cast.teacher.token)
  expect(report.students.map(({ id }) => id)).toEqual([weak.id, cast.student.id, idle.id])
  expect(report.students[0]).toMatchObject({ answered: 3, full_marks: 1, hints_used: 3 })
  expect(report.students[0]?.avg_mark).toBeCloseTo(100 / 3)
  expect(report.students[0]?.last_answered_at).toBe('2026-04-20T11:00:00.000Z')
  expect(report.students[2]).toMatchObject({ answered: 0, avg_mark: null, last_answered_at: null })
  expect(report.questions.map(({ question_id, answered }) => [question_id, answered])).toEqual([
    [hard, 3],
    [easy, 2],
  ])
  expect(report.questions[0]?.avg_mark).toBeCloseTo(100 / 6)
})

test('a report can be cut to a span of days', async () => {
  const report = await server.answer(
    'GET classes/{classId}/report',
    { params: { classId: maths }, query: { start: '2026-03-03', end: '2026-03-31' } },
    cast.teacher.token,
  )
  expect(report.students.map(({ answered }) => answered)).toEqual([1, 1, 0])
  expect(report.questions.map(({ question_id }) => question_id)).toEqual([hard])
  const backwards = { params: { classId: maths }, query: { start: '2026-03-03', end: '2026-03-01' } }
  expect(await server.request('GET classes/{classId}/report', backwards, cast.teacher.token)).toMatchObject({
    status: 422,
    problem: { errors: { end: expect.any(String) } },
  })
})

test('days and instants are both ISO dates, and what is neither is refused', async () => {
  const ask = (query: { start?: string; end?: string }) =>
    server.request('GET classes/{classId}/report', { params: { classId: maths }, query }, cast.teacher.token)
  const both = await ask({ start: '2026-03-03T00:00:00Z', end: '2026-03-31' })
  expect(both.ok && both.answer.students.map(({ answered }) => answered)).toEqual([1, 1, 0])
  const offset = await ask({ start: '2026-03-03T02:00:00+02:00', end: '2026-03-31T23:59:59-01:00' })
  expect(offset.ok && offset.answer.students.map(({ answered }) => answered)).toEqual([1, 1, 0])
  for (const start of ['0000-01-01', '0000-01-01T00:00:00Z', '2026-02-30', 'yesterday']) {
    expect(await ask({ start }), start).toMatchObject({
      status: 422,
      problem: { errors: { start: expect.anything() } },
    })
  }
  expect(await ask({ start: '2026-03-03T00:00:00Z', end: '2026-03-01' })).toMatchObject({ status: 422 })
  expect(await ask({ start: '0001-01-01' })).toMatchObject({ status: 200 })
})

test('a class out of reach, none at all and nonsense are not there', async () => {
  for (const id of [science, far, newId(), 'nonsense']) {
    for (const reply of [
      await server.request('GET classes/{id}/students', { params: { id } }, cast.teacher.token),
      await server.request('GET classes/{classId}/report', { params: { classId: id } }, cast.teacher.token),
    ]) {
      expect(reply).toMatchObject({ status: 404, problem: { code: 'object.missing' } })
    }
  }
})

test('it is the predicate that keeps the class away: without it, it is there', async () => {
  const back = withoutReach('class')
  try {
    const reply = await server.request('GET classes/{id}/students', { params: { id: far } }, cast.teacher.token)
    expect(reply).toMatchObject({ ok: true })
  } finally {
    back()
  }
})
