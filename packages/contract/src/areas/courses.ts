import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { Course } from '../entities/people.ts'
import { Id, QueryFlag } from '../shapes.ts'

export const courses = contract({
  'GET courses/user': {
    summary: "The caller's courses, or those of a linked child.",
    who: ['student', 'parent', 'teacher'],
    reach: { student: 'child_id' },
    query: z.object({ child_id: z.optional(Id), has_assigned_course: z.optional(QueryFlag) }),
    answer: z.object({ courses: z.array(Course) }),
  },
  'GET courses': {
    summary: "Courses that are open to everyone, and the caller's school's; an admin's list has every school's.",
    who: 'public',
    scope: 'pages',
    reach: 'published',
    query: z.object({
      school_id: z.optional(Id),
      subject_id: z.optional(Id),
      academic_level_id: z.optional(Id),
    }),
    answer: z.object({ courses: z.array(Course) }),
  },
  'GET courses/{id}': {
    summary: 'A course that the caller takes, teaches, cares or answers for, or that is open to everyone.',
    who: 'signed-in',
    reach: { course: 'id' },
    answer: z.object({ course: Course }),
  },
  'GET courses/public/{id}': {
    summary: 'A course that is open to everyone.',
    who: 'public',
    scope: 'pages',
    reach: 'published',
    answer: z.object({ course: Course }),
  },
})
