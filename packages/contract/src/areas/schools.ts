import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { School, SchoolFlags } from '../entities/people.ts'
import { Id } from '../shapes.ts'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
/** Lower case, as browsers have it. */
const domain = z
  .string()
  .check(z.maxLength(253), z.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/))
const switched = { answer: z.object({ id: Id, active: z.boolean() }) }
const subject = {
  who: ['parent', 'admin'],
  reach: { account: 'id', student: 'childId', course: 'courseId' },
  answer: z.object({ child_id: Id, course_id: Id, is_active: z.boolean() }),
} as const

export const schools = contract({
  'GET teachers/schools/details': {
    summary: "The teacher's own school with its numbers.",
    who: ['teacher'],
    reach: 'own',
    answer: z.object({
      school: z.extend(School, {
        student_count: z.int(),
        teacher_count: z.int(),
        class_count: z.int(),
        course_count: z.int(),
      }),
    }),
  },
  'GET admin/schools': {
    summary: 'Schools by name: all for an admin, the own one for a school’s.',
    who: ['teacher-admin', 'admin'],
    reach: 'own',
    answer: z.object({ schools: z.array(School) }),
  },
  'POST admin/schools': {
    summary: 'Adds a school.',
    who: ['admin'],
    reach: 'none',
    body: z.object({ name, domain_name: z.optional(z.nullable(domain)), flags: z.optional(SchoolFlags) }),
    answer: z.object({ school: School }),
    errors: ['school.domain-taken'],
    keyed: true,
  },
  'PATCH admin/schools/{id}': {
    summary: 'Changes a school; a field that is left out stays.',
    who: ['admin'],
    reach: { school: 'id' },
    body: z.object({
      name: z.optional(name),
      domain_name: z.optional(z.nullable(domain)),
      flags: z.optional(SchoolFlags),
    }),
    answer: z.object({ school: School }),
    errors: ['school.domain-taken'],
  },
  'PATCH admin/schools/{id}/activate': {
    summary: 'Switches a school on again, and the people who were switched off with it.',
    who: ['admin'],
    reach: { school: 'id' },
    ...switched,
  },
  'PATCH admin/schools/{id}/deactivate': {
    summary: 'Switches a school off: its people are switched off with it, their sessions end.',
    who: ['admin'],
    reach: { school: 'id' },
    ...switched,
  },
  'PATCH admin/users/{id}/activate': {
    summary: 'Switches an account on again.',
    who: ['admin'],
    reach: { account: 'id' },
    ...switched,
  },
  'PATCH admin/users/{id}/deactivate': {
    summary: 'Switches an account off and ends all its sessions.',
    who: ['admin'],
    reach: { account: 'id' },
    errors: ['users.own-account'],
    ...switched,
  },
  'PATCH admin/classes/{id}/activate': {
    summary: 'Switches a class on again.',
    who: ['admin'],
    reach: { class: 'id' },
    ...switched,
  },
  'PATCH admin/classes/{id}/deactivate': {
    summary: 'Switches a class off: its teachers no longer reach its pupils by it.',
    who: ['admin'],
    reach: { class: 'id' },
    ...switched,
  },
  'PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/activate': {
    summary: 'Gives a child a course back that the family owns. For the parent, and for an admin.',
    ...subject,
  },
  'PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/deactivate': {
    summary: 'Takes a course that the family owns out of a child’s list; it stays theirs.',
    ...subject,
  },
})
