import { type SQL, sql } from 'drizzle-orm'
import { defineReach } from './reach-table.ts'
import { academicLevel, course, school, subject } from './schema.ts'

/** A course as the wire has it, from `course` joined with its school, subject and level. */
export const courseColumns = {
  id: course.id,
  title: course.title,
  description: course.description,
  is_active: course.is_active,
  school: { id: school.id, name: school.name },
  subject: { id: subject.id, name: subject.name },
  subject_id: subject.id,
  subject_name: subject.name,
  academic_level: { id: academicLevel.id, name: academicLevel.name },
}

/** Courses that are open to everyone; or to those of this school, because they are theirs. */
export const isOpenCourse = defineReach('course:open', (school_id: string | SQL | null): SQL => {
  const everyone = sql`${course.is_published} or ${course.school_id} is null`
  return school_id === null ? everyone : sql`${everyone} or ${course.school_id} = ${school_id}`
})
