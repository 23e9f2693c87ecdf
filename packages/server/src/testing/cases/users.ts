import { type CasesOf, student } from './case.ts'

export const usersCases = {
  'PATCH users/has-agreed-policy': { as: student },
  'GET users/me': { as: student },
  'GET users/heart-status': { as: student },
} satisfies CasesOf<'users'>
