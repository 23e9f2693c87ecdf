import type { Focus } from '@coachkit/contract'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/db/database.ts'
import { isUuid } from '../../../kernel/db/is-uuid.ts'
import type { Learner } from '../../../kernel/ports.ts'
import { attemptReach } from '../reach.ts'
import { attempt, evaluation } from '../schema.ts'
import type { Prepared } from './prepared.ts'

export interface OnDesk {
  quiz_id: string
  evaluation_id: string
  question_id: string
  question_version_id: string
  tries: number
  hints_used: number
  marked: boolean
}

export function createDeskStore(run: Prepared) {
  return {
    /** The learner's newest evaluation of the question; with a quiz alone, the first that is not handed in. */
    async find(learner: Learner, { quiz_id, question_id }: Focus): Promise<OnDesk | null> {
      const named = [quiz_id, question_id].filter((id) => id !== undefined)
      if (named.length === 0 || !named.every(isUuid)) return null
      const [row] = await run<OnDesk>(sql`
        select ${attempt.quiz_id}, ${evaluation.id} as evaluation_id, ${evaluation.question_id},
          ${evaluation.question_version_id}, ${evaluation.hints_used}, ${evaluation.state} = 'marked' as marked,
          (select count(*) from ${evaluation} e join ${attempt} a on a.id = e.attempt_id
            where ${attemptReach(learner, sql.raw('a.learner'))} and e.question_id = ${evaluation.question_id}
              and e.state <> 'open')::int as tries
        from ${evaluation} join ${attempt} on ${attempt.id} = ${evaluation.attempt_id}
        where ${attemptReach(learner)}
          and ${quiz_id === undefined ? sql`true` : sql`${attempt.quiz_id} = ${quiz_id}`}
          and ${question_id === undefined ? sql`${evaluation.state} = 'open'` : sql`${evaluation.question_id} = ${question_id}`}
        order by ${attempt.started_at} desc, ${attempt.number} desc, ${evaluation.position} limit 1`)
      return row ?? null
    },

    async questionOf(tx: Tx, evaluation_id: string): Promise<string | null> {
      const [row] = await tx
        .select({ question_id: evaluation.question_id })
        .from(evaluation)
        .where(eq(evaluation.id, evaluation_id))
      return row?.question_id ?? null
    },
  }
}
