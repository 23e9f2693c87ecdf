import type { Key } from '../kernel/http/route.ts'
import { textFile, type World } from './authorisation-world.ts'
import type { TestInput } from './server.ts'

type Input = TestInput<'GET users/me'>
type Made = Record<string, unknown>

/** One call's cells. A new call doesn't compile until it has its row. */
export interface Case {
  /** The token of somebody who may; null is nobody. */
  as: (world: World) => string | null | Promise<string | null>
  input?: (world: World) => Made | Promise<Made>
  /** What differs for somebody who may call, but not this. Needed wherever the contract names objects. */
  outside?: { as?: (world: World) => string | null; input?: (world: World) => Made }
  /** Wrong input, with the field that the refusal has to name. Needed wherever there is something to send. */
  bad?: { input: Made; field: string }
}

const student = ({ cast }: World) => cast.student.token
const teacher = ({ cast }: World) => cast.teacher.token
const admin = ({ cast }: World) => cast.admin.token
const nobody = () => null
const outsider = { as: ({ outsider }: World) => outsider.token }
const unknownSession = 'AAAAAAAAAAAAAAAAAAAAAA'
const turn = { from_user: true, text: 'And what is a factor?' }

const closedQuiz = ({ closed }: World) => ({ params: { id: closed.quiz_id } })
const ownEvaluation = ({ closed, evaluation }: World) => ({ params: { id: closed.quiz_id, eid: evaluation.id } })
const ownMessage = ({ message }: World) => ({ params: { id: message.id } })
const publicMessage = (mark: 'like' | 'dislike'): Case => ({
  as: nobody,
  input: ({ publicMessage, public_session }) => ({
    params: { id: publicMessage.id },
    body: { session_id: public_session },
  }),
  outside: { input: () => ({ body: { session_id: unknownSession } }) },
  bad: { input: { body: { session_id: mark } }, field: 'session_id' },
})
const message: Case = { as: student, input: ownMessage, outside: outsider }

