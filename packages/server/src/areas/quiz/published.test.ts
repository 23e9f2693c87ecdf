import { demonstrationContent } from '@coachkit/content'
import { groupTypeId } from '@coachkit/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { grantCourses, revokeCourses } from '../../kernel/people/grants.ts'
import type { Caller } from '../../kernel/people/reach.ts'
import { classStudent, course, klass, parentChild, school, subject } from '../../kernel/people/schema.ts'
import type { QuizAudience } from '../../kernel/ports.ts'
import { type Cast, type TestPerson, type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
let cast: Cast
let stranger: TestPerson
const course_id = newId()
const class_id = newId()
const other_school = newId()

const { questions, passages } = demonstrationContent()
const quizzes = new Map<string, { quiz_id: string; question_id: string; passage_id: string; stem: string }>()

/** A quiz of one question beside a passage; each has a question and a passage of its own. */
async function publish(name: string, audience: QuizAudience) {
  const drafts = questions.filter(({ passage_external_id, stem }) => passage_external_id && stem.length > 60)
  const question = drafts[quizzes.size]
  const passage = passages.find(({ external_id }) => external_id === question?.passage_external_id)
  if (!question || !passage) throw new Error('The demonstration has too few questions beside passages')
  await server.database.withTx(async (tx) => {
    const { question_ids } = await server.app.questions.publishQuestions(tx, name, [question], [passage])
    await server.app.quiz.publisher.publish(tx, [
      {
        ...{ source_key: name, external_id: name, title: name, description: '', language: 'en', source: null },
        ...{ group_type_id: groupTypeId['independent study'], course_id, audience },
        question_ids: [...question_ids.values()],
      },
    ])
  })
  const { rows } = await server.database.pool.query(
    `select z.id as quiz_id, q.question_id, v.passage_id from quiz z join quiz_question q on q.quiz_id = z.id
     join question_version v on v.question_id = q.question_id where z.source_key = $1`,
    [name],
  )
  quizzes.set(name, { ...rows[0], stem: question.stem })
}

beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
  stranger = await server.addPerson('student', { school_id: null })
  const { db } = server.database
  await db.insert(school).values({ id: other_school, name: 'Elsewhere' })
  await db.insert(subject).values({ id: '3', name: 'English' })
  await db.insert(course).values({ id: course_id, title: 'English', subject_id: '3', is_published: true })
  await db.insert(klass).values({ id: class_id, school_id: server.school_id, name: '6A', subject_id: '3' })
  await db.insert(parentChild).values({ parent_id: cast.parent.id, child_id: cast.student.id })
  await publish('everyone', { published_for: 'everyone' })
  await publish('school', { published_for: 'school', school_id: server.school_id })
  await publish('course', { published_for: 'course' })
  await publish('class', { published_for: 'class', class_id })
})
afterAll(() => server.close())

const named = async (token: string) =>
  (await server.answer('GET quiz', {}, token)).quizzes.map(({ title }) => title).sort()

/** All the ways in which a pupil or a visitor could come by a quiz: they agree. */
async function opened(token: string | null) {
  const open: string[] = []
  for (const [name, { quiz_id, passage_id, question_id }] of quizzes) {
    const at = { params: { id: quiz_id } }
    const passage = { params: { id: passage_id } }
    const report = { params: { id: question_id }, body: { message: 'There is a slip here.' } }
    const replies = token
      ? [
          await server.request('GET quiz/{id}', at, token),
          await server.request('POST quiz/{id}/attempts', { ...at, body: {} }, token),
          await server.request('GET questions/passages/{id}', passage, token),
          await server.request('POST questions/{id}/report', report, token),
        ]
      : [
          await server.request('GET quiz/{id}/demo', at),
          await server.request('POST quiz/{id}/demo/attempts', { ...at, body: {} }),
          await server.request('GET questions/passages/{id}/demo', passage),
          await server.request('POST questions/{id}/report/public', report),
        ]
    const states = new Set(replies.map(({ status }) => status))
    expect([...states], name).toHaveLength(1)
    if (states.has(200)) open.push(name)
  }
  return open.sort()
}

