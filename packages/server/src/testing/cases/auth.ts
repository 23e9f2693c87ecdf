import { type CasesOf, nobody } from './case.ts'

export const authCases = {
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
} satisfies CasesOf<'auth'>
