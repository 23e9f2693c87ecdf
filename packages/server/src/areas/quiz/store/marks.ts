import type { Answer } from '@coachkit/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../kernel/db/database.ts'
import { type NewFact, recordFacts } from '../../../kernel/facts/record-fact.ts'
import type { QuestionMark } from '../marking/mark.ts'
import { personOf } from '../reach.ts'
import { attempt, evaluation } from '../schema.ts'
import type { AttemptRow, EvaluationRow } from '../wire.ts'
import { type Prepared, uuids } from './prepared.ts'

export interface Marked {
  evaluation_id: string
  mark: QuestionMark
  explanation: string
}

/** What the marker reads of an answer that waits. */
export type Waiting = Pick<EvaluationRow, 'id' | 'question_version_id' | 'state' | 'hints_used'> & { answer: Answer }

export function createMarkStore({ withTx }: Pick<Database, 'withTx'>, run: Prepared) {
  return {
    rows: (ids: readonly string[]) =>
      run<EvaluationRow>(sql`
        select ${evaluation}.* from ${evaluation} where ${evaluation.id} = any(${uuids(ids)})
        order by ${evaluation.position}, ${evaluation.id}`),

    /**
     * Gives each queued evaluation its one mark. Whoever comes second, in any process, finds it marked and changes
     * nothing; the facts and the attempt's totals are of the same transaction.
     */
    settle: (attempt_id: string, marks: readonly Marked[], is_review: boolean): Promise<void> =>
      withTx(async (tx) => {
        // One after another for an attempt, so that exactly one of them is the last.
        const [own] = await tx.select().from(attempt).where(eq(attempt.id, attempt_id)).for('update')
        if (!own) return
        const now = new Date()
        const settled = await settleRows(tx, attempt_id, marks, now)
        if (settled.length === 0) return
        const completed = await countTotals(tx, own, now)
        await recordFacts(tx, factsOf(own, settled, completed, is_review, now))
      }),

    async explain(evaluation_id: string, explanation: string): Promise<void> {
      await run(sql`update ${evaluation} set explanation = ${explanation}
        where ${evaluation.id} = ${evaluation_id} and ${evaluation.state} = 'marked'`)
    },

    async attempt(attempt_id: string): Promise<AttemptRow | null> {
      const [row] = await run<AttemptRow>(sql`select ${attempt}.* from ${attempt} where ${attempt.id} = ${attempt_id}`)
      return row ?? null
    },

    /** Answers whose marking was given up, or lost with its process long ago. */
    leftBehind: (before: Date, limit: number) =>
      run<{ id: string; attempt_id: string }>(sql`
        select ${evaluation.id}, ${evaluation.attempt_id} from ${evaluation}
        where ${evaluation.state} = 'queued' and ${evaluation.queued_at} < ${before.toISOString()}::timestamptz
        order by ${evaluation.queued_at} limit ${limit}`),
  }
}

async function settleRows(tx: Tx, attempt_id: string, marks: readonly Marked[], now: Date): Promise<EvaluationRow[]> {
  const settled: EvaluationRow[] = []
  // Row by row in one order: never two transactions that wait for each other.
  const waiting = await tx
    .select({ id: evaluation.id })
    .from(evaluation)
    .where(
      and(
        eq(evaluation.attempt_id, attempt_id),
        eq(evaluation.state, 'queued'),
        inArray(
          evaluation.id,
          marks.map(({ evaluation_id }) => evaluation_id),
        ),
      ),
    )
    .orderBy(asc(evaluation.id))
    .for('update')
  const open = new Set(waiting.map(({ id }) => id))
  for (const { evaluation_id, mark, explanation } of marks.filter((one) => open.has(one.evaluation_id))) {
    const [row] = await tx
      .update(evaluation)
      .set({
        state: 'marked',
        marked_at: now,
        updated_at: now,
        marks_given: mark.marks_given,
        is_full_marks: mark.is_full_marks,
        part_marks: mark.parts,
        explanation,
      })
      .where(and(eq(evaluation.id, evaluation_id), eq(evaluation.state, 'queued')))
      .returning()
    if (row) settled.push(row)
  }
  return settled
}

/** The server's own sums; true when this was the attempt's last question. */
async function countTotals(tx: Tx, { id, submitted_at }: AttemptRow, now: Date): Promise<AttemptRow | null> {
  const completed = sql`not exists (select 1 from ${evaluation}
    where ${evaluation.attempt_id} = ${id} and ${evaluation.state} <> 'marked')`
  const [row] = await tx
    .update(attempt)
    .set({
      total_score: sql`(select coalesce(sum(${evaluation.marks_given}), 0) from ${evaluation}
        where ${evaluation.attempt_id} = ${id} and ${evaluation.state} = 'marked')`,
      grading_completed: completed,
      submitted_at: sql`case when ${completed} then coalesce(${attempt.submitted_at}, ${now.toISOString()}::timestamptz) end`,
    })
    .where(eq(attempt.id, id))
    .returning()
  return row?.grading_completed && submitted_at === null ? row : null
}

/** A visitor is nobody whose days could be counted. The ids make a second telling impossible. */
function factsOf(
  { learner, quiz_id }: AttemptRow,
  settled: readonly EvaluationRow[],
  completed: AttemptRow | null,
  is_review: boolean,
  at: Date,
): NewFact[] {
  const person_id = personOf(learner)
  if (person_id === null) return []
  const marked = settled.map(
    (row): NewFact => ({
      id: row.id,
      kind: 'answer.marked',
      person_id,
      at,
      done_at: row.queued_at,
      quiz_id,
      question_id: row.question_id,
      question_version_id: row.question_version_id,
      marks_given: row.marks_given,
      max_marks: row.max_marks,
      hints_used: row.hints_used,
      detail: { attempt_id: row.attempt_id, is_full_marks: row.is_full_marks, ...(is_review && { is_review }) },
    }),
  )
  if (!completed) return marked
  const { id, number, total_score, max_score } = completed
  const whole: NewFact = {
    id,
    kind: 'quiz.completed',
    person_id,
    at,
    done_at: settled.at(-1)?.queued_at ?? null,
    quiz_id,
    marks_given: total_score,
    max_marks: max_score,
    detail: { attempt_id: id, number, ...(is_review && { is_review }) },
  }
  return [...marked, whole]
}
