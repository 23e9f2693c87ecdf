import { newId } from '../../kernel/db/columns.ts'
import { grantCourses } from '../../kernel/people/grants.ts'
import { course, school } from '../../kernel/people/schema.ts'
import type { PeopleWorld } from './people.ts'

/** A school that only an admin reaches, and a course that the student's family owns. */
export async function schoolsWorld({ server, cast }: PeopleWorld) {
  const { db, withTx } = server.database
  const [far_school_id, owned_course_id] = [newId(), newId()]
  await db.insert(school).values({ id: far_school_id, name: 'A school elsewhere' })
  await db.insert(course).values({ id: owned_course_id, title: 'Owned by the family', subject_id: '1' })
  await withTx((tx) => grantCourses(tx, cast.student.id, [owned_course_id], `parent:${cast.parent.id}`))
  return { far_school_id, owned_course_id }
}
