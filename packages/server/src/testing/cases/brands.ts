import type { CasesOf } from './case.ts'

export const brandsCases = {} satisfies CasesOf
