import { type CasesOf, teacher } from './case.ts'

export const classesCases = {
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
} satisfies CasesOf<'classes'>
