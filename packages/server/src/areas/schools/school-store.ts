import type { School } from '@coachkit/contract'
import { userRoleId } from '@coachkit/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { sqlState } from '../../kernel/db/transactions.ts'
import { rememberAnswer } from '../../kernel/keyed/keyed.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import { school } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'

export interface SchoolFields {
  name?: string | undefined
  domain_name?: string | null | undefined
  flags?: { learning_path_disabled?: boolean | undefined } | undefined
}

type Row = typeof school.$inferSelect

const view = ({ id, name, domain_name, flags, active, created_at }: Row): School => ({
  ...{ id, name, domain_name, flags, active },
  created_at: created_at.toISOString(),
})

/** The domain's index is the only one that can be in the way. */
async function orTaken<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (sqlState(error) === '23505') throw new Refusal('school.domain-taken')
    throw error
  })
}

const plainFlags = ({ learning_path_disabled }: NonNullable<SchoolFields['flags']>) =>
  learning_path_disabled === undefined ? {} : { learning_path_disabled }

export function createSchoolStore({ db, withTx }: Pick<Database, 'db' | 'withTx'>) {
  // Names written out: a query of one table leaves them away from columns, and both have an id.
  const countOf = (table: 'person' | 'class' | 'course', where: SQL) =>
    sql<number>`(select count(*)::int from ${sql.raw(table)} x where x.school_id = school.id and ${where})`

  return {
    /** Null for a teacher without a school. */
    async findDetails(user: Caller) {
      if (user.school_id === null) return null
      const ofRole = (role: number) => countOf('person', sql`x.user_role_id = ${role} and x.active`)
      const [found] = await db
        .select({
          row: school,
          student_count: ofRole(userRoleId.student),
          teacher_count: ofRole(userRoleId.teacher),
          class_count: countOf('class', sql`x.active`),
          course_count: countOf('course', sql`x.is_active`),
        })
        .from(school)
        .where(and(eq(school.id, user.school_id), reach.school(user)))
      if (!found) return null
      const { row, ...counts } = found
      return { ...view(row), ...counts }
    },

    list: async (user: Caller): Promise<School[]> =>
      (await db.select().from(school).where(reach.school(user)).orderBy(asc(school.name), asc(school.id))).map(view),

    add: ({ name, domain_name, flags }: SchoolFields & { name: string }): Promise<School> =>
      orTaken(
        withTx(async (tx) => {
          const [made] = await tx
            .insert(school)
            .values({ name, domain_name: domain_name ?? null, flags: plainFlags(flags ?? {}) })
            .returning()
          if (!made) throw new Error('The school was not stored')
          await rememberAnswer(tx, { school: view(made) })
          return view(made)
        }),
      ),

    /** Null when it is out of reach. */
    async change(user: Caller, id: string, { name, domain_name, flags }: SchoolFields): Promise<School | null> {
      if (!isUuid(id)) return null
      const [changed] = await orTaken(
        db
          .update(school)
          .set({
            // Never an empty statement: the id stays what it is.
            id,
            ...(name !== undefined && { name }),
            ...(domain_name !== undefined && { domain_name }),
            ...(flags !== undefined && { flags: sql`${school.flags} || ${JSON.stringify(plainFlags(flags))}::jsonb` }),
          })
          .where(and(eq(school.id, id), reach.school(user)))
          .returning()
          .execute(),
      )
      return changed ? view(changed) : null
    },
  }
}
export type SchoolStore = ReturnType<typeof createSchoolStore>
