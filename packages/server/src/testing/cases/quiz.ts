import type { World } from '../authorisation-world.ts'
import { type Case, type CasesOf, nobody, outsider, student, unknownSession } from './case.ts'

const closedQuiz = ({ closed }: World) => ({ params: { id: closed.quiz_id } })
const ownEvaluation = ({ closed, evaluation }: World) => ({ params: { id: closed.quiz_id, eid: evaluation.id } })
/** A visitor's attempt is reached by its secret alone, whoever sends it. */
const demoObjects: Case['objects'] = ({ demo, demoEvaluation, evaluation }, { name }) => ({
  'chat-session': { own: demo.session_id, 'other-school': null },
  evaluation: {
    own: demoEvaluation?.id ?? null,
    linked: null,
    'same-school': name === 'student' ? null : evaluation.id,
    'other-school': null,
  },
})

export const quizCases = {
  'GET quiz': { as: student, bad: { input: { query: { group_type_id: 'all' } }, field: 'group_type_id' } },
  'GET quiz/bookmarks': { as: student },
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
    objects: demoObjects,
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
    objects: demoObjects,
    input: ({ published, demo, demoEvaluation }) => ({
      params: { id: published.quiz_id, eid: demoEvaluation?.id },
      body: { session_id: demo.session_id, number: 1 },
    }),
    outside: { input: () => ({ body: { session_id: unknownSession, number: 1 } }) },
    bad: { input: { body: { session_id: 'short' } }, field: 'session_id' },
  },
  'GET quiz/{id}/demo/evaluations/{eid}/hints': {
    as: nobody,
    objects: demoObjects,
    input: ({ published, demo, demoEvaluation }) => ({
      params: { id: published.quiz_id, eid: demoEvaluation?.id },
      query: { session_id: demo.session_id },
    }),
    outside: { input: () => ({ query: { session_id: unknownSession } }) },
    bad: { input: { query: { session_id: 'short' } }, field: 'session_id' },
  },
  'POST quiz/{id}/submit': {
    as: student,
    input: (world, told) => ({
      ...closedQuiz(world),
      form: {
        evaluations: [{ evaluation_id: told?.objects.evaluation ?? world.evaluation.id, answer: { value: '1' } }],
      },
    }),
    outside: outsider,
    bad: { input: { form: { evaluations: [] } }, field: 'evaluations' },
  },
  'POST quiz/test-submit/demo': {
    as: nobody,
    objects: demoObjects,
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
    input: ({ evaluation }, told) => ({
      params: { id: evaluation.id },
      body: { question_id: told?.objects.question ?? evaluation.question_id, is_bookmark: true },
    }),
    outside: outsider,
    bad: { input: { body: { is_bookmark: true } }, field: 'question_id' },
  },
  'GET quiz/evaluations/{id}/bookmarks': {
    as: student,
    input: ({ evaluation }) => ({ params: { id: evaluation.id } }),
    outside: outsider,
  },
} satisfies CasesOf<'quiz'>
