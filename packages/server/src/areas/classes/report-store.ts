import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/database.ts'
import { fact } from '../../kernel/facts/schema.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import { classStudent, klass, person } from '../../kernel/people/schema.ts'
import { isDay, type Span } from './rules.ts'

/** Weakest first; a class that answered more than this sees where it stands well enough. */
const questionLimit = 200

/** Marked answers between two days of the pupils' own calendars, or between two instants. */
const within = ({ start, end }: Span): SQL | undefined =>
  and(
    eq(fact.kind, 'answer.marked'),
    start === undefined ? undefined : isDay(start) ? gte(fact.local_day, start) : gte(fact.at, new Date(start)),
    end === undefined ? undefined : isDay(end) ? lte(fact.local_day, end) : lte(fact.at, new Date(end)),
  )

const avgMark = sql<number | null>`(100 * sum(${fact.marks_given}) / nullif(sum(${fact.max_marks}), 0))::float8`

/** What a class's pupils did, out of the facts. */
export function createReportStore({ db }: Pick<Database, 'db'>) {
  /** The pupils of a class that is within the caller's reach. */
  const inClass = (user: Caller, class_id: string) => and(eq(klass.id, class_id), reach.class(user), person.active)

  return {
    async byStudent(user: Caller, class_id: string, span: Span) {
      const rows = await db
        .select({
          id: person.id,
          first_name: person.first_name,
          last_name: person.last_name,
          academic_level_id: person.academic_level_id,
          answered: sql<number>`count(${fact.id})::int`,
          full_marks: sql<number>`(count(*) filter (where ${fact.marks_given} >= ${fact.max_marks}))::int`,
          avg_mark: avgMark,
          hints_used: sql<number>`coalesce(sum(${fact.hints_used}), 0)::int`,
          last_answered_at: sql<Date | null>`max(${fact.at})`.mapWith(fact.at),
        })
        .from(classStudent)
        .innerJoin(person, eq(person.id, classStudent.student_id))
        .innerJoin(klass, eq(klass.id, classStudent.class_id))
        .leftJoin(fact, and(eq(fact.person_id, person.id), within(span)))
        .where(inClass(user, class_id))
        .groupBy(person.id)
      return rows.map((row) => ({ ...row, last_answered_at: row.last_answered_at?.toISOString() ?? null }))
    },

    byQuestion: (user: Caller, class_id: string, span: Span) =>
      db
        .select({
          question_id: sql<string>`${fact.question_id}`,
          /** As it was when it was last answered. */
          version_id: sql<string | null>`(array_agg(${fact.question_version_id} order by ${fact.at} desc))[1]`,
          quiz_id: sql<string | null>`(array_agg(${fact.quiz_id} order by ${fact.at} desc))[1]`,
          answered: sql<number>`count(*)::int`,
          avg_mark: sql<number>`coalesce(${avgMark}, 0)`,
        })
        .from(classStudent)
        .innerJoin(person, eq(person.id, classStudent.student_id))
        .innerJoin(klass, eq(klass.id, classStudent.class_id))
        .innerJoin(fact, and(eq(fact.person_id, person.id), within(span)))
        .where(and(inClass(user, class_id), sql`${fact.question_id} is not null`))
        .groupBy(fact.question_id)
        .orderBy(sql`${avgMark} asc nulls last`, sql`count(*) desc`, fact.question_id)
        .limit(questionLimit),
  }
}
export type ReportStore = ReturnType<typeof createReportStore>
