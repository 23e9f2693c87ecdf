import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '@coachkit/contract'
import type { Acknowledged } from './outside-log.ts'

export interface StoredEvaluation {
  id: string
  attempt_id: string
  learner: string
  answer: Answer
  revision: number
  state: string
  marks_given: number | null
  is_full_marks: boolean | null
}

export interface StoredAttempt {
  id: string
  learner: string
  grading_completed: boolean
  submitted_at: unknown
  total_score: number
}

export interface StoredFact {
  kind: string
  marks_given: number | null
  /** The evaluation's or the attempt's. */
  id: string
  attempt_id: string
}

export interface Stored {
  evaluations: readonly StoredEvaluation[]
  attempts: readonly StoredAttempt[]
  facts: readonly StoredFact[]
}

/** Holds what the outside client wrote down against what the database has. Empty when all is well. */
export function verdict(acknowledged: Iterable<Acknowledged>, stored: Stored): string[] {
  const rows = new Map(stored.evaluations.map((row) => [row.id, row]))
  const problems: string[] = []
  const told = (id: string, what: string) => problems.push(`${id}: ${what}`)

  for (const one of acknowledged) {
    const row = rows.get(one.evaluation_id)
    if (!row) {
      told(one.evaluation_id, 'is gone')
      continue
    }
    if (one.answer && !isDeepStrictEqual(row.answer, one.answer)) {
      told(row.id, `has ${JSON.stringify(row.answer)}, acknowledged was ${JSON.stringify(one.answer)}`)
    }
    if (row.revision < one.revision) told(row.id, `is at revision ${row.revision}, acknowledged was ${one.revision}`)
    if (one.handed_in && row.state !== 'marked') told(row.id, `was handed in and is ${row.state}`)
    for (const mark of one.marks) {
      const same = mark.marks_given === row.marks_given && mark.is_full_marks === row.is_full_marks
      if (!same) told(row.id, `was told ${JSON.stringify(mark)} and has ${row.marks_given}`)
    }
  }

  const markedFacts = countBy(stored.facts.filter(({ kind }) => kind === 'answer.marked'))
  for (const row of stored.evaluations) {
    const facts = markedFacts.get(row.id) ?? []
    const wanted = row.state === 'marked' && row.learner.startsWith('person:') ? 1 : 0
    if (facts.length !== wanted) told(row.id, `has ${facts.length} facts of its mark, and should have ${wanted}`)
    if (facts.some(({ marks_given }) => marks_given !== row.marks_given)) told(row.id, 'and its fact differ')
  }

  const completedFacts = countBy(stored.facts.filter(({ kind }) => kind === 'quiz.completed'))
  for (const attempt of stored.attempts) {
    const own = stored.evaluations.filter(({ attempt_id }) => attempt_id === attempt.id)
    const sum = own.reduce((total, { marks_given }) => total + (marks_given ?? 0), 0)
    const complete = own.every(({ state }) => state === 'marked')
    if (Math.abs(sum - attempt.total_score) > 0.01) told(attempt.id, `has ${attempt.total_score}, its marks are ${sum}`)
    if (attempt.grading_completed !== complete) told(attempt.id, 'is wrong about being completed')
    if (complete !== (attempt.submitted_at !== null)) told(attempt.id, 'is wrong about being handed in')
    const wanted = complete && attempt.learner.startsWith('person:') ? 1 : 0
    const count = completedFacts.get(attempt.id)?.length ?? 0
    if (count !== wanted) told(attempt.id, `has ${count} facts of its end, and should have ${wanted}`)
  }
  return problems
}

function countBy(facts: readonly StoredFact[]): Map<string, StoredFact[]> {
  const found = new Map<string, StoredFact[]>()
  for (const fact of facts) found.set(fact.id, [...(found.get(fact.id) ?? []), fact])
  return found
}
