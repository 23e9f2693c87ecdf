import { describe, expect, it } from 'vitest'
import { runCrashTrial } from './crash-trial.ts'
import { verdict } from './verdict.ts'

const seed = Number(process.env.TRIAL_SEED ?? 20_261)
const rounds = Number(process.env.TRIAL_ROUNDS ?? 3)
/** The private PostgreSQL that the test command starts; a database of its own is made in it. */
const postgres = process.env.TRIP_DATABASE_URL ?? process.env.TEST_DATABASE_URL

async function emptyDatabase(server: string): Promise<string> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: server })
  const name = `crash_${Date.now()}_${process.pid}`
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

describe('a server that is killed at random moments', () => {
  it('keeps every acknowledged answer, with one mark each, on the embedded database', async () => {
    const result = await runCrashTrial({ database: null, rounds, seed })
    expect(result.problems, JSON.stringify(result)).toEqual([])
    expect(result.judged).toBeGreaterThan(0)
    expect(result.told).toBeGreaterThan(0)
  }, 600_000)

  it.skipIf(!postgres)(
    'keeps every acknowledged answer, with one mark each, on PostgreSQL (skipped where none is given)',
    async () => {
      const result = await runCrashTrial({ database: await emptyDatabase(postgres ?? ''), rounds, seed: seed + 1 })
      expect(result.problems, JSON.stringify(result)).toEqual([])
      expect(result.told).toBeGreaterThan(0)
    },
    600_000,
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
