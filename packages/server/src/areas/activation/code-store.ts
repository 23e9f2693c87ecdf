import type { CodeOfSchool } from '@coachkit/contract'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { newCode } from '../../kernel/codes/codes.ts'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { rememberAnswer } from '../../kernel/keyed/keyed.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import { course, person, school } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { reachCode } from './reach.ts'
import { codeLength, printed, statusOf } from './rules.ts'
import { activationCode, activationCodeCourse } from './schema.ts'

export interface NewCodes {
  course_ids: readonly string[]
  count: number
  school_id: string | null
  note?: string | undefined
  expires_at?: Date | undefined
}
type Page = { limit: number; offset: number }

/** Codes as a school keeps them: made, listed, taken out of use. */
export function createCodeStore({ db, withTx }: Pick<Database, 'db' | 'withTx'>) {
  async function views(tx: Database['db'] | Tx, where: SQL | undefined, page: Page): Promise<CodeOfSchool[]> {
    const now = new Date()
    const rows = await tx
      .select({
        row: activationCode,
        student: { id: person.id, first_name: person.first_name, last_name: person.last_name },
      })
      .from(activationCode)
      .leftJoin(person, eq(person.id, activationCode.student_id))
      .where(where)
      .orderBy(desc(activationCode.created_at), desc(activationCode.id))
      .limit(page.limit)
      .offset(page.offset)
    const courses = await tx
      .select({ code_id: activationCodeCourse.code_id, id: course.id, title: course.title })
      .from(activationCodeCourse)
      .innerJoin(course, eq(course.id, activationCodeCourse.course_id))
      .where(
        inArray(
          activationCodeCourse.code_id,
          rows.map(({ row }) => row.id),
        ),
      )
      .orderBy(asc(course.title))
    return rows.map(({ row, student }) => ({
      id: row.id,
      code: printed(row.code),
      courses: courses.filter(({ code_id }) => code_id === row.id).map(({ id, title }) => ({ id, title })),
      school_id: row.school_id,
      note: row.note,
      status: statusOf(row, now),
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
      redeemed_at: row.redeemed_at?.toISOString() ?? null,
      redeemed_for: student,
    }))
  }

  return {
    /** Null when one of the courses, or the school, is not there for the caller. */
    async make(user: Caller, { course_ids, count, school_id, note = '', expires_at }: NewCodes) {
      const ids = [...new Set(course_ids)]
      if (!ids.every(isUuid) || (school_id !== null && !isUuid(school_id))) return null
      // A school gives its own courses away, not those that its admin only takes or teaches.
      const ownCourses = user.roles.includes('admin') ? undefined : eq(course.school_id, sql`${user.school_id}::uuid`)
      return withTx(async (tx) => {
        const known = await tx
          .select({ id: course.id })
          .from(course)
          .where(and(inArray(course.id, ids), course.is_active, reach.course(user), ownCourses))
        if (known.length < ids.length) return null
        if (school_id !== null) {
          const [found] = await tx
            .select({ id: school.id })
            .from(school)
            .where(and(eq(school.id, school_id), reach.school(user)))
          if (!found) return null
        }
        const rows = Array.from({ length: count }, () => ({
          id: newId(),
          code: newCode(codeLength),
          made_by: user.person_id,
          school_id,
          note,
          expires_at: expires_at ?? null,
        }))
        await tx.insert(activationCode).values(rows)
        await tx
          .insert(activationCodeCourse)
          .values(rows.flatMap(({ id }) => ids.map((course_id) => ({ code_id: id, course_id }))))
        const made = inArray(
          activationCode.id,
          rows.map(({ id }) => id),
        )
        const answer = { activation_codes: await views(tx, made, { limit: count, offset: 0 }) }
        await rememberAnswer(tx, answer)
        return answer
      })
    },

    async list(user: Caller, school_id: string | undefined, page: Page) {
      if (school_id !== undefined && !isUuid(school_id)) return { activation_codes: [], total_count: 0 }
      const where = and(reachCode(user), school_id === undefined ? undefined : eq(activationCode.school_id, school_id))
      const total_count = await db.$count(activationCode, where)
      return { activation_codes: await views(db, where, page), total_count }
    },

    /** Redeemed codes stay as they are. False when there is none within reach. */
    async revoke(user: Caller, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const which = and(eq(activationCode.id, id), reachCode(user))
      const revoked = await db
        .update(activationCode)
        .set({ revoked_at: sql`coalesce(${activationCode.revoked_at}, now())` })
        .where(and(which, isNull(activationCode.redeemed_at)))
        .returning({ id: activationCode.id })
      if (revoked.length > 0) return true
      const [spent] = await db.select({ id: activationCode.id }).from(activationCode).where(which)
      if (spent) throw new Refusal('activation.spent')
      return false
    },
  }
}
export type CodeStore = ReturnType<typeof createCodeStore>
