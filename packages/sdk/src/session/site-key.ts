import type { MistakeCode } from '../mistakes/codes.ts'

/** What is wrong with a key before any server is asked; the same form as in the contract of `POST embed/session`. */
export const keyMistake = (key: string): MistakeCode | null =>
  /^pk_[\w-]{8,64}$/.test(key) ? null : /^\s*sk_/.test(key) ? 'embed.secret-key' : 'embed.unknown-key'
