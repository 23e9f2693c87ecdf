import type { CasesOf } from './case.ts'

export const subscriptionsCases = {} satisfies CasesOf
