import type { CodeOfSchool } from '@coachkit/contract'
import { printCode } from '../../kernel/codes/codes.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Twelve characters of five bits: 60 bits. */
export const codeLength = 12
export const printed = (code: string) => printCode(code, 4)

interface Marks {
  redeemed_at: Date | null
  revoked_at: Date | null
  expires_at: Date | null
}

export function statusOf({ redeemed_at, revoked_at, expires_at }: Marks, now: Date): CodeOfSchool['status'] {
  if (redeemed_at) return 'redeemed'
  if (revoked_at) return 'revoked'
  return expires_at && expires_at <= now ? 'expired' : 'free'
}

export const isFree = (marks: Marks, now: Date) => statusOf(marks, now) === 'free'

/** Page 1 is the first; 20 a page unless told, 100 at most. */
export function pageOf({ page = 1, size = 20 }: { page?: number | undefined; size?: number | undefined }) {
  const limit = Math.min(Math.max(size, 1), 100)
  return { limit, offset: (Math.max(page, 1) - 1) * limit }
}

/** The database knows no year 0, and nobody prints codes for the last century. */
export function mustBeExpiry(text: string): Date {
  const at = new Date(text)
  if (!(at.getUTCFullYear() >= 2000)) throw new Refusal('request.invalid', { expires_at: 'is too long ago' })
  return at
}
