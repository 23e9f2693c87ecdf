import type { ActivationCode } from '@coachkit/contract'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { readCode } from '../../kernel/codes/codes.ts'
import type { Database, Db, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { rememberAnswer } from '../../kernel/keyed/keyed.ts'
import { courseColumns } from '../../kernel/people/courses.ts'
import { grantCourses, liftFreeTier } from '../../kernel/people/grants.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import {
  academicLevel,
  course,
  courseGrant,
  coursePerson,
  person,
  school,
  subject,
} from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isFree, printed } from './rules.ts'
import { activationCode, activationCodeCourse } from './schema.ts'

/** What a redeemed code does to a free-tier student: `full` makes a paying one, `free-tier` leaves it. */
export type Tier = 'full' | 'free-tier'

export function createActivationStore({ db, withTx }: Pick<Database, 'db' | 'withTx'>) {
  const coursesOf = (tx: Db | Tx, code_id: string) =>
    tx
      .select({ id: course.id, title: course.title })
      .from(activationCodeCourse)
      .innerJoin(course, eq(course.id, activationCodeCourse.course_id))
      .where(eq(activationCodeCourse.code_id, code_id))
      .orderBy(asc(course.title), asc(course.id))

  async function findRow(tx: Db | Tx, typed: string) {
    const [found] = await tx
      .select()
      .from(activationCode)
      .where(eq(activationCode.code, readCode(typed)))
    return found ?? null
  }

  /** Those of the courses that the student has; one that a parent paused is still the student's. */
  async function findOpen(tx: Db | Tx, student_id: string, course_ids: readonly string[]): Promise<string[]> {
    if (course_ids.length === 0) return []
    const rows = await tx
      .select({ id: course.id })
      .from(course)
      .where(
        and(
          inArray(course.id, [...course_ids]),
          sql`(${course.id} in (select ${coursePerson.course_id} from ${coursePerson}
              where ${coursePerson.person_id} = ${student_id})
            or ${course.id} in (select ${courseGrant.course_id} from ${courseGrant}
              where ${courseGrant.person_id} = ${student_id}))`,
        ),
      )
    return rows.map(({ id }) => id)
  }

  /** Refuses a code that would be spent for nothing: every course is there, and no free tier would be lifted. */
  async function mustBeWorthIt(tx: Tx, student_id: string, typed: string, tier: Tier): Promise<void> {
    const [student] = await tx
      .select({ is_free_tier: person.is_free_tier })
      .from(person)
      .where(eq(person.id, student_id))
      .for('no key update')
    if (tier === 'full' && student?.is_free_tier) return
    const code = await findRow(tx, typed)
    if (!code || !isFree(code, new Date())) return
    const ids = (await coursesOf(tx, code.id)).map(({ id }) => id)
    const open = await findOpen(tx, student_id, ids)
    if (ids.every((id) => open.includes(id))) throw new Refusal('activation.nothing-new')
  }

  /**
   * Takes the code for the student and gives its courses, or refuses. Of any number who try at once one gets it: the
   * update finds the code unspent once.
   */
  async function redeem(tx: Tx, by: string, student_id: string, typed: string, tier: Tier): Promise<ActivationCode> {
    await mustBeWorthIt(tx, student_id, typed, tier)
    const [taken] = await tx
      .update(activationCode)
      .set({ redeemed_at: sql`now()`, redeemed_by: by, student_id })
      .where(
        and(
          eq(activationCode.code, readCode(typed)),
          sql`${activationCode.redeemed_at} is null and ${activationCode.revoked_at} is null
            and coalesce(${activationCode.expires_at} > now(), true)`,
        ),
      )
      .returning({ id: activationCode.id, code: activationCode.code })
    if (!taken) throw new Refusal((await findRow(tx, typed)) ? 'activation.spent' : 'activation.unknown')
    const courses = await coursesOf(tx, taken.id)
    const source = `activation:${taken.id}` as const
    await grantCourses(
      tx,
      student_id,
      courses.map(({ id }) => id),
      source,
    )
    if (tier === 'full') await liftFreeTier(tx, student_id, source)
    return { code: printed(taken.code), checked: false, courses, already_open: courses.map(({ id }) => id) }
  }

  return {
    redeem,

    async findCode(typed: string, student_id: string | null): Promise<ActivationCode | null> {
      const found = await findRow(db, typed)
      if (!found) return null
      const courses = await coursesOf(db, found.id)
      const ids = courses.map(({ id }) => id)
      const already_open = student_id === null ? [] : await findOpen(db, student_id, ids)
      return { code: printed(found.code), checked: isFree(found, new Date()), courses, already_open }
    },

    /** The student's id when within reach, or null. */
    async findStudent(user: Caller, student_id: string): Promise<string | null> {
      if (!isUuid(student_id)) return null
      const [found] = await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.id, student_id), reach.billing(user)))
      return found?.id ?? null
    },

    /** Null when the student is out of the caller's reach. */
    async redeemFor(user: Caller, student_id: string, typed: string) {
      if (!isUuid(student_id)) return null
      // A spent code is told without waiting in line behind those who try it at the same time.
      const found = await findRow(db, typed)
      return withTx(async (tx) => {
        const [student] = await tx
          .select({ id: person.id })
          .from(person)
          .where(and(eq(person.id, student_id), person.active, reach.billing(user)))
        if (!student) return null
        if (!found) throw new Refusal('activation.unknown')
        if (!isFree(found, new Date())) throw new Refusal('activation.spent')
        const answer = { ...(await redeem(tx, user.person_id, student.id, typed, 'full')), child_id: student.id }
        await rememberAnswer(tx, answer)
        return answer
      })
    },

    /** Courses that came by codes: of one student, or of everybody in the caller's care. */
    async findCourses(user: Caller, student_id?: string) {
      if (student_id !== undefined && !isUuid(student_id)) return null
      const within = and(reach.billing(user), student_id === undefined ? undefined : eq(person.id, student_id))
      const people = await db.select({ id: person.id }).from(person).where(within)
      if (student_id !== undefined && people.length === 0) return null
      const rows = await db
        .select({
          ...courseColumns,
          student_id: activationCode.student_id,
          activated_at: activationCode.redeemed_at,
        })
        .from(activationCode)
        .innerJoin(activationCodeCourse, eq(activationCodeCourse.code_id, activationCode.id))
        .innerJoin(course, eq(course.id, activationCodeCourse.course_id))
        .innerJoin(subject, eq(subject.id, course.subject_id))
        .leftJoin(school, eq(school.id, course.school_id))
        .leftJoin(academicLevel, eq(academicLevel.id, course.academic_level_id))
        .where(
          and(
            isNotNull(activationCode.redeemed_at),
            inArray(
              activationCode.student_id,
              people.map(({ id }) => id),
            ),
          ),
        )
        .orderBy(asc(activationCode.redeemed_at), asc(course.title))
      return rows.map(({ student_id, activated_at, ...rest }) => ({
        ...rest,
        student_id: student_id ?? '',
        activated_at: activated_at?.toISOString() ?? '',
      }))
    },
  }
}
export type ActivationStore = ReturnType<typeof createActivationStore>
