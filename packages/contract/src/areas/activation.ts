import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { ActivationCode, CodeOfSchool } from '../entities/activation.ts'
import { Course } from '../entities/people.ts'
import { Done, Id, Instant, QueryInteger } from '../shapes.ts'

/** As somebody types it: case, blanks and hyphens don't matter. */
const typedCode = z.string().check(z.minLength(1), z.maxLength(64))

export const activation = contract({
  'GET activation/{code}': {
    summary:
      'Says whether a code can be redeemed, what it unlocks, and which of that a student of the caller’s has already.',
    who: 'public',
    scope: 'pages',
    reach: { billing: 'student_id' },
    query: z.object({ student_id: z.optional(Id) }),
    answer: ActivationCode,
  },
  'POST activation': {
    summary:
      "Unlocks a code's courses for the student, or for one child. A code works once; one that opens nothing new is refused and not spent.",
    who: ['student', 'parent'],
    reach: { billing: 'child_id' },
    body: z.object({
      code: typedCode,
      /** A parent's child; a student may leave it out. */
      child_id: z.optional(Id),
    }),
    answer: z.extend(ActivationCode, { child_id: Id }),
    errors: ['activation.unknown', 'activation.spent', 'activation.nothing-new'],
    keyed: true,
  },
  'GET activation/courses': {
    summary: 'Courses that came by codes, of the student, of one child or of all children.',
    who: ['student', 'parent'],
    reach: { billing: 'student_id' },
    query: z.object({ student_id: z.optional(Id) }),
    answer: z.object({ courses: z.array(z.extend(Course, { student_id: Id, activated_at: Instant })) }),
  },

  'POST activation/codes': {
    summary: 'Makes codes for courses: of the own school for its admin, of any for the platform’s.',
    who: ['teacher-admin', 'admin'],
    reach: { course: 'course_ids' },
    body: z.object({
      course_ids: z.array(Id).check(z.minLength(1), z.maxLength(20)),
      count: z.int().check(z.gte(1), z.lte(500)),
      /** Whose list the codes stand in; a school's admin makes them for the own one. */
      school_id: z.optional(Id),
      note: z.optional(z.string().check(z.maxLength(200))),
      expires_at: z.optional(Instant),
    }),
    answer: z.object({ activation_codes: z.array(CodeOfSchool) }),
    keyed: true,
    ours: true,
  },
  'GET activation/codes': {
    summary: 'The codes of one school, or of all and none, newest first; 20 a page unless told.',
    who: ['admin'],
    reach: 'own',
    query: z.object({
      school_id: z.optional(Id),
      page: z.optional(QueryInteger),
      size: z.optional(QueryInteger),
    }),
    answer: z.object({ activation_codes: z.array(CodeOfSchool), total_count: z.int() }),
    ours: true,
  },
  'DELETE activation/codes/{id}': {
    summary: 'Takes a code that nobody redeemed out of use.',
    who: ['teacher-admin', 'admin'],
    reach: { 'activation-code': 'id' },
    answer: Done,
    errors: ['activation.spent'],
    ours: true,
  },
  'GET teachers/activation-codes': {
    summary:
      "The own school's codes, newest first; 20 a page unless told. The codes themselves are shown to the school's admin alone.",
    who: ['teacher'],
    reach: 'own',
    query: z.object({ page: z.optional(QueryInteger), size: z.optional(QueryInteger) }),
    answer: z.object({ activation_codes: z.array(CodeOfSchool), total_count: z.int() }),
  },
})
