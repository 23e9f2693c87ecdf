import type { CasesOf } from './case.ts'

export const schoolsCases = {} satisfies CasesOf
