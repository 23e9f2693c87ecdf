import type { Course, CourseContents } from '@coachkit/contract'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { courseColumns, isOpenCourse } from '../../kernel/people/courses.ts'
import { reach } from '../../kernel/people/reach.ts'
import {
  academicLevel,
  course,
  courseGrant,
  coursePerson,
  person,
  school,
  subject,
} from '../../kernel/people/schema.ts'
import type { FindCourseContents } from '../../kernel/ports.ts'

export interface CourseFilter {
  school_id?: string | undefined
  subject_id?: string | undefined
  academic_level_id?: string | undefined
}

/** A school's gift, not bought: what has no reason on record was assigned before reasons were kept. */
const isAssigned = sql`(exists (select 1 from ${courseGrant} g where g.person_id = ${coursePerson.person_id}
    and g.course_id = ${coursePerson.course_id} and g.source = 'assigned')
  or not exists (select 1 from ${courseGrant} g where g.person_id = ${coursePerson.person_id}
    and g.course_id = ${coursePerson.course_id}))`

const noContents: CourseContents = { quiz_count: 0, question_count: 0, free_quiz_count: 0, quizzes: [] }

export function createCourseStore({ db }: Pick<Database, 'db'>, findContents: FindCourseContents) {
  async function read(where: SQL | undefined): Promise<Course[]> {
    const rows = await db
      .select(courseColumns)
      .from(course)
      .innerJoin(subject, eq(subject.id, course.subject_id))
      .leftJoin(school, eq(school.id, course.school_id))
      .leftJoin(academicLevel, eq(academicLevel.id, course.academic_level_id))
      .where(where)
      .orderBy(asc(course.title), asc(course.id))
    const contents = await findContents(rows.map(({ id }) => id))
    return rows.map((row) => ({ ...row, contents: contents.get(row.id) ?? noContents }))
  }

  const coursesOf = (people: SQL | undefined, assigned: boolean) =>
    read(
      inArray(
        course.id,
        db
          .select({ id: coursePerson.course_id })
          .from(coursePerson)
          .where(and(people, assigned ? isAssigned : undefined)),
      ),
    )

  async function findOne(id: string, where: SQL | undefined): Promise<Course | null> {
    if (!isUuid(id)) return null
    const [found] = await read(and(eq(course.id, id), where))
    return found ?? null
  }

  return {
    ownCourses: (user: PersonPrincipal, assigned: boolean) =>
      coursesOf(eq(coursePerson.person_id, user.person_id), assigned),

    /** The courses of everybody in the caller's care. */
    coursesInCare: (user: PersonPrincipal, assigned: boolean) =>
      coursesOf(reach.student(user, coursePerson.person_id), assigned),

    /** Null when the student is out of reach, or there is none. */
    async findCoursesOf(user: PersonPrincipal, student_id: string, assigned: boolean): Promise<Course[] | null> {
      if (!isUuid(student_id)) return null
      const [found] = await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.id, student_id), reach.student(user)))
      return found ? coursesOf(eq(coursePerson.person_id, found.id), assigned) : null
    },

    /** Running courses that are open to everyone, and to those of one school or, for an admin, of all. */
    async findOpen(schools: string | 'all' | null, filter: CourseFilter): Promise<Course[]> {
      const { school_id, subject_id, academic_level_id } = filter
      if (school_id !== undefined && !isUuid(school_id)) return []
      return read(
        and(
          course.is_active,
          schools === 'all' ? undefined : isOpenCourse(schools),
          school_id === undefined ? undefined : eq(course.school_id, school_id),
          subject_id === undefined ? undefined : eq(course.subject_id, subject_id),
          academic_level_id === undefined ? undefined : eq(course.academic_level_id, academic_level_id),
        ),
      )
    },

    findPublic: (id: string) => findOne(id, and(course.is_active, isOpenCourse(null))),

    /** Within the caller's reach, or open to everyone. */
    findCourse: (user: PersonPrincipal, id: string) =>
      findOne(id, or(reach.course(user), and(course.is_active, isOpenCourse(null)))),
  }
}
export type CourseStore = ReturnType<typeof createCourseStore>
