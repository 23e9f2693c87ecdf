import type { Class } from '@coachkit/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import { classStudent, classTeacher, klass, person, subject } from '../../kernel/people/schema.ts'

export function createClassStore({ db }: Pick<Database, 'db'>) {
  const read = (where: SQL | undefined): Promise<Class[]> =>
    db
      .select({
        id: klass.id,
        name: klass.name,
        academic_level_id: klass.academic_level_id,
        subject_id: klass.subject_id,
        subject_name: subject.name,
        student_count: sql<number>`(select count(*)::int from ${classStudent} s join ${person} p on p.id = s.student_id
          where s.class_id = ${klass}.id and p.active)`,
      })
      .from(klass)
      .leftJoin(subject, eq(subject.id, klass.subject_id))
      .where(where)
      .orderBy(asc(klass.name), asc(klass.id))

  return {
    /** The caller's classes; with `teacher_id` those of them that this teacher takes. */
    async findClasses(user: Caller, teacher_id: string | undefined): Promise<Class[]> {
      if (teacher_id !== undefined && !isUuid(teacher_id)) return []
      const taught =
        teacher_id &&
        sql`${klass.id} in (select ${classTeacher.class_id} from ${classTeacher}
          where ${classTeacher.teacher_id} = ${teacher_id})`
      return read(and(reach.class(user), taught || undefined))
    },

    async findClass(user: Caller, class_id: string): Promise<Class | null> {
      if (!isUuid(class_id)) return null
      const [found] = await read(and(eq(klass.id, class_id), reach.class(user)))
      return found ?? null
    },

    findStudents: (user: Caller, class_id: string) =>
      db
        .select({
          id: person.id,
          first_name: person.first_name,
          last_name: person.last_name,
          academic_level_id: person.academic_level_id,
        })
        .from(classStudent)
        .innerJoin(person, eq(person.id, classStudent.student_id))
        .innerJoin(klass, eq(klass.id, classStudent.class_id))
        .where(and(eq(klass.id, class_id), reach.class(user), person.active))
        .orderBy(asc(person.last_name), asc(person.first_name), asc(person.id)),
  }
}
export type ClassStore = ReturnType<typeof createClassStore>
