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
})
