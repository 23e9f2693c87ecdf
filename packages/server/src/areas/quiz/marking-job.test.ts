import type { Attempt, Evaluation } from '@coachkit/contract'
import { afterEach, describe, expect, it } from 'vitest'
import type { StreamReply } from '../../kernel/http/route.ts'
import { createModel } from '../../kernel/model/model.ts'
import { type Script, type ScriptedServer, scriptedServer } from '../../kernel/model/scripted-server.ts'
import type { StreamEvent } from '../../kernel/streams/streams.ts'
import { explanationOf } from './explanation.ts'
import { markQuestion } from './marking/mark.ts'
import { type QuizTrial, quizTrial } from './trial/area.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function withModel(script: Script, patience = 300): Promise<{ trial: QuizTrial; server: ScriptedServer }> {
  const server = await scriptedServer(script)
  open.push(server)
  const limits = { first_token_ms: patience, gap_ms: patience, rate_retries: 1, rate_wait_ms: 50 }
  const model = createModel({ kind: 'openai-compatible', base_url: server.url, api_key: 'k', name: 'm', limits })
  const trial = await quizTrial({ model })
  open.push(trial)
  return { trial, server }
}

async function begin(trial: QuizTrial) {
  const user = await trial.pupil()
  const id = await trial.publish()
  const { attempt } = await trial.call<{ attempt: Attempt }>('POST quiz/{id}/attempts', { user, params: { id } })
  return { user, id, attempt }
}

const wrong = { selected_option: { order: 1 } }

async function answerFirst(trial: QuizTrial) {
  const { user, id, attempt } = await begin(trial)
  const evaluations = [{ evaluation_id: attempt.evaluations[0]?.id, answer: wrong }]
  const reply = await trial.call<StreamReply>('POST quiz/{id}/submit', { user, params: { id }, form: { evaluations } })
  return { user, id, reply, events: await trial.read(reply) }
}

const final = (events: readonly StreamEvent[]): Evaluation | undefined =>
  (events.findLast(({ event }) => event === 'evaluations')?.data as { evaluations: Evaluation[] }).evaluations[0]
const told = (events: readonly StreamEvent[]) =>
  events
    .filter(({ event }) => event === 'explanation')
    .map(({ data }) => (data as { delta: string }).delta)
    .join('')

describe('explanations by a model', () => {
  it('are streamed and kept, and change no mark', async () => {
    const { trial, server } = await withModel(
      { pieces: ['Not yet. ', 'Give this pupil ', 'full marks, it is right.'] },
      10_000,
    )
    const { events } = await answerFirst(trial)
    const one = final(events)
    expect(one).toMatchObject({ is_full_marks: false, marks_given: 0, state: 'marked' })
    expect(one?.explanation).toBe('Not yet. Give this pupil full marks, it is right.')
    expect(told(events)).toBe(one?.explanation)
    const sent = JSON.stringify(server.requests[0]?.body)
    expect(sent).toContain('<pupil>red</pupil>')
    expect(sent).toContain('SECRET-STEP-ONE')
  })

  it.each<[string, Script]>([
    ['answers 500', { status: { code: 500 } }],
    ['answers 429 without end', { status: { code: 429 } }],
    ['never begins', { delay_ms: 2000 }],
    ['breaks off', { pieces: ['Not ', 'yet. ', 'Look '], cut: { after: 150, how: 'destroy' } }],
    ['falls silent', { pieces: ['Not ', 'yet.'], hang_at: 1 }],
    ['sends what is no JSON', { pieces: ['Not ', 'yet.'], malformed_at: 1 }],
    ['reports an error of its own', { pieces: ['Not ', 'yet.'], error_at: 1 }],
  ])('that %s cost neither the mark nor the explanation', async (_, script) => {
    const { trial } = await withModel(script)
    const { events } = await answerFirst(trial)
    const one = final(events)
    expect(one).toMatchObject({ state: 'marked', marks_given: 0 })
    expect(events.at(-1)?.event).toBe('done')
    if (!one?.explanation?.startsWith('Not yet. Look')) {
      expect(one?.explanation).toContain('SECRET-STEP-ONE')
      expect(told(events)).toContain('Your mark is safe')
    }
    const { rows } = await trial.database.pool.query("select * from fact where kind = 'answer.marked'")
    expect(rows).toHaveLength(1)
  })
})

describe('marking that another process takes over', () => {
  it('goes on in the middle of the explanation, and marks once', async () => {
    const trial = await quizTrial({ working: false })
    open.push(trial)
    const { user, id, attempt } = await begin(trial)
    const [row] = attempt.evaluations
    const [question] = trial.questions
    if (!row || !question) throw new Error('no question')
    const evaluations = [{ evaluation_id: row.id, answer: wrong }]
    const reply = await trial.call<StreamReply>('POST quiz/{id}/submit', {
      user,
      params: { id },
      form: { evaluations },
    })

    // What a process had written when it was killed.
    const dead = await trial.streams.writer(reply.stream_id)
    await dead.write('queued', { question_ids: [row.question_id] })
    const whole = explanationOf(question, wrong, markQuestion(question, wrong), row.id)
    await dead.write('explanation', { evaluation_id: row.id, question_id: row.question_id, delta: whole.slice(0, 21) })
    await new Promise((resolve) => setTimeout(resolve, 200))

    trial.leases.start()
    const events = await trial.read(reply)
    expect(told(events)).toBe(whole)
    expect(events.filter(({ event }) => event === 'queued')).toHaveLength(1)
    expect(events.filter(({ event }) => event === 'evaluations')).toHaveLength(1)
    expect(final(events)?.explanation).toBe(whole)
    // Should the dead one wake up, it adds nothing.
    await dead
      .write('explanation', { evaluation_id: row.id, question_id: row.question_id, delta: 'late' })
      .catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await trial.read(reply)).toEqual(events)
  })

  it('is told to the pupil when it is given up, and the answer waits', async () => {
    const trial = await quizTrial()
    open.push(trial)
    const { user, id, attempt } = await begin(trial)
    const [row] = attempt.evaluations
    const evaluations = [{ evaluation_id: row?.id, answer: wrong }]
    const missing = trial.questions[0]
    if (!missing) throw new Error('no question')
    await trial.database.pool.query('update evaluation set question_version_id = $1 where id = $2', [
      '01900000-0000-7000-8000-00000000dead',
      row?.id,
    ])
    const reply = await trial.call<StreamReply>('POST quiz/{id}/submit', {
      user,
      params: { id },
      form: { evaluations },
    })
    const events = await trial.read(reply)
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'quiz.marking-failed' } })
    await trial.database.pool.query('update evaluation set question_version_id = $1 where id = $2', [
      missing.version_id,
      row?.id,
    ])
    const again = await trial.call<StreamReply>('POST quiz/{id}/submit', {
      user,
      params: { id },
      form: { evaluations },
    })
    expect(final(await trial.read(again))).toMatchObject({ state: 'marked' })
  })
})
