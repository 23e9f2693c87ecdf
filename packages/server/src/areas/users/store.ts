import { groupTypeId } from '@coachkit/contract'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/database.ts'
import { fact } from '../../kernel/facts/schema.ts'
import { person } from '../../kernel/people/schema.ts'
import { findUser, type PictureAddress } from '../../kernel/people/user-view.ts'

/** What lies further back has long been made good: all hearts are back after two and a half hours. */
const lookBack = 24 * 3_600_000

export function createUserStore(database: Pick<Database, 'db'>, pictures: PictureAddress) {
  const { db } = database
  return {
    findUser: (person_id: string) => findUser(database, eq(person.id, person_id), pictures),

    agreeToPolicy: (person_id: string) =>
      db.update(person).set({ has_agreed_policy: true }).where(eq(person.id, person_id)),

    /** When the student's recent practice answers were not fully right; an assignment or a review costs no hearts. */
    async findMistakes(person_id: string, now: Date): Promise<Date[]> {
      const rows = await db
        .select({ at: fact.at })
        .from(fact)
        .where(
          and(
            eq(fact.person_id, person_id),
            eq(fact.kind, 'answer.marked'),
            gt(fact.at, new Date(now.getTime() - lookBack)),
            lt(fact.marks_given, fact.max_marks),
            sql`${fact.detail} ->> 'is_review' is distinct from 'true'`,
            sql`coalesce((${fact.detail} ->> 'group_type_id')::int, 0) <> ${groupTypeId.assignment}`,
          ),
        )
        .orderBy(asc(fact.at))
      return rows.map(({ at }) => at)
    },
  }
}
export type UserStore = ReturnType<typeof createUserStore>
