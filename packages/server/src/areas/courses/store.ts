import type { Course } from '@coachkit/contract'
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { courseColumns, isOpenCourse } from '../../kernel/people/courses.ts'
import { reach } from '../../kernel/people/reach.ts'
import { academicLevel, course, coursePerson, person, school, subject } from '../../kernel/people/schema.ts'

export interface CourseFilter {
  school_id?: string | undefined
  subject_id?: string | undefined
  academic_level_id?: string | undefined
}

export function createCourseStore({ db }: Pick<Database, 'db'>) {
  const read = (where: SQL | undefined): Promise<Course[]> =>
    db
      .select(courseColumns)
      .from(course)
      .innerJoin(subject, eq(subject.id, course.subject_id))
      .leftJoin(school, eq(school.id, course.school_id))
      .leftJoin(academicLevel, eq(academicLevel.id, course.academic_level_id))
      .where(where)
      .orderBy(asc(course.title), asc(course.id))

  const coursesOf = (people: SQL | undefined) =>
    read(inArray(course.id, db.select({ id: coursePerson.course_id }).from(coursePerson).where(people)))

  async function findOne(id: string, where: SQL | undefined): Promise<Course | null> {
    if (!isUuid(id)) return null
    const [found] = await read(and(eq(course.id, id), where))
    return found ?? null
  }

  return {
    ownCourses: (user: PersonPrincipal) => coursesOf(eq(coursePerson.person_id, user.person_id)),

    /** The courses of everybody in the caller's care. */
    coursesInCare: (user: PersonPrincipal) => coursesOf(reach.student(user, coursePerson.person_id)),

    /** Null when the student is out of reach, or there is none. */
    async findCoursesOf(user: PersonPrincipal, student_id: string): Promise<Course[] | null> {
      if (!isUuid(student_id)) return null
      const [found] = await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.id, student_id), reach.student(user)))
      return found ? coursesOf(eq(coursePerson.person_id, found.id)) : null
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
