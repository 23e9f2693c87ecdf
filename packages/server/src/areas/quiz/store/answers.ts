import type { Answer } from '@coachkit/contract'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/db/database.ts'
import { isUuid } from '../../../kernel/db/is-uuid.ts'
import type { Caller } from '../../../kernel/people/reach.ts'
import type { Learner } from '../../../kernel/ports.ts'
import { evaluationReach, quizReach } from '../reach.ts'
import { attempt, evaluation, quiz } from '../schema.ts'
import type { EvaluationRow } from '../wire.ts'
import type { Prepared } from './prepared.ts'

export interface Submission {
  evaluation_id: string
  answer: Answer
}

/** Who asks for what: a pupil or visitor, and the quiz that the path names, where it names one. */
export interface Asker {
  caller: Caller | null
  learner: Learner
  quiz_id?: string
}

const isWithinReach = ({ caller, learner, quiz_id }: Asker) =>
  and(
    evaluationReach(learner),
    eq(quiz.id, attempt.quiz_id),
    quizReach(caller),
    quiz_id === undefined ? undefined : isUuid(quiz_id) ? eq(quiz.id, quiz_id) : sql`false`,
  ) ?? sql`false`

export function createAnswerStore(run: Prepared) {
  return {
    async find(asker: Asker, evaluation_id: string): Promise<EvaluationRow | null> {
      if (!isUuid(evaluation_id)) return null
      const [row] = await run<EvaluationRow>(sql`
        select ${evaluation}.* from ${evaluation}, ${attempt}, ${quiz}
        where ${evaluation.id} = ${evaluation_id} and ${isWithinReach(asker)}`)
      return row ?? null
    },

    /** One statement, durable when it returns. Null when nothing was open at that revision within reach. */
    async save(asker: Asker, evaluation_id: string, revision: number, answer: Answer): Promise<EvaluationRow | null> {
      if (!isUuid(evaluation_id)) return null
      const [row] = await run<EvaluationRow>(sql`
        update ${evaluation} set answer = ${JSON.stringify(answer)}::jsonb, revision = ${revision + 1}::int,
          updated_at = now()
        from ${attempt}, ${quiz}
        where ${evaluation.id} = ${evaluation_id} and ${evaluation.state} = 'open'
          and ${evaluation.revision} = ${revision} and ${isWithinReach(asker)}
        returning ${evaluation}.*`)
      return row ?? null
    },

    /** Locks what is handed in, always in the same order, so that two submissions wait for each other. */
    lock: (tx: Tx, asker: Asker, ids: readonly string[]): Promise<EvaluationRow[]> =>
      ids.every(isUuid)
        ? tx
            .select(getTableColumns(evaluation))
            .from(evaluation)
            .innerJoin(attempt, eq(attempt.id, evaluation.attempt_id))
            .innerJoin(quiz, eq(quiz.id, attempt.quiz_id))
            .where(and(inArray(evaluation.id, [...ids]), isWithinReach(asker)))
            .orderBy(asc(evaluation.id))
            .for('update', { of: evaluation })
        : Promise.resolve([]),

    /** Puts locked, open answers into the submission queue. */
    async queue(tx: Tx, submissions: readonly Submission[]): Promise<void> {
      if (submissions.length === 0) return
      await tx.execute(sql`
        update ${evaluation} set answer = handed.answer::jsonb, revision = ${evaluation.revision} + 1, state = 'queued',
          queued_at = now(), updated_at = now()
        from unnest(${sql.param(submissions.map(({ evaluation_id }) => evaluation_id))}::uuid[],
          ${sql.param(submissions.map(({ answer }) => JSON.stringify(answer)))}::text[]) as handed (id, answer)
        where ${evaluation.id} = handed.id and ${evaluation.state} = 'open'`)
    },

    async giveFeedback(
      asker: Asker,
      evaluation_id: string,
      {
        liked,
        disliked,
        message,
      }: { liked?: boolean | undefined; disliked?: boolean | undefined; message?: string | undefined },
    ): Promise<EvaluationRow | null> {
      if (!isUuid(evaluation_id)) return null
      // One thumb at a time: raising one lowers the other.
      const like = liked ?? (disliked === true ? false : null)
      const dislike = disliked ?? (liked === true ? false : null)
      const [row] = await run<EvaluationRow>(sql`
        update ${evaluation} set liked = coalesce(${like}::boolean, ${evaluation.liked}),
          disliked = coalesce(${dislike}::boolean, ${evaluation.disliked}),
          feedback = coalesce(${message ?? null}::text, ${evaluation.feedback})
        from ${attempt}, ${quiz} where ${evaluation.id} = ${evaluation_id} and ${isWithinReach(asker)}
        returning ${evaluation}.*`)
      return row ?? null
    },
  }
}
