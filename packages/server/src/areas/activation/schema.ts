import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/db/columns.ts'
import { course, person, school } from '../../kernel/people/schema.ts'

/** Kept readable, unlike tokens: a school gives its codes out from the list, weeks after they were made. */
export const activationCode = pgTable(
  'activation_code',
  {
    id: id(),
    /** 60 random bits, without groups. */
    code: text('code').notNull().unique(),
    school_id: uuid('school_id').references(() => school.id),
    note: text('note').notNull().default(''),
    made_by: uuid('made_by')
      .notNull()
      .references(() => person.id),
    expires_at: instant('expires_at'),
    revoked_at: instant('revoked_at'),
    redeemed_at: instant('redeemed_at'),
    redeemed_by: uuid('redeemed_by').references(() => person.id),
    student_id: uuid('student_id').references(() => person.id),
    created_at: createdAt(),
  },
  (table) => [
    index('activation_code_school').on(table.school_id, table.created_at),
    index('activation_code_student').on(table.student_id),
  ],
)

export const activationCodeCourse = pgTable(
  'activation_code_course',
  {
    code_id: uuid('code_id')
      .notNull()
      .references(() => activationCode.id),
    course_id: uuid('course_id')
      .notNull()
      .references(() => course.id),
  },
  (table) => [primaryKey({ columns: [table.code_id, table.course_id] })],
)
