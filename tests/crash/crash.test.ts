import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../support/platform.ts'
import { trial } from '../support/trial.ts'
import { runCrashTrial } from './crash-trial.ts'
import { verdict } from './verdict.ts'

const postgres = process.env.TRIP_DATABASE_URL

describe('a server that is killed at random moments', () => {
  it(
    `keeps every acknowledged answer, with one mark each, on ${trial.database}`,
    async () => {
      const { problems, ...figures } = await runCrashTrial({
        database: postgres ? await freshDatabase(postgres) : null,
        rounds: trial.rounds(3),
        seed: trial.seed,
        limit: trial.limit,
        report: (line) => console.log(`  ${line}`),
      })
      trial.tell('kills during submissions', { ...figures, problems: problems.length })
      expect(problems, JSON.stringify(figures)).toEqual([])
      expect(figures.judged).toBeGreaterThan(0)
      expect(figures.told).toBeGreaterThan(0)
    },
    trial.timeout,
  )
})

describe('the judge', () => {
  const row = {
    id: 'e',
    attempt_id: 'a',
    learner: 'person:p',
    answer: { value: '1' },
    revision: 2,
    state: 'marked',
    marks_given: 1,
    is_full_marks: true,
  }
  const attempt = { id: 'a', learner: 'person:p', grading_completed: true, submitted_at: new Date(), total_score: 1 }
  const facts = [
    { kind: 'answer.marked', id: 'e', attempt_id: 'a', marks_given: 1 },
    { kind: 'quiz.completed', id: 'a', attempt_id: 'a', marks_given: 1 },
  ]
  const told = {
    evaluation_id: 'e',
    attempt_id: 'a',
    answer: { value: '1' },
    revision: 2,
    handed_in: true,
    marks: [{ marks_given: 1, is_full_marks: true }],
    person: true,
  }
  const stored = { evaluations: [row], attempts: [attempt], facts }

  it('finds nothing where all is well', () => {
    expect(verdict([told], stored)).toEqual([])
  })

  it.each([
    ['a lost answer', { ...stored, evaluations: [], facts: [], attempts: [] }],
    ['another answer', { ...stored, evaluations: [{ ...row, answer: { value: '2' } }] }],
    ['an older revision', { ...stored, evaluations: [{ ...row, revision: 1 }] }],
    ['a mark that never came', { ...stored, evaluations: [{ ...row, state: 'queued' }] }],
    ['a mark that changed', { ...stored, evaluations: [{ ...row, marks_given: 0 }] }],
    ['two facts of one mark', { ...stored, facts: [...facts, ...facts.slice(0, 1)] }],
    ['no fact of a mark', { ...stored, facts: facts.slice(1) }],
    ['an end that was told twice', { ...stored, facts: [...facts, ...facts.slice(1)] }],
    ['a wrong total', { ...stored, attempts: [{ ...attempt, total_score: 2 }] }],
  ])('sees %s', (_, broken) => {
    expect(verdict([told], broken)).not.toEqual([])
  })
})