export const cases: { [key in Key]: Case } = {
  'POST admin/rag-documents': {
    as: admin,
    input: () => ({ form: { file: textFile() } }),
    bad: { input: { form: { title: 'No file' } }, field: 'file' },
  },
  'GET admin/rag-documents': { as: admin },
  'DELETE admin/rag-documents/{id}': {
    as: admin,
    input: ({ document }) => ({ params: { id: document.id } }),
    outside: { input: () => ({ params: { id: 'no-such-document' } }) },
  },
  'POST admin/rag-documents/default': { as: admin },

  'POST auth/login': {
    as: nobody,
    input: ({ password }) => ({ body: { username: 'pupil-with-password', password } }),
    bad: { input: { body: { login_type: 'magic' } }, field: 'login_type' },
  },
  'POST auth/logout': { as: async ({ server }) => (await server.addPerson('student')).token },
  'POST auth/white-label': {
    as: nobody,
    input: () => ({ body: { domain: 'nobody.example' } }),
    bad: { input: { body: { domain: '' } }, field: 'domain' },
  },

  'POST chat/stream': {
    as: student,
    input: () => ({ form: { messages: [turn] } }),
    bad: { input: { form: { messages: [] } }, field: 'messages' },
  },
  'POST chat/public/sessions': { as: nobody },
  'POST chat/public/stream': {
    as: nobody,
    input: ({ public_session }) => ({ body: { session_id: public_session, messages: [turn] } }),
    outside: { input: () => ({ body: { session_id: unknownSession, messages: [turn] } }) },
    bad: { input: { body: { session_id: 'short', messages: [turn] } }, field: 'session_id' },
  },
  'POST chat/public/title/{sessionId}': {
    as: nobody,
    input: ({ public_session }) => ({ params: { sessionId: public_session } }),
    outside: { input: () => ({ params: { sessionId: unknownSession } }) },
  },
  'GET chat/public/{sessionId}': {
    as: nobody,
    input: ({ public_session }) => ({ params: { sessionId: public_session } }),
    outside: { input: () => ({ params: { sessionId: unknownSession } }) },
  },
  'GET chat': { as: student, bad: { input: { query: { page: 'first' } }, field: 'page' } },
  'POST chat/{id}/like': message,
  'POST chat/{id}/dislike': message,
  'POST chat/{id}/bookmark': message,
  'POST chat/public/{id}/like': publicMessage('like'),
  'POST chat/public/{id}/dislike': publicMessage('dislike'),

  'GET classes': { as: teacher, bad: { input: { query: { user_id: 'not an id' } }, field: 'user_id' } },
  'GET classes/{id}/students': {
    as: teacher,
    input: ({ class_id }) => ({ params: { id: class_id } }),
    outside: { as: ({ outsideTeacher }) => outsideTeacher.token },
  },
  'GET classes/{classId}/report': {
    as: teacher,
    input: ({ class_id }) => ({ params: { classId: class_id } }),
    outside: { as: ({ outsideTeacher }) => outsideTeacher.token },
    bad: { input: { query: { start: 'yesterday' } }, field: 'start' },
  },
  'GET courses/user': {
    as: ({ cast }) => cast.parent.token,
    input: ({ cast }) => ({ query: { child_id: cast.student.id } }),
    outside: { input: ({ outsider }) => ({ query: { child_id: outsider.id } }) },
    bad: { input: { query: { child_id: 'not an id' } }, field: 'child_id' },
  },

  'POST embed/session': {
    as: nobody,
    input: ({ site }) => ({ body: { key: site.public_key } }),
    bad: { input: { body: { key: 'sk_wrong' } }, field: 'key' },
  },
  'POST embed/refresh': { as: ({ visitor }) => visitor.token },
  'GET embed/session': { as: ({ visitor }) => visitor.token },
  'POST embed/token': {
    as: ({ site }) => site.secret_key,
    input: ({ server }) => ({ body: { origin: server.origin }, headers: { origin: '' } }),
    bad: { input: { body: { origin: 'nowhere' } }, field: 'origin' },
  },
  'GET embed/brands/{name}': {
    as: nobody,
    input: () => ({ params: { name: 'illume' } }),
    outside: { input: () => ({ params: { name: 'no-such-brand' } }) },
  },

  'POST imports': {
    as: admin,
    input: () => ({
      form: {
        format: 'gsm8k',
        file: new File(
          [`${JSON.stringify({ question: 'What is 2 + 3?', answer: '2 + 3 = <<2+3=5>>5\n#### 5' })}\n`],
          'gsm8k.jsonl',
        ),
      },
    }),
    bad: { input: { form: { format: 'gsm8k' } }, field: 'file' },
  },

  'GET questions/passages/{id}': {
    as: student,
    input: ({ closed }) => ({ params: { id: closed.passage_id } }),
    outside: outsider,
  },
  'GET questions/passages/{id}/demo': {
    as: nobody,
    input: ({ published }) => ({ params: { id: published.passage_id } }),
    outside: { input: ({ closed }) => ({ params: { id: closed.passage_id } }) },
  },
  'POST questions/{id}/report': {
    as: student,
    input: ({ closed }) => ({ params: { id: closed.question_id }, body: { message: 'There is a slip here.' } }),
    outside: outsider,
    bad: { input: { body: { message: '' } }, field: 'message' },
  },
  'POST questions/{id}/report/public': {
    as: nobody,
    input: ({ published }) => ({ params: { id: published.question_id }, body: { message: 'There is a slip here.' } }),
    outside: { input: ({ closed }) => ({ params: { id: closed.question_id } }) },
    bad: { input: { body: { message: '' } }, field: 'message' },
  },

  'GET quiz': { as: student, bad: { input: { query: { group_type_id: 'all' } }, field: 'group_type_id' } },
  'GET quiz/{id}': { as: student, input: closedQuiz, outside: outsider },
  'POST quiz/{id}/attempts': {
    as: student,
    input: (world) => ({ ...closedQuiz(world), body: {} }),
    outside: outsider,
    bad: { input: { body: { again: 'yes' } }, field: 'again' },
  },
  'GET quiz/{id}/demo': {
    as: nobody,
    input: ({ published }) => ({ params: { id: published.quiz_id } }),
    outside: { input: closedQuiz },
  },
  'POST quiz/{id}/demo/attempts': {
    as: nobody,
    input: ({ published }) => ({ params: { id: published.quiz_id }, body: {} }),
    outside: { input: closedQuiz },
    bad: { input: { body: { session_id: 'short' } }, field: 'session_id' },
  },
  'GET quiz/{id}/demo/evaluations': {
    as: nobody,
    input: ({ published, demo }) => ({ params: { id: published.quiz_id }, query: { session_id: demo.session_id } }),
    outside: { input: () => ({ query: { session_id: unknownSession } }) },
    bad: { input: { query: { session_id: 'short' } }, field: 'session_id' },
  },
  'GET quiz/courses/{id}/have-assignments': {
    as: student,
    input: ({ closed }) => ({ params: { id: closed.course_id } }),
    outside: outsider,
  },
  'GET quiz/{id}/evaluations': {
    as: student,
    input: closedQuiz,
    outside: outsider,
    bad: { input: { query: { assignment_id: 'not an id' } }, field: 'assignment_id' },
  },
  'PATCH quiz/{id}/evaluations/{eid}': {
    as: student,
    input: async (world) => {
      const read = await world.server.answer(
        'GET quiz/{id}/evaluations',
        { ...closedQuiz(world), query: {} },
        student(world),
      )
      const now = read.evaluations.find(({ id }) => id === world.evaluation.id)
      return { ...ownEvaluation(world), body: { evaluation: { value: '1', revision: now?.revision ?? 0 } } }
    },
    outside: outsider,
    bad: { input: { body: { evaluation: { revision: 'last' } } }, field: 'evaluation.revision' },
  },
  'POST quiz/{id}/evaluations/{eid}/hints': {
    as: student,
    input: (world) => ({ ...ownEvaluation(world), body: { number: 1 } }),
    outside: outsider,
    bad: { input: { body: { number: 0 } }, field: 'number' },
  },
  'GET quiz/{id}/evaluations/{eid}/hints': { as: student, input: ownEvaluation, outside: outsider },
  'POST quiz/{id}/demo/evaluations/{eid}/hints': {
    as: nobody,
    input: ({ published, demo, demoEvaluation }) => ({
      params: { id: published.quiz_id, eid: demoEvaluation?.id },
      body: { session_id: demo.session_id, number: 1 },
    }),
    outside: { input: () => ({ body: { session_id: unknownSession, number: 1 } }) },
    bad: { input: { body: { session_id: 'short' } }, field: 'session_id' },
  },
  'GET quiz/{id}/demo/evaluations/{eid}/hints': {
    as: nobody,
    input: ({ published, demo, demoEvaluation }) => ({
      params: { id: published.quiz_id, eid: demoEvaluation?.id },
      query: { session_id: demo.session_id },
    }),
    outside: { input: () => ({ query: { session_id: unknownSession } }) },
    bad: { input: { query: { session_id: 'short' } }, field: 'session_id' },
  },
  'POST quiz/{id}/submit': {
    as: student,
    input: (world) => ({
      ...closedQuiz(world),
      form: { evaluations: [{ evaluation_id: world.evaluation.id, answer: { value: '1' } }] },
    }),
    outside: outsider,
    bad: { input: { form: { evaluations: [] } }, field: 'evaluations' },
  },
  'POST quiz/test-submit/demo': {
    as: nobody,
    input: ({ demo, demoEvaluation }) => ({
      query: { session_id: demo.session_id },
      body: { evaluations: [{ evaluation_id: demoEvaluation?.id, answer: { value: '1' } }] },
    }),
    outside: { input: () => ({ query: { session_id: unknownSession } }) },
    bad: { input: { body: { evaluations: [] } }, field: 'evaluations' },
  },
  'POST quiz/{id}/evaluations/{eid}/feedback': {
    as: student,
    input: (world) => ({ ...ownEvaluation(world), body: { liked: true } }),
    outside: outsider,
    bad: { input: { body: { liked: 'much' } }, field: 'liked' },
  },
  'POST quiz/evaluations/{id}/bookmarks': {
    as: student,
    input: ({ evaluation }) => ({
      params: { id: evaluation.id },
      body: { question_id: evaluation.question_id, is_bookmark: true },
    }),
    outside: outsider,
    bad: { input: { body: { is_bookmark: true } }, field: 'question_id' },
  },
  'GET quiz/evaluations/{id}/bookmarks': {
    as: student,
    input: ({ evaluation }) => ({ params: { id: evaluation.id } }),
    outside: outsider,
  },

  'GET streams/{id}': {
    as: student,
    input: ({ stream_id }) => ({ params: { id: stream_id } }),
    outside: outsider,
    bad: { input: { headers: { 'last-event-id': 'latest' } }, field: 'last-event-id' },
  },
  'POST streams/{id}/stop': {
    as: student,
    input: ({ stream_id }) => ({ params: { id: stream_id } }),
    outside: outsider,
    bad: { input: { headers: { 'x-session-id': 'short' } }, field: 'x-session-id' },
  },

  'PATCH users/has-agreed-policy': { as: student },
  'GET users/me': { as: student },
  'GET users/heart-status': { as: student },
}
export type { Input }
