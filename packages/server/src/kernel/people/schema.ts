import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../db/columns.ts'

export const school = pgTable('school', {
  id: id(),
  name: text('name').notNull(),
  /** Lower case; a white-label school is found by it. */
  domain_name: text('domain_name').unique(),
  flags: jsonb('flags').$type<{ learning_path_disabled?: boolean }>().notNull().default({}),
  brand: jsonb('brand').$type<Record<string, unknown>>(),
  active: boolean('active').notNull().default(true),
  created_at: createdAt(),
})

/** Numbered like the small fixed sets, but each deployment has its own, so the numbers travel as text. */
export const subject = pgTable('subject', { id: text('id').primaryKey(), name: text('name').notNull() })
export const academicLevel = pgTable('academic_level', { id: text('id').primaryKey(), name: text('name').notNull() })

/** Everybody: people with an account, and learners whom a site vouches for (`site_id` and `external_id`). */
export const person = pgTable(
  'person',
  {
    id: id(),
    user_role_id: smallint('user_role_id').notNull(),
    teacher_role_id: smallint('teacher_role_id'),
    school_id: uuid('school_id').references(() => school.id),
    username: text('username').notNull().unique(),
    /** Lower case. Children need none. */
    email: text('email').unique(),
    /** When the person showed that mail to this address reaches them; null where somebody else wrote it down. */
    email_confirmed_at: instant('email_confirmed_at'),
    mobile_number: text('mobile_number').unique(),
    first_name: text('first_name').notNull().default(''),
    last_name: text('last_name').notNull().default(''),
    academic_level_id: text('academic_level_id').references(() => academicLevel.id),
    /** argon2id in PHC form; null where no password was set. */
    password_hash: text('password_hash'),
    is_free_tier: boolean('is_free_tier').notNull().default(false),
    has_agreed_policy: boolean('has_agreed_policy').notNull().default(false),
    /** The file's key; the wire has its address. */
    profile_pic_file: text('profile_pic_file'),
    /** IANA name; a day that counts is this person's day. */
    time_zone: text('time_zone').notNull().default('UTC'),
    site_id: uuid('site_id'),
    external_id: text('external_id'),
    active: boolean('active').notNull().default(true),
    last_logged_in: instant('last_logged_in'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('person_site_learner').on(table.site_id, table.external_id).where(sql`${table.site_id} is not null`),
    index('person_school').on(table.school_id),
    // `Ann` and `ann` would be one and the same to whoever types them.
    uniqueIndex('person_username_lower').on(sql`lower(${table.username})`),
  ],
)

export const parentChild = pgTable(
  'parent_child',
  {
    parent_id: uuid('parent_id')
      .notNull()
      .references(() => person.id),
    child_id: uuid('child_id')
      .notNull()
      .references(() => person.id),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.parent_id, table.child_id] }),
    index('parent_child_child').on(table.child_id),
  ],
)

export const klass = pgTable(
  'class',
  {
    id: id(),
    school_id: uuid('school_id')
      .notNull()
      .references(() => school.id),
    name: text('name').notNull(),
    academic_level_id: text('academic_level_id').references(() => academicLevel.id),
    subject_id: text('subject_id').references(() => subject.id),
    active: boolean('active').notNull().default(true),
    created_at: createdAt(),
  },
  (table) => [index('class_school').on(table.school_id)],
)

export const classTeacher = pgTable(
  'class_teacher',
  {
    class_id: uuid('class_id')
      .notNull()
      .references(() => klass.id),
    teacher_id: uuid('teacher_id')
      .notNull()
      .references(() => person.id),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.teacher_id] }),
    index('class_teacher_teacher').on(table.teacher_id),
  ],
)

export const classStudent = pgTable(
  'class_student',
  {
    class_id: uuid('class_id')
      .notNull()
      .references(() => klass.id),
    student_id: uuid('student_id')
      .notNull()
      .references(() => person.id),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.student_id] }),
    index('class_student_student').on(table.student_id),
  ],
)

/** The subjects of a department head's department. */
export const departmentSubject = pgTable(
  'department_subject',
  {
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id),
    subject_id: text('subject_id')
      .notNull()
      .references(() => subject.id),
  },
  (table) => [primaryKey({ columns: [table.person_id, table.subject_id] })],
)

export const course = pgTable('course', {
  id: id(),
  title: text('title').notNull(),
  /** A sentence or two for people who choose. */
  description: text('description').notNull().default(''),
  school_id: uuid('school_id').references(() => school.id),
  subject_id: text('subject_id')
    .notNull()
    .references(() => subject.id),
  academic_level_id: text('academic_level_id').references(() => academicLevel.id),
  /** A school's course that is open to everyone; one of no school is open anyway. */
  is_published: boolean('is_published').notNull().default(false),
  is_active: boolean('is_active').notNull().default(true),
  created_at: createdAt(),
})

/** Who takes, or teaches, a course. */
export const coursePerson = pgTable(
  'course_person',
  {
    course_id: uuid('course_id')
      .notNull()
      .references(() => course.id),
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id),
  },
  (table) => [
    primaryKey({ columns: [table.course_id, table.person_id] }),
    index('course_person_person').on(table.person_id),
  ],
)

/**
 * Why a person has a course: `assigned`, `subscription:ID`, `activation:ID` … A course that came from two sides stays
 * when one of them ends. `course_person` is what follows from these rows, and what reach reads.
 */
export const courseGrant = pgTable(
  'course_grant',
  {
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id),
    course_id: uuid('course_id')
      .notNull()
      .references(() => course.id),
    source: text('source').notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.person_id, table.course_id, table.source] })],
)

/** A course that a parent took out of a child's list for the time being; the grants stay. */
export const coursePause = pgTable(
  'course_pause',
  {
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id),
    course_id: uuid('course_id')
      .notNull()
      .references(() => course.id),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.person_id, table.course_id] })],
)

/** Why a free-tier student is treated as a paying one for the time being; without a row left, the free tier is back. */
export const freeTierLift = pgTable(
  'free_tier_lift',
  {
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id),
    source: text('source').notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.person_id, table.source] })],
)
