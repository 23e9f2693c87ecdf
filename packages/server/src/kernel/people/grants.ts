import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { courseGrant, coursePause, coursePerson, freeTierLift, person } from './schema.ts'

/** Who or what gives a course. */
export type GrantSource = 'assigned' | `subscription:${string}` | `activation:${string}` | `parent:${string}`

/** One after the other for each person: two that end at once would each leave the course to the other's grant. */
const lock = (tx: Tx, person_id: string) =>
  tx.select({ id: person.id }).from(person).where(eq(person.id, person_id)).for('no key update')

/** Gives a person courses, for this reason among others. Safe to repeat. */
export async function grantCourses(
  tx: Tx,
  person_id: string,
  course_ids: readonly string[],
  source: GrantSource,
): Promise<void> {
  if (course_ids.length === 0) return
  await lock(tx, person_id)
  const granted = tx
    .select({ one: sql`1` })
    .from(courseGrant)
    .where(and(eq(courseGrant.person_id, coursePerson.person_id), eq(courseGrant.course_id, coursePerson.course_id)))
  const unexplained = await tx
    .select({ course_id: coursePerson.course_id })
    .from(coursePerson)
    .where(
      and(
        eq(coursePerson.person_id, person_id),
        inArray(coursePerson.course_id, [...course_ids]),
        sql`not exists ${granted}`,
      ),
    )
  // What a person had before without a reason on record was assigned, and outlives this one.
  const rows = [
    ...unexplained.map(({ course_id }) => ({ person_id, course_id, source: 'assigned' as const })),
    ...course_ids.map((course_id) => ({ person_id, course_id, source })),
  ]
  await tx.insert(courseGrant).values(rows).onConflictDoNothing()
  await show(tx, person_id, course_ids)
}

/** What a school assigned is not a family's to pause. */
const isPaused = sql`${courseGrant.source} <> 'assigned' and exists (select 1 from ${coursePause}
  where ${coursePause.person_id} = ${courseGrant.person_id} and ${coursePause.course_id} = ${courseGrant.course_id})`

/** Puts what is granted, and not paused, into the list that reach reads. */
const show = (tx: Tx, person_id: string, course_ids: readonly string[]) =>
  tx.execute(sql`insert into ${coursePerson} (course_id, person_id)
    select distinct ${courseGrant.course_id}, ${courseGrant.person_id} from ${courseGrant}
    where ${courseGrant.person_id} = ${person_id} and ${inArray(courseGrant.course_id, [...course_ids])}
      and not (${isPaused})
    on conflict do nothing`)

/** True of the grants by which a family owns a course, rather than a school that assigned it. */
export const ownedByFamily = (person_id: string, course_id: string) => sql`exists (select 1 from ${courseGrant}
    where ${courseGrant.person_id} = ${person_id} and ${courseGrant.course_id} = ${course_id}
      and ${courseGrant.source} <> 'assigned')
  and not exists (select 1 from ${courseGrant} where ${courseGrant.person_id} = ${person_id}
    and ${courseGrant.course_id} = ${course_id} and ${courseGrant.source} = 'assigned')`

/** Takes a course that a family owns out of a person's list, or puts it back; its grants stay. Safe to repeat. */
export async function pauseCourse(tx: Tx, person_id: string, course_id: string, paused: boolean): Promise<void> {
  await lock(tx, person_id)
  if (paused) {
    await tx.insert(coursePause).values({ person_id, course_id }).onConflictDoNothing()
    await tx
      .delete(coursePerson)
      .where(and(eq(coursePerson.person_id, person_id), eq(coursePerson.course_id, course_id)))
    return
  }
  await tx.delete(coursePause).where(and(eq(coursePause.person_id, person_id), eq(coursePause.course_id, course_id)))
  await show(tx, person_id, [course_id])
}

/** Takes this reason away; a course goes when it was the last. Safe to repeat, and for courses that were never given. */
export async function revokeCourses(
  tx: Tx,
  person_id: string,
  course_ids: readonly string[],
  source: GrantSource,
): Promise<void> {
  if (course_ids.length === 0) return
  await lock(tx, person_id)
  const ended = await tx
    .delete(courseGrant)
    .where(
      and(
        eq(courseGrant.person_id, person_id),
        inArray(courseGrant.course_id, [...course_ids]),
        eq(courseGrant.source, source),
      ),
    )
    .returning({ course_id: courseGrant.course_id })
  if (ended.length === 0) return
  await tx.delete(coursePerson).where(
    and(
      eq(coursePerson.person_id, person_id),
      inArray(
        coursePerson.course_id,
        ended.map(({ course_id }) => course_id),
      ),
      sql`not exists (select 1 from ${courseGrant} where ${courseGrant.person_id} = ${coursePerson.person_id}
        and ${courseGrant.course_id} = ${coursePerson.course_id})`,
    ),
  )
  // Whoever buys it again wants to see it.
  await tx.delete(coursePause).where(
    and(
      eq(coursePause.person_id, person_id),
      sql`not exists (select 1 from ${courseGrant} where ${courseGrant.person_id} = ${coursePause.person_id}
        and ${courseGrant.course_id} = ${coursePause.course_id})`,
    ),
  )
}

/** Treats a free-tier student as a paying one for this reason; does nothing for somebody who is not of the free tier. */
export async function liftFreeTier(tx: Tx, person_id: string, source: GrantSource): Promise<void> {
  const [found] = await tx
    .select({ is_free_tier: person.is_free_tier })
    .from(person)
    .where(eq(person.id, person_id))
    .for('no key update')
  const [lifted] = await tx.select().from(freeTierLift).where(eq(freeTierLift.person_id, person_id)).limit(1)
  if (!found?.is_free_tier && !lifted) return
  await tx.insert(freeTierLift).values({ person_id, source }).onConflictDoNothing()
  await tx.update(person).set({ is_free_tier: false }).where(eq(person.id, person_id))
}

/** The free tier is back when nothing else lifts it. Safe to repeat. */
export async function restoreFreeTier(tx: Tx, person_id: string, source: GrantSource): Promise<void> {
  await lock(tx, person_id)
  const ended = await tx
    .delete(freeTierLift)
    .where(and(eq(freeTierLift.person_id, person_id), eq(freeTierLift.source, source)))
    .returning({ person_id: freeTierLift.person_id })
  if (ended.length === 0) return
  await tx
    .update(person)
    .set({ is_free_tier: true })
    .where(
      and(
        eq(person.id, person_id),
        sql`not exists (select 1 from ${freeTierLift} where ${freeTierLift.person_id} = ${person.id})`,
      ),
    )
}
