import type { World } from '../authorisation-world.ts'
import { admin, type Case, type CasesOf, nobody, parent } from './case.ts'

const owner = ({ cast }: World) => cast.owner.token
const page: Case['bad'] = { input: { query: { page: 'first' } }, field: 'page' }

export const activationCases = {
  'GET activation/{code}': {
    as: nobody,
    input: ({ activation }) => ({ params: { code: activation.code } }),
    outside: {
      as: ({ cast }) => cast.parent.token,
      input: ({ outsider }) => ({ query: { student_id: outsider.id } }),
    },
    bad: { input: { query: { student_id: '' } }, field: 'student_id' },
  },
  'POST activation': {
    as: parent,
    input: async ({ server, cast, activation }) => {
      const body = { course_ids: [activation.course_id], count: 1 }
      const made = await server.answer('POST activation/codes', { body }, cast.owner.token)
      return { body: { code: made.activation_codes[0]?.code, child_id: cast.student.id } }
    },
    outside: { input: ({ activation, outsider }) => ({ body: { code: activation.code, child_id: outsider.id } }) },
    bad: { input: { body: { child_id: 'x' } }, field: 'code' },
  },
  'GET activation/courses': {
    as: parent,
    input: ({ cast }) => ({ query: { student_id: cast.student.id } }),
    outside: { input: ({ outsider }) => ({ query: { student_id: outsider.id } }) },
    bad: { input: { query: { student_id: 'not an id' } }, field: 'student_id' },
  },
  'POST activation/codes': {
    as: owner,
    input: ({ activation }) => ({ body: { course_ids: [activation.course_id], count: 1 } }),
    outside: { input: () => ({ body: { course_ids: ['no-such-course'], count: 1 } }) },
    bad: { input: { body: { course_ids: [], count: 1 } }, field: 'course_ids' },
  },
  'GET activation/codes': { as: admin, bad: page },
  'DELETE activation/codes/{id}': {
    as: owner,
    input: ({ activation }) => ({ params: { id: activation.code_id } }),
    outside: { input: ({ activation }) => ({ params: { id: activation.strange_id } }) },
    // The codes stand in the list of the world's own school, and in no school's.
    objects: ({ server, activation }, { school_id }) => ({
      'activation-code':
        school_id === server.school_id
          ? { 'same-school': activation.code_id, 'other-school': activation.strange_id }
          : { 'same-school': null, 'other-school': activation.code_id },
    }),
  },
  'GET teachers/activation-codes': { as: owner, bad: page },
} satisfies CasesOf
