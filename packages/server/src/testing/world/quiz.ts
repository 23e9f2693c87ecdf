import { demoCourses } from '../../demo/cast.ts'
import { publishDemonstration } from '../../demo/publish-content.ts'
import { coursePerson } from '../../kernel/people/schema.ts'
import type { PeopleWorld } from './people.ts'

/** One quiz that only a course leads to, with a passage, and one that is open to everybody; an attempt at each. */
export async function quizWorld({ server, cast }: PeopleWorld) {
  const { database, app } = server
  await publishDemonstration({ database, questions: app.questions, quizzes: app.quiz.publisher }, demoCourses)

  const { rows } = await database.pool.query<{
    quiz_id: string
    course_id: string
    question_id: string
    passage_id: string
  }>(
    `select z.id as quiz_id, z.course_id, q.question_id, v.passage_id from quiz z
     join quiz_question q on q.quiz_id = z.id join question_version v on v.question_id = q.question_id
     where z.published_for = 'course' and v.passage_id is not null order by z.id limit 1`,
  )
  const [closed] = rows
  if (!closed) throw new Error('There is no quiz with a passage')
  await database.db.insert(coursePerson).values({ course_id: closed.course_id, person_id: cast.student.id })
  const open = await database.pool.query<{ quiz_id: string; question_id: string; passage_id: string }>(
    `select z.id as quiz_id, q.question_id, v.passage_id from quiz z
     join quiz_question q on q.quiz_id = z.id join question_version v on v.question_id = q.question_id
     where z.published_for = 'everyone' and v.passage_id is not null order by z.id limit 1`,
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
  return { closed, published, attempt, evaluation, demo, demoEvaluation: demoRead.evaluations[0] }
}
