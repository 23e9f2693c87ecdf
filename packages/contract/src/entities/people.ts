import * as z from 'zod/mini'
import { Id, Instant } from '../shapes.ts'

export const SchoolFlags = z.object({ learning_path_disabled: z.optional(z.boolean()) })

export const School = z.object({
  id: Id,
  name: z.string(),
  /** A white-label school is found by it. */
  domain_name: z.nullable(z.string()),
  flags: SchoolFlags,
  active: z.boolean(),
  created_at: Instant,
})
export type School = z.infer<typeof School>

/** The signed-in person: part 1 §3. The access token travels beside it, once, in the answer to a login. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  user_role_id: z.int(),
  teacher_role_id: z.nullable(z.int()),
  school_flags: SchoolFlags,
  flag: z.object({ has_agreed_policy: z.boolean() }),
  profile_pic_url: z.nullable(z.string()),
  last_logged_in: z.nullable(Instant),
  academic_level_id: z.nullable(z.string()),
  /** For students alone. */
  is_free_tier: z.nullable(z.boolean()),
})
export type User = z.infer<typeof User>

export const SignedIn = z.object({ user: User, access_token: z.string(), expires_at: Instant })
export type SignedIn = z.infer<typeof SignedIn>

/** A line of a class list. */
export const Student = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  academic_level_id: z.nullable(z.string()),
})

export const Class = z.object({
  id: Id,
  name: z.string(),
  academic_level_id: z.nullable(z.string()),
  subject_id: z.nullable(z.string()),
  subject_name: z.nullable(z.string()),
  student_count: z.int(),
})
export type Class = z.infer<typeof Class>

/** What a course has really in it, so that nobody pays for a name. */
export const CourseContents = z.object({
  quiz_count: z.int(),
  question_count: z.int(),
  /** Open to everyone; the others come with the course. */
  free_quiz_count: z.int(),
  quizzes: z.array(
    // No ids: who can't open a quiz can't name it.
    z.object({ title: z.string(), description: z.string(), question_count: z.int(), is_free: z.boolean() }),
  ),
})
export type CourseContents = z.infer<typeof CourseContents>

export const Course = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  is_active: z.boolean(),
  school: z.nullable(z.object({ id: Id, name: z.string() })),
  subject: z.object({ id: Id, name: z.string() }),
  /** The same beside it, as part 2 §3 names them. */
  subject_id: Id,
  subject_name: z.string(),
  academic_level: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Where a course is shown to be chosen. */
  contents: z.optional(CourseContents),
})
export type Course = z.infer<typeof Course>
