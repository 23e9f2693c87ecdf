import { type CasesOf, nobody, outsider, student } from './case.ts'

export const coursesCases = {
  'GET courses/user': {
    as: ({ cast }) => cast.parent.token,
    input: ({ cast }) => ({ query: { child_id: cast.student.id } }),
    outside: { input: ({ outsider }) => ({ query: { child_id: outsider.id } }) },
    bad: { input: { query: { child_id: 'not an id' } }, field: 'child_id' },
  },
  'GET courses': { as: nobody, bad: { input: { query: { school_id: 'not an id' } }, field: 'school_id' } },
  'GET courses/{id}': {
    as: student,
    input: ({ closed }) => ({ params: { id: closed.course_id } }),
    outside: outsider,
  },
  'GET courses/public/{id}': {
    as: nobody,
    input: ({ open_course_id }) => ({ params: { id: open_course_id } }),
    outside: { input: ({ closed }) => ({ params: { id: closed.course_id } }) },
  },
} satisfies CasesOf<'courses'>
