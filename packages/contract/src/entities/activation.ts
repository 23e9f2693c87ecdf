import * as z from 'zod/mini'
import { Id, Instant } from '../shapes.ts'

const courses = z.array(z.object({ id: Id, title: z.string() }))

/** What a code is to whoever holds it. */
export const ActivationCode = z.object({
  /** As it is printed: capital letters and digits in groups of four. */
  code: z.string(),
  /** It can be redeemed; false once it was, or when it was taken out of use. */
  checked: z.boolean(),
  courses,
  /** Those of the courses that the student has already; empty when no student was asked for. */
  already_open: z.array(Id),
})
export type ActivationCode = z.infer<typeof ActivationCode>

/** What a code is to the school that gave it out. */
export const CodeOfSchool = z.object({
  id: Id,
  /** Null for teachers who are not the school's admin. */
  code: z.nullable(z.string()),
  courses,
  school_id: z.nullable(Id),
  note: z.string(),
  status: z.enum(['free', 'redeemed', 'revoked', 'expired']),
  created_at: Instant,
  expires_at: z.nullable(Instant),
  redeemed_at: z.nullable(Instant),
  /** The student who got the courses. */
  redeemed_for: z.nullable(z.object({ id: Id, first_name: z.string(), last_name: z.string() })),
})
export type CodeOfSchool = z.infer<typeof CodeOfSchool>
