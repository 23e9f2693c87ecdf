import type { Attempt, Evaluation } from '@coachkit/contract'
import type * as schema from './schema.ts'

export type EvaluationRow = typeof schema.evaluation.$inferSelect
export type AttemptRow = typeof schema.attempt.$inferSelect

/** Percent, to one decimal. */
export const percent = (marks: number, max: number): number => (max > 0 ? Math.round((marks * 1000) / max) / 10 : 0)

/** Marks add up in binary; two decimals are what was given. */
export const twoDecimals = (marks: number): number => Math.round(marks * 100) / 100

/** What a pupil gets of a row: picked field by field. */
export function evaluationOf(row: EvaluationRow): Evaluation {
  const { answer } = row
  const marked = row.state === 'marked'
  return {
    id: row.id,
    attempt_id: row.attempt_id,
    question_id: row.question_id,
    question_version_id: row.question_version_id,
    selected_option: answer.selected_option ?? null,
    selected_options: answer.selected_options ?? [],
    value: answer.value ?? null,
    unit: answer.unit ?? null,
    parts: answer.parts ?? {},
    method_answer: answer.method_answer ?? null,
    revision: row.revision,
    state: row.state,
    is_submitted: row.state !== 'open',
    explanation: marked ? row.explanation : null,
    score: marked ? percent(row.marks_given ?? 0, row.max_marks) : null,
    marks_given: marked ? row.marks_given : null,
    max_marks: row.max_marks,
    is_full_marks: marked ? row.is_full_marks : null,
    part_marks: marked
      ? Object.fromEntries(
          Object.entries(row.part_marks).map(([id, { is_full_marks, marks_given, max_marks }]) => [
            id,
            { is_full_marks, marks_given, max_marks },
          ]),
        )
      : {},
    time_spent: answer.time_spent ?? 0,
    num_options_clicked: answer.num_options_clicked ?? 0,
    hints_used: row.hints_used,
    liked: row.liked,
    disliked: row.disliked,
    updated_at: row.updated_at.toISOString(),
  }
}

export function attemptOf(row: AttemptRow, evaluations: readonly EvaluationRow[]): Attempt {
  return {
    id: row.id,
    quiz_id: row.quiz_id,
    number: row.number,
    started_at: row.started_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    grading_completed: row.grading_completed,
    total_score: twoDecimals(row.total_score),
    max_score: twoDecimals(row.max_score),
    evaluations: evaluations.map(evaluationOf),
  }
}
