import { newId } from '../../kernel/db/columns.ts'
import { course } from '../../kernel/people/schema.ts'
import type { PeopleWorld } from './people.ts'

/** A course that is open to everyone, though it is a school's. */
export async function coursesWorld({ server }: PeopleWorld) {
  const open_course_id = newId()
  await server.database.db.insert(course).values({
    ...{ id: open_course_id, title: 'Open to everyone', subject_id: '1' },
    ...{ school_id: server.school_id, is_published: true },
  })
  return { open_course_id }
}
