import type { CasesOf } from './case.ts'

export const coursesCases = {
  'GET courses/user': {
    as: ({ cast }) => cast.parent.token,
    input: ({ cast }) => ({ query: { child_id: cast.student.id } }),
    outside: { input: ({ outsider }) => ({ query: { child_id: outsider.id } }) },
    bad: { input: { query: { child_id: 'not an id' } }, field: 'child_id' },
  },
} satisfies CasesOf<'courses'>
