import type { CasesOf } from './case.ts'

export const activationCases = {} satisfies CasesOf
