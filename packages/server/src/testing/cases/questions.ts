import { type CasesOf, nobody, outsider, student } from './case.ts'

export const questionsCases = {
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
} satisfies CasesOf<'questions'>
