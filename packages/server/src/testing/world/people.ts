import { demoCourses } from '../../demo/cast.ts'
import { newId } from '../../kernel/db/columns.ts'
import { classStudent, classTeacher, course, klass, parentChild, subject } from '../../kernel/people/schema.ts'
import type { TestServer } from '../server.ts'

/** The people of the world, what ties them together, and two who are tied to nobody. */
export async function peopleWorld(server: TestServer) {
  const { db } = server.database
  const cast = await server.cast()
  const outsider = await server.addPerson('student')
  const outsideTeacher = await server.addPerson('teacher')

  const courses = Object.values(demoCourses)
  await db
    .insert(subject)
    .values(courses.map(({ subject_id, title }) => ({ id: subject_id, name: title })))
    .onConflictDoNothing()
  await db.insert(course).values(courses.map((one) => ({ ...one, school_id: server.school_id })))
  const class_id = newId()
  await db.insert(klass).values({ id: class_id, school_id: server.school_id, name: '6A', subject_id: '1' })
  await db.insert(classTeacher).values({ class_id, teacher_id: cast.teacher.id })
  await db.insert(classStudent).values({ class_id, student_id: cast.student.id })
  await db.insert(parentChild).values({ parent_id: cast.parent.id, child_id: cast.student.id })
  return { server, cast, outsider, outsideTeacher, class_id }
}
export type PeopleWorld = Awaited<ReturnType<typeof peopleWorld>>
