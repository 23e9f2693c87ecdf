import type { Course } from '@coachkit/contract'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { reach } from '../../kernel/people/reach.ts'
import { academicLevel, course, coursePerson, person, school, subject } from '../../kernel/people/schema.ts'

export function createCourseStore({ db }: Pick<Database, 'db'>) {
  async function coursesOf(people: SQL | undefined): Promise<Course[]> {
    const mine = db.select({ id: coursePerson.course_id }).from(coursePerson).where(people)
    return db
      .select({
        id: course.id,
        title: course.title,
        is_active: course.is_active,
        school: { id: school.id, name: school.name },
        subject: { id: subject.id, name: subject.name },
        academic_level: { id: academicLevel.id, name: academicLevel.name },
      })
      .from(course)
      .innerJoin(subject, eq(subject.id, course.subject_id))
      .leftJoin(school, eq(school.id, course.school_id))
      .leftJoin(academicLevel, eq(academicLevel.id, course.academic_level_id))
      .where(inArray(course.id, mine))
      .orderBy(asc(course.title), asc(course.id))
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
  }
}
export type CourseStore = ReturnType<typeof createCourseStore>
