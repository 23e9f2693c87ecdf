import { demonstrationContent } from '@coachkit/content'
import { groupTypeId } from '@coachkit/contract'
import { newId } from '../../kernel/db/columns.ts'
import { course, coursePerson } from '../../kernel/people/schema.ts'
import type { TestServer } from '../server.ts'

export interface Pupil {
  id: string
  token: string
}

/** A pupil with one of everything that a pupil can have, shared with nobody: course, quiz, passage, attempt, talk. */
export async function holdingOf(
  server: TestServer,
  pupil: Pupil,
  place: { school_id: string | null; subject_id: string },
  class_id: string | null,
) {
  const { db } = server.database
  const course_id = newId()
  await db.insert(course).values({ id: course_id, title: 'A course', ...place })
  await db.insert(coursePerson).values({ course_id, person_id: pupil.id })
  const { quiz_id, question_id, passage_id } = await publishQuiz(server, course_id)

  const at = { params: { id: quiz_id } }
  const { attempt } = await server.answer('POST quiz/{id}/attempts', { ...at, body: {} }, pupil.token)
  const { evaluations } = await server.answer('GET quiz/{id}/evaluations', { ...at, query: {} }, pupil.token)
  const talk = await server.request(
    'POST chat/stream',
    { form: { messages: [{ from_user: true, text: 'What is a prime?' }] as never } },
    pupil.token,
  )
  const begun = talk.ok && (talk.events as { event: string; data: unknown }[]).find(({ event }) => event === 'stream')
  const { messages } = await server.answer('GET chat', { query: {} }, pupil.token)
  const [evaluation, message] = [evaluations[0], messages.at(-1)]
  if (!evaluation || !message || !begun) throw new Error('A pupil of the table has no attempt, or no talk')
  const { stream_id } = begun.data as { stream_id: string }
  return {
    ...{ pupil, class: class_id, course: course_id, quiz: quiz_id, question: question_id, passage: passage_id },
    ...{ attempt: attempt.id, evaluation: evaluation.id, message: message.id, stream: stream_id },
  }
}
export type Holding = Awaited<ReturnType<typeof holdingOf>>

/** A quiz of one question beside a passage, that only the course leads to. */
async function publishQuiz({ database, app }: TestServer, course_id: string) {
  const { questions, passages } = demonstrationContent()
  const question = questions.find(({ passage_external_id }) => passage_external_id)
  const passage = passages.find(({ external_id }) => external_id === question?.passage_external_id)
  if (!question || !passage) throw new Error('The demonstration has no question beside a passage')
  const source_key = `table ${course_id}`
  await database.withTx(async (tx) => {
    const { question_ids } = await app.questions.publishQuestions(tx, source_key, [question], [passage])
    await app.quiz.publisher.publish(tx, [
      {
        ...{ source_key, external_id: course_id, title: 'A closed quiz', description: '', language: 'en' },
        ...{ group_type_id: groupTypeId['independent study'], course_id, source: null },
        ...{ question_ids: [...question_ids.values()], audience: { published_for: 'course' } },
      },
    ])
  })
  const { rows } = await database.pool.query<{ quiz_id: string; question_id: string; passage_id: string }>(
    `select z.id as quiz_id, q.question_id, v.passage_id from quiz z join quiz_question q on q.quiz_id = z.id
     join question_version v on v.id = q.question_version_id where z.course_id = $1`,
    [course_id],
  )
  const [made] = rows
  if (!made) throw new Error('The quiz of the table is not there')
  return made
}
