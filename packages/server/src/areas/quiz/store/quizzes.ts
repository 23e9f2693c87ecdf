import { eq, sql } from 'drizzle-orm'
import { isUuid } from '../../../kernel/db/is-uuid.ts'
import { type Caller, reach } from '../../../kernel/people/reach.ts'
import { classStudent, course, klass } from '../../../kernel/people/schema.ts'
import type { Learner } from '../../../kernel/ports.ts'
import { attemptReach, learnerName, quizReach } from '../reach.ts'
import { attempt, evaluation, quiz, quizQuestion } from '../schema.ts'
import type { AttemptRow, EvaluationRow } from '../wire.ts'
import { isBookmarked } from './bookmarks.ts'
import { type Prepared, uuids } from './prepared.ts'

export type QuizRow = typeof quiz.$inferSelect

export interface QuizRead {
  quiz: QuizRow
  attempt: AttemptRow | null
  evaluations: EvaluationRow[]
  version_ids: string[]
  bookmarks: { evaluation_id: string; question_id: string }[]
}

export interface QuizLine extends Pick<QuizRow, 'id' | 'title' | 'description' | 'group_type_id' | 'course_id'> {
  course_title: string | null
  question_count: number
  quiz_max_score: number
  answered_count: number
  started_at: Date | null
  grading_completed: boolean | null
  total_score: number | null
  max_score: number | null
}

/** Not in the spec: our choice. A list is for choosing from; more than this nobody scrolls through. */
const longestList = 200

export function createQuizReads(run: Prepared) {
  return {
    /** Two statements: the quiz with its latest attempt, then what belongs to that. */
    async find(
      caller: Caller | null,
      learner: Learner | null,
      quiz_id: string,
      assignment_id?: string,
    ): Promise<QuizRead | null> {
      if (!isUuid(quiz_id)) return null
      if (assignment_id !== undefined && !isUuid(assignment_id)) return null
      const assigned = assignment_id === undefined ? sql`true` : sql`a.assignment_id = ${assignment_id}`
      const own = learner ? attemptReach(learner, sql.raw('a.learner')) : sql`false`
      const [found] = await run<{ quiz: QuizRow; attempt: AttemptRow | null }>(sql`
        select to_json(${quiz}) as quiz, to_json(latest) as attempt from ${quiz}
        left join lateral (select * from ${attempt} a where a.quiz_id = ${quiz.id} and ${own} and ${assigned}
          order by a.started_at desc, a.number desc limit 1) latest on true
        where ${quiz.id} = ${quiz_id} and ${quizReach(caller)}`)
      if (!found) return null
      const parts = found.attempt ? await attemptParts(found.attempt.id) : await quizParts(quiz_id)
      return { quiz: found.quiz, attempt: found.attempt && withDates(found.attempt), ...parts }
    },

    async list(
      caller: Caller,
      learner: Learner,
      filter: { id?: string | undefined; group_type_id?: number | undefined; course_id?: string | undefined },
    ): Promise<QuizLine[]> {
      const where = [quizReach(caller)]
      if (filter.id !== undefined) where.push(isUuid(filter.id) ? eq(quiz.id, filter.id) : sql`false`)
      if (filter.group_type_id !== undefined) {
        // A number that no group has is no failure, however large: the column alone would be too small for it.
        where.push(sql`${quiz.group_type_id} = ${filter.group_type_id}::int`)
      }
      if (filter.course_id !== undefined) {
        where.push(isUuid(filter.course_id) ? eq(quiz.course_id, filter.course_id) : sql`false`)
      }
      return run<QuizLine>(sql`
        select ${quiz.id}, ${quiz.title}, ${quiz.description}, ${quiz.group_type_id}, ${quiz.course_id},
          ${course.title} as course_title, ${quiz.question_count}, ${quiz.max_score} as quiz_max_score,
          coalesce(done.count, 0)::int as answered_count, latest.started_at, latest.grading_completed,
          latest.total_score, latest.max_score
        from ${quiz} left join ${course} on ${course.id} = ${quiz.course_id}
        left join lateral (select * from ${attempt} a where a.quiz_id = ${quiz.id}
          and ${attemptReach(learner, sql.raw('a.learner'))}
          order by a.started_at desc, a.number desc limit 1) latest on true
        left join lateral (select count(*) as count from ${evaluation} e
          where e.attempt_id = latest.id and e.state <> 'open') done on true
        where ${sql.join(where, sql` and `)}
        order by case when latest.id is null then 1 when latest.grading_completed then 2 else 0 end,
          latest.started_at desc nulls last, ${quiz.title}, ${quiz.id}
        limit ${longestList}`)
    },

    /** Quizzes in the subjects of these classes, of which the pupil is a member: some for each class. */
    async ofClasses(caller: Caller, class_ids: readonly string[], each: number): Promise<string[]> {
      const rows = await run<{ id: string }>(sql`
        select picked.id from ${klass} cross join lateral (
          select ${quiz.id}, ${quiz.title} from ${quiz} join ${course} on ${course.id} = ${quiz.course_id}
          where ${course.subject_id} = ${klass.subject_id} and ${quizReach(caller)}
          order by ${quiz.title}, ${quiz.id} limit ${each}) picked
        where ${klass.id} = any(${uuids(class_ids)}) and exists (select 1 from ${classStudent}
          where ${classStudent.class_id} = ${klass.id} and ${classStudent.student_id} = ${caller.person_id})
        order by ${klass.id}, picked.title, picked.id`)
      return rows.map(({ id }) => id)
    },

    /** Null when the course is out of reach. */
    async haveAssignments(caller: Caller, learner: Learner, course_id: string, group_type_id: number) {
      if (!isUuid(course_id)) return null
      const [found] = await run<{ have: boolean }>(sql`
        select exists (select 1 from ${quiz} where ${quiz.course_id} = ${course.id}
          and ${quiz.group_type_id} = ${group_type_id} and not exists (select 1 from ${attempt}
            where ${attempt.quiz_id} = ${quiz.id} and ${attempt.learner} = ${learnerName(learner)}
              and ${attempt.grading_completed})) as have
        from ${course} where ${course.id} = ${course_id} and ${reach.course(caller)}`)
      return found ? found.have : null
    },
  }

  async function attemptParts(attempt_id: string) {
    const rows = await run<EvaluationRow & { bookmarked: boolean }>(sql`
      select ${evaluation}.*, ${isBookmarked(attempt_id)} as bookmarked from ${evaluation}
      where ${evaluation.attempt_id} = ${attempt_id} order by ${evaluation.position}`)
    return {
      evaluations: rows,
      version_ids: rows.map(({ question_version_id }) => question_version_id),
      bookmarks: rows
        .filter(({ bookmarked }) => bookmarked)
        .map(({ id, question_id }) => ({ evaluation_id: id, question_id })),
    }
  }

  async function quizParts(quiz_id: string) {
    const rows = await run<{ question_version_id: string }>(sql`
      select ${quizQuestion.question_version_id} from ${quizQuestion}
      where ${quizQuestion.quiz_id} = ${quiz_id} order by ${quizQuestion.position}`)
    return { evaluations: [], bookmarks: [], version_ids: rows.map(({ question_version_id }) => question_version_id) }
  }
}

/** Instants inside JSON are text. */
const withDates = (row: AttemptRow): AttemptRow => ({
  ...row,
  started_at: new Date(row.started_at),
  submitted_at: row.submitted_at && new Date(row.submitted_at),
})
