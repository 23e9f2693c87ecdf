import { and, eq } from 'drizzle-orm'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import { courseGrant, coursePerson, person } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Redeems an activation code within the transaction, without making a paying student of a free one. */
export type RedeemCode = (tx: Tx, by: string, student_id: string, code: string, tier: 'free-tier') => Promise<unknown>

/**
 * Not in the spec: our choice. Free-tier access opens the coach, the published quizzes and the courses of a code; an
 * account that has courses already would lose by it, so it is refused.
 */
export function createFreeTierStore({ withTx }: Pick<Database, 'withTx'>, redeemCode: RedeemCode) {
  return {
    /** False when the student is out of reach. */
    async redeem(user: Caller, student_id: string, code: string | undefined): Promise<boolean> {
      if (!isUuid(student_id)) return false
      return withTx(async (tx) => {
        const [student] = await tx
          .select({ id: person.id, is_free_tier: person.is_free_tier })
          .from(person)
          .where(and(eq(person.id, student_id), person.active, reach.student(user)))
          .for('no key update')
        if (!student) return false
        if (!student.is_free_tier) {
          const courses = await tx.$count(coursePerson, eq(coursePerson.person_id, student.id))
          // One that a parent paused is paid for all the same.
          const granted = await tx.$count(courseGrant, eq(courseGrant.person_id, student.id))
          if (courses + granted > 0) throw new Refusal('users.paid-access')
          await tx.update(person).set({ is_free_tier: true }).where(eq(person.id, student.id))
        }
        if (code !== undefined) await redeemCode(tx, user.person_id, student.id, code, 'free-tier')
        return true
      })
    },
  }
}
export type FreeTierStore = ReturnType<typeof createFreeTierStore>
