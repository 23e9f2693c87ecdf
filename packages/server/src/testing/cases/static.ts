import type { CasesOf } from './case.ts'

export const staticCases = {} satisfies CasesOf
