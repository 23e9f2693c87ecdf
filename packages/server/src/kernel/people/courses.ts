import { type SQL, sql } from 'drizzle-orm'
import { academicLevel, course, school, subject } from './schema.ts'

/** A course as the wire has it, from `course` joined with its school, subject and level. */
export const courseColumns = {
  id: course.id,
  title: course.title,
  is_active: course.is_active,
  school: { id: school.id, name: school.name },
  subject: { id: subject.id, name: subject.name },
  academic_level: { id: academicLevel.id, name: academicLevel.name },
}

/** Open to everyone; or to those of this school, because it is theirs. */
export const isOpenCourse = (school_id: string | SQL | null): SQL => {
  const everyone = sql`${course.is_published} or ${course.school_id} is null`
  return school_id === null ? sql`(${everyone})` : sql`(${everyone} or ${course.school_id} = ${school_id})`
}
