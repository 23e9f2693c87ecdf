import { demoCourses } from '../demo/cast.ts'
import { publishDemonstration } from '../demo/publish-content.ts'
import { createSite } from '../kernel/auth/sites.ts'
import { newId } from '../kernel/db/columns.ts'
import {
  classStudent,
  classTeacher,
  course,
  coursePerson,
  klass,
  parentChild,
  subject,
} from '../kernel/people/schema.ts'
import { type Cast, type TestServer, testServer } from './server.ts'

const password = 'a-password-of-this-test'

/** What the cells of the authorisation test are about: one pupil's things, and people who must not reach them. */
export async function authorisationWorld() {
  const server = await testServer()
  const { database, app } = server
  const { db } = database
  const cast = await server.cast()
  const outsider = await server.addPerson('student')
  const outsideTeacher = await server.addPerson('teacher')
  const password_hash = await app.kernel.auth.passwords.hash(password)
  const login = await server.addPerson('student', { username: 'pupil-with-password', password_hash })

  const courses = Object.values(demoCourses)
  await db.insert(subject).values(courses.map(({ subject_id, title }) => ({ id: subject_id, name: title })))
  await db.insert(course).values(courses.map((one) => ({ ...one, school_id: server.school_id })))
  await publishDemonstration({ database, questions: app.questions, quizzes: app.quiz.publisher }, demoCourses)
  const class_id = newId()
  await db.insert(klass).values({ id: class_id, school_id: server.school_id, name: '6A', subject_id: '1' })
  await db.insert(classTeacher).values({ class_id, teacher_id: cast.teacher.id })
  await db.insert(classStudent).values({ class_id, student_id: cast.student.id })
  await db.insert(parentChild).values({ parent_id: cast.parent.id, child_id: cast.student.id })

  // One quiz that only a course leads to, with a passage; and one that is open to everybody.
  const { rows } = await database.pool.query<{
    quiz_id: string
    course_id: string
    question_id: string
    passage_id: string
  }>(
    `select z.id as quiz_id, z.course_id, q.question_id, v.passage_id from quiz z
     join quiz_question q on q.quiz_id = z.id join question_version v on v.question_id = q.question_id
     where v.passage_id is not null order by z.id limit 1`,
  )
  const [closed] = rows
  if (!closed) throw new Error('There is no quiz with a passage')
  await database.pool.query('update quiz set published = false where id = $1', [closed.quiz_id])
  await db.insert(coursePerson).values({ course_id: closed.course_id, person_id: cast.student.id })
  const open = await database.pool.query<{ quiz_id: string; question_id: string; passage_id: string }>(
    `select z.id as quiz_id, q.question_id, v.passage_id from quiz z
     join quiz_question q on q.quiz_id = z.id join question_version v on v.question_id = q.question_id
     where z.published and v.passage_id is not null order by z.id limit 1`,
  )
  const [published] = open.rows
  if (!published) throw new Error('There is no published quiz with a passage')

  const { attempt } = await server.answer(
    'POST quiz/{id}/attempts',
    { params: { id: closed.quiz_id }, body: {} },
    cast.student.token,
  )
  const evaluations = await server.answer(
    'GET quiz/{id}/evaluations',
    { params: { id: closed.quiz_id }, query: {} },
    cast.student.token,
  )
  const [evaluation] = evaluations.evaluations
  if (!evaluation) throw new Error('The attempt has no evaluation')
  const demo = await server.answer('POST quiz/{id}/demo/attempts', { params: { id: published.quiz_id }, body: {} })
  const demoRead = await server.answer('GET quiz/{id}/demo/evaluations', {
    params: { id: published.quiz_id },
    query: { session_id: demo.session_id },
  })

  const talk = await server.request(
    'POST chat/stream',
    { form: { messages: [{ from_user: true, text: 'What is a prime?' }] as never } },
    cast.student.token,
  )
  const stream_id = talk.ok
    ? (talk.events as { event: string; data: unknown }[]).find(({ event }) => event === 'stream')?.data
    : null
  const { messages } = await server.answer('GET chat', { query: {} }, cast.student.token)
  const message = messages.at(-1)
  if (!message || !stream_id) throw new Error('The coach did not answer')

  const publicChat = await server.answer('POST chat/public/sessions')
  await server.request('POST chat/public/stream', {
    body: { session_id: publicChat.session_id, messages: [{ from_user: true, text: 'What is a prime?' }] },
  })
  const publicRead = await server.answer('GET chat/public/{sessionId}', {
    params: { sessionId: publicChat.session_id },
  })
  const publicMessage = publicRead.messages.at(-1)
  if (!publicMessage) throw new Error('The coach did not answer in public')

  const site = await createSite(db, { name: 'A partner', origins: [server.origin], scope: ['chat', 'quiz'] })
  const visitor = await server.answer('POST embed/session', { body: { key: site.public_key } })
  const { document } = await server.answer('POST admin/rag-documents', { form: { file: textFile() } }, cast.admin.token)

  return {
    ...{ server, cast, outsider, outsideTeacher, login, password, class_id, closed, published, attempt, evaluation },
    ...{ demo, message, site, visitor, document },
    stream_id: (stream_id as { stream_id: string }).stream_id,
    demoEvaluation: demoRead.evaluations[0],
    public_session: publicChat.session_id,
    publicMessage,
  }
}
export type World = Awaited<ReturnType<typeof authorisationWorld>>
export type { Cast, TestServer }

export const textFile = () =>
  new File(['# Primes\n\nA prime has two factors.\n'], 'primes.md', { type: 'text/markdown' })
