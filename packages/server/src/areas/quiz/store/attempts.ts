import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { newId } from '../../../kernel/db/columns.ts'
import type { Database, Tx } from '../../../kernel/db/database.ts'
import { isUuid } from '../../../kernel/db/is-uuid.ts'
import type { Caller } from '../../../kernel/people/reach.ts'
import type { Learner } from '../../../kernel/ports.ts'
import { attemptReach, learnerName, quizReach } from '../reach.ts'
import { attempt, evaluation, quiz, quizQuestion } from '../schema.ts'
import type { AttemptRow, EvaluationRow } from '../wire.ts'
import type { Prepared } from './prepared.ts'

export interface AttemptRead {
  attempt: AttemptRow
  evaluations: EvaluationRow[]
}

export function createAttemptStore({ withTx }: Pick<Database, 'withTx'>, run: Prepared) {
  return {
    /** Gives the open attempt, or begins one; `again` also when the last one was handed in. Null out of reach. */
    start: (caller: Caller | null, learner: Learner, quiz_id: string, again: boolean): Promise<AttemptRead | null> =>
      withTx(async (tx) => {
        if (!isUuid(quiz_id)) return null
        const [found] = await tx
          .select({ id: quiz.id, max_score: quiz.max_score })
          .from(quiz)
          .where(and(eq(quiz.id, quiz_id), quizReach(caller)))
        if (!found) return null

        const last = await latest(tx, learner, quiz_id)
        if (last && (last.submitted_at === null || !again)) return withEvaluations(tx, last)

        // Two tabs can begin at once; the unique index lets one of them through, and the other finds its row.
        const [begun] = await tx
          .insert(attempt)
          .values({
            quiz_id,
            learner: learnerName(learner),
            number: (last?.number ?? 0) + 1,
            started_at: new Date(),
            max_score: found.max_score,
          })
          .onConflictDoNothing()
          .returning()
        if (begun) await askQuestions(tx, begun)
        const open = begun ?? (await latest(tx, learner, quiz_id))
        if (!open) throw new Error('The attempt was neither begun nor found')
        return withEvaluations(tx, open)
      }),

    /** Whether a visitor's secret id was given out by the server. */
    async knows(learner: Learner): Promise<boolean> {
      const rows = await run(sql`select 1 from ${attempt} where ${attemptReach(learner)} limit 1`)
      return rows.length > 0
    },
  }
}

async function latest(tx: Tx, learner: Learner, quiz_id: string): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(eq(attempt.quiz_id, quiz_id), attemptReach(learner)))
    .orderBy(desc(attempt.started_at), desc(attempt.number))
    .limit(1)
  return row
}

async function withEvaluations(tx: Tx, row: AttemptRow): Promise<AttemptRead> {
  const evaluations = await tx
    .select()
    .from(evaluation)
    .where(eq(evaluation.attempt_id, row.id))
    .orderBy(asc(evaluation.position))
  return { attempt: row, evaluations }
}

/** The attempt keeps the versions of the moment in which it began. */
async function askQuestions(tx: Tx, { id, quiz_id }: AttemptRow) {
  const questions = await tx
    .select()
    .from(quizQuestion)
    .where(eq(quizQuestion.quiz_id, quiz_id))
    .orderBy(asc(quizQuestion.position))
  if (questions.length === 0) return
  await tx.insert(evaluation).values(
    questions.map(({ position, question_id, question_version_id, max_marks }) => ({
      id: newId(),
      attempt_id: id,
      position,
      question_id,
      question_version_id,
      max_marks,
    })),
  )
}
