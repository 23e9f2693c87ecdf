import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { Class, Student } from '../entities/people.ts'
import { DayOrInstant, Id, Instant } from '../shapes.ts'

/** Days are the pupils' own; instants are the same for all. */
const span = z.object({ start: z.optional(DayOrInstant), end: z.optional(DayOrInstant) })

/** What one pupil of a class did in a span of days. */
const StudentRow = z.extend(Student, {
  answered: z.int(),
  full_marks: z.int(),
  /** Percent of the marks that were to be had; null where nothing was answered. */
  avg_mark: z.nullable(z.number()),
  hints_used: z.int(),
  last_answered_at: z.nullable(Instant),
})

const QuestionRow = z.object({
  question_id: Id,
  quiz_title: z.string(),
  stem: z.string(),
  answered: z.int(),
  avg_mark: z.number(),
})

export const classes = contract({
  'GET classes': {
    summary: "The teacher's classes; an admin may ask for somebody else's by user_id.",
    who: ['teacher', 'admin'],
    reach: 'own',
    query: z.object({ user_id: z.optional(Id) }),
    answer: z.object({ classes: z.array(Class) }),
  },
  'GET classes/{id}/students': {
    summary: 'The pupils of a class.',
    who: ['teacher', 'admin'],
    reach: { class: 'id' },
    answer: z.object({ students: z.array(Student) }),
  },
  'GET classes/{classId}/report': {
    summary: 'What the pupils of a class answered between two days, by pupil and by question, weakest first.',
    who: ['teacher', 'admin'],
    reach: { class: 'classId' },
    query: span,
    answer: z.object({ class: Class, students: z.array(StudentRow), questions: z.array(QuestionRow) }),
  },
})
