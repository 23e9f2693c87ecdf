import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { cancelOneTimes } from '../../kernel/auth/one-time.ts'
import { session } from '../../kernel/auth/schema.ts'
import { revokeAll } from '../../kernel/auth/sessions.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { pauseCourse } from '../../kernel/people/grants.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import { course, klass, parentChild, person, school } from '../../kernel/people/schema.ts'
import { reachOwnedCourse } from './reach.ts'
import { schoolPause } from './schema.ts'

/** What is switched on and off: accounts, classes, schools, and a child's courses. Each tells whether it was there. */
export function createSwitchStore({ withTx }: Pick<Database, 'withTx'>) {
  /** Sessions end with the account, in the same transaction: a request of the next moment finds none. */
  async function setUser(user: Caller, id: string, active: boolean): Promise<boolean> {
    if (!isUuid(id)) return false
    return withTx(async (tx) => {
      const changed = await tx
        .update(person)
        .set({ active })
        .where(and(eq(person.id, id), reach.account(user)))
        .returning({ id: person.id })
      if (changed.length === 0) return false
      // Decided for this account alone: the school's switch no longer speaks for it.
      await tx.delete(schoolPause).where(eq(schoolPause.person_id, id))
      if (!active) {
        await revokeAll(tx, id)
        await cancelOneTimes(tx, id)
      }
      return true
    })
  }

  async function setClass(user: Caller, id: string, active: boolean): Promise<boolean> {
    if (!isUuid(id)) return false
    return withTx(async (tx) => {
      const changed = await tx
        .update(klass)
        .set({ active })
        .where(and(eq(klass.id, id), reach.class(user)))
        .returning({ id: klass.id })
      return changed.length > 0
    })
  }

  async function setSchool(user: Caller, id: string, active: boolean): Promise<boolean> {
    if (!isUuid(id)) return false
    return withTx(async (tx) => {
      const [found] = await tx
        .update(school)
        .set({ active })
        .where(and(eq(school.id, id), reach.school(user)))
        .returning({ id: school.id })
      if (!found) return false
      await (active ? wakePeople(tx, id) : pausePeople(tx, id))
      return true
    })
  }

  async function pausePeople(tx: Tx, school_id: string): Promise<void> {
    const paused = await tx
      .update(person)
      .set({ active: false })
      .where(and(eq(person.school_id, school_id), person.active))
      .returning({ id: person.id })
    const ids = paused.map(({ id }) => id)
    if (ids.length === 0) return
    await tx
      .insert(schoolPause)
      .values(ids.map((person_id) => ({ person_id, school_id })))
      .onConflictDoNothing()
    await tx
      .update(session)
      .set({ revoked_at: sql`now()` })
      .where(and(inArray(session.person_id, ids), isNull(session.revoked_at)))
  }

  async function wakePeople(tx: Tx, school_id: string): Promise<void> {
    const paused = await tx
      .delete(schoolPause)
      .where(eq(schoolPause.school_id, school_id))
      .returning({ id: schoolPause.person_id })
    if (paused.length === 0) return
    await tx
      .update(person)
      .set({ active: true })
      .where(
        inArray(
          person.id,
          paused.map(({ id }) => id),
        ),
      )
  }

  /** For a parent of one's own name or any for an admin, a child of that parent, and a course that the family owns. */
  async function setSubject(
    user: Caller,
    { parent_id, child_id, course_id }: { parent_id: string; child_id: string; course_id: string },
    active: boolean,
  ): Promise<boolean> {
    if (![parent_id, child_id, course_id].every(isUuid)) return false
    return withTx(async (tx) => {
      const [found] = await tx
        .select({ child_id: parentChild.child_id })
        .from(parentChild)
        .innerJoin(course, eq(course.id, course_id))
        .where(
          and(
            eq(parentChild.parent_id, parent_id),
            eq(parentChild.child_id, child_id),
            reach.account(user, parentChild.parent_id),
            reach.student(user, parentChild.child_id),
            reachOwnedCourse(child_id, course_id),
          ),
        )
      if (!found) return false
      await pauseCourse(tx, child_id, course_id, !active)
      return true
    })
  }

  return { setUser, setClass, setSchool, setSubject }
}
export type SwitchStore = ReturnType<typeof createSwitchStore>
