import type { Tell } from './codes.ts'

/** Brings the sentences and says the mistake. A page on which they can't be had has worse to say. */
export const tell: Tell = (...mistake) =>
  void import('./mistakes.ts').then(({ sayMistake }) => sayMistake(...mistake)).catch(() => undefined)