/** What the coach may find again for somebody who tells it. */
async function found(caller: Caller | null) {
  const names: string[] = []
  for (const [name, { stem, question_id }] of quizzes) {
    const similar = await server.app.questions.bank.findSimilar(stem, 20, caller)
    if (similar.some(({ question }) => question.id === question_id)) names.push(name)
  }
  return names.sort()
}
const callerOf = ({ id, roles }: TestPerson, school_id: string | null): Caller => ({ person_id: id, roles, school_id })

test('a revision that no answer can have is refused, and is no failure', async () => {
  const { quiz_id } = quizzes.get('everyone') ?? { quiz_id: '' }
  const { attempt } = await server.answer(
    'POST quiz/{id}/attempts',
    { params: { id: quiz_id }, body: {} },
    stranger.token,
  )
  for (const revision of [-1, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1]) {
    const saved = await server.request(
      'PATCH quiz/{id}/evaluations/{eid}',
      {
        params: { id: quiz_id, eid: attempt.evaluations[0]?.id ?? '' },
        body: { evaluation: { value: '1', revision } },
      },
      stranger.token,
    )
    expect(saved).toMatchObject({ status: 422, problem: { errors: { 'evaluation.revision': expect.anything() } } })
  }
})

test('a visitor gets what was published for everyone, and nothing that is on sale', async () => {
  expect(await opened(null)).toEqual(['everyone'])
  expect(await found(null)).toEqual(['everyone'])
})

test('a pupil without subscription, code or assignment gets as much as a visitor', async () => {
  expect(await named(stranger.token)).toEqual(['everyone'])
  expect(await opened(stranger.token)).toEqual(['everyone'])
  expect(await found(callerOf(stranger, null))).toEqual(['everyone'])
})

test.each([
  'subscription:s1',
  'activation:a1',
  'assigned',
] as const)('%s opens the quizzes of its course, and its end closes them', async (source) => {
  const pupil = await server.addPerson('student', { school_id: null })
  const { withTx } = server.database
  await withTx((tx) => grantCourses(tx, pupil.id, [course_id], source))
  expect(await named(pupil.token)).toEqual(['course', 'everyone'])
  expect(await found(callerOf(pupil, null))).toEqual(['course', 'everyone'])
  await withTx((tx) => revokeCourses(tx, pupil.id, [course_id], source))
  expect(await opened(pupil.token)).toEqual(['everyone'])
})

test('a school’s quiz is for its own people, and a class’s for its members alone', async () => {
  const schoolmate = await server.addPerson('student')
  const elsewhere = await server.addPerson('student', { school_id: other_school })
  await server.database.db.insert(classStudent).values({ class_id, student_id: cast.student.id })
  expect(await opened(elsewhere.token)).toEqual(['everyone'])
  expect(await opened(schoolmate.token)).toEqual(['everyone', 'school'])
  expect(await opened(cast.student.token)).toEqual(['class', 'everyone', 'school'])
  expect(await found(callerOf(cast.student, server.school_id))).toEqual(['class', 'everyone', 'school'])
})

test('a parent reads beside the children’s quizzes, a teacher beside the own school’s, an admin beside all', async () => {
  const reads = async (token: string) => {
    const open: string[] = []
    for (const [name, { passage_id }] of quizzes) {
      const { ok } = await server.request('GET questions/passages/{id}', { params: { id: passage_id } }, token)
      if (ok) open.push(name)
    }
    return open.sort()
  }
  expect(await reads(cast.parent.token)).toEqual(['class', 'everyone', 'school'])
  expect(await reads(cast.teacher.token)).toEqual(['everyone', 'school'])
  expect(await reads(cast.owner.token)).toEqual(['class', 'everyone', 'school'])
  expect(await reads(cast.admin.token)).toEqual(['class', 'course', 'everyone', 'school'])
})
