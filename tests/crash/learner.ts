import { randomUUID } from 'node:crypto'
import type { Answer, Attempt, Evaluation, Question } from '@coachkit/contract'
import type { Random } from '../support/random.ts'
import type { OutsideLog } from './outside-log.ts'

/** Somebody who takes quizzes over HTTP while the server is killed again and again. */
export interface Learner {
  name: string
  /** A site's learner; without one, a visitor of a published quiz. */
  token: string | null
  /** The page that the token is bound to. */
  origin: string | null
}

interface Trial {
  url: string
  log: OutsideLog
  random: Random
  /** Begins nothing new once it aborts, but finishes what it began. */
  ending: AbortSignal
  /** Gives everything up: the server is gone for good. */
  over: AbortSignal
}

interface Handed {
  evaluation_id: string
  answer: Answer
}

const passing = new Set(['request.rate', 'request.key-busy', 'server.busy', 'server.failed'])
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Something to say to any question: right or wrong is the marker's business. */
function answerTo(question: Question, random: Random): Answer {
  const one = (item: Pick<Question, 'type' | 'options' | 'units'>) => {
    const orders = (item.options ?? []).map(({ order }) => order)
    if (item.type === 'one-choice') {
      const order = random.pick(orders)
      return { selected_option: { order }, value: String(order) }
    }
    if (item.type === 'several-choices') return { selected_options: [{ order: random.pick(orders) }] }
    const value = String(Math.floor(random.between(0, 100)))
    return item.type === 'numeric' && item.units?.[0] ? { value, unit: item.units[0] } : { value }
  }
  if (question.sub_questions.length === 0) return one(question)
  return { parts: Object.fromEntries(question.sub_questions.map((part) => [part.id, one(part)])) }
}

export async function takeQuizzes(learner: Learner, quiz_ids: readonly string[], trial: Trial): Promise<void> {
  const { url, log, random, ending, over } = trial
  const api = `${url}/api/v1`
  const headers: Record<string, string> = headersOf(learner)
  let session_id: string | null = null

  /** Until there is an answer of the server's own: a cut connection says nothing about what happened. */
  async function ask(path: string, init: RequestInit): Promise<Response> {
    for (;;) {
      over.throwIfAborted()
      try {
        const response = await fetch(`${api}/${path}`, { ...init, headers: { ...headers, ...init.headers } })
        if (response.ok) return response
        const problem = (await response.json()) as { code?: string }
        if (!passing.has(problem.code ?? '') && response.status < 500) {
          throw new Refused(`${init.method} ${path}: ${response.status} ${problem.code}`)
        }
      } catch (error) {
        if (error instanceof Refused) throw error
      }
      log.counts.repeated += 1
      await pause(random.between(50, 200))
    }
  }

  async function json<T>(path: string, method: string, body?: unknown, key?: string): Promise<T> {
    for (;;) {
      const response = await ask(path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      try {
        return (await response.json()) as T
      } catch {
        // Cut within the body: nothing was acknowledged yet.
        log.counts.repeated += 1
      }
    }
  }

  async function begin(quiz_id: string): Promise<{ attempt: Attempt; questions: Map<string, Question> }> {
    const body = learner.token ? { again: true } : { ...(session_id !== null && { session_id }) }
    const path = learner.token ? `quiz/${quiz_id}/attempts` : `quiz/${quiz_id}/demo/attempts`
    const begun = await json<{ attempt: Attempt; session_id?: string }>(path, 'POST', body)
    session_id = begun.session_id ?? session_id
    const quiz = await json<{ questions: Question[] }>(
      learner.token ? `quiz/${quiz_id}` : `quiz/${quiz_id}/demo`,
      'GET',
    )
    return { attempt: begun.attempt, questions: new Map(quiz.questions.map((one) => [one.id, one])) }
  }

  async function save(quiz_id: string, row: Evaluation, revision: number, answer: Answer): Promise<number> {
    const path = `quiz/${quiz_id}/evaluations/${row.id}`
    const body = { evaluation: { ...answer, revision } }
    // With and without a key: a repeat of a save must be safe either way.
    const key = random.chance(0.5) ? randomUUID() : undefined
    const { evaluation } = await json<{ evaluation: Evaluation }>(path, 'PATCH', body, key)
    log.saved(row.id, answer, evaluation.revision)
    return evaluation.revision
  }

  /** Hands in and reads to the end, over any number of cuts. */
  async function submit(quiz_id: string, handed: Handed[]): Promise<void> {
    const key = randomUUID()
    let stream_id: string | null = null
    let last = 0
    for (;;) {
      let response: Response
      if (stream_id !== null && random.chance(0.7)) {
        log.counts.resumed += 1
        const proof: Record<string, string> = session_id === null ? {} : { 'x-session-id': session_id }
        response = await ask(`streams/${stream_id}`, {
          method: 'GET',
          headers: { ...proof, 'last-event-id': String(last) },
        })
      } else {
        last = 0
        response = await ask(...submission(quiz_id, handed, key))
      }
      try {
        for await (const { id, event, data } of eventsOf(response)) {
          if (event === 'stream') {
            if (stream_id === null) for (const one of handed) log.submitted(one.evaluation_id, one.answer)
            stream_id = (data as { stream_id: string }).stream_id
          }
          last = id
          if (event === 'evaluations') {
            for (const row of (data as { evaluations: Evaluation[] }).evaluations) {
              log.told(row.id, { marks_given: row.marks_given, is_full_marks: row.is_full_marks })
            }
          }
          if (event === 'error') log.problem(`a stream told an error: ${JSON.stringify(data)}`)
          if (event === 'done' || event === 'error') return
        }
      } catch {
        over.throwIfAborted()
      }
      await pause(random.between(20, 100))
    }
  }

  function submission(quiz_id: string, handed: Handed[], key: string): [string, RequestInit] {
    if (!learner.token) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      return [
        `quiz/test-submit/demo?session_id=${session_id}`,
        { method: 'POST', headers, body: JSON.stringify({ evaluations: handed }) },
      ]
    }
    const form = new FormData()
    form.set('evaluations', JSON.stringify(handed))
    return [`quiz/${quiz_id}/submit`, { method: 'POST', headers: { 'idempotency-key': key }, body: form }]
  }

  async function takeOne(quiz_id: string) {
    const { attempt, questions } = await begin(quiz_id)
    // A visitor who is done with a quiz gets the same attempt again: nothing is left to do in it.
    const open = attempt.evaluations.filter(({ state }) => state === 'open')
    const together: Handed[] = []
    const submits: Promise<void>[] = []
    for (const row of open) {
      const question = questions.get(row.question_id)
      if (!question) continue
      log.begun(row.id, attempt.id, learner.token !== null)
      let answer = answerTo(question, random)
      let { revision } = row
      for (let saves = learner.token ? Math.floor(random.between(0, 3)) : 0; saves > 0; saves -= 1) {
        answer = answerTo(question, random)
        revision = await save(quiz_id, row, revision, answer)
      }
      const handed = { evaluation_id: row.id, answer }
      if (random.chance(0.1)) continue
      if (random.chance(0.4)) together.push(handed)
      else submits.push(submit(quiz_id, [handed]))
      // Two tabs and double clicks: the same answer once more, under another key.
      if (random.chance(0.3)) submits.push(submit(quiz_id, [handed]))
    }
    if (together.length > 0) submits.push(submit(quiz_id, together))
    await Promise.all(submits)
  }

  while (!ending.aborted) {
    try {
      await takeOne(random.pick(quiz_ids))
    } catch (error) {
      if (over.aborted) return
      log.problem(`${learner.name}: ${error instanceof Error ? error.message : String(error)}`)
      await pause(200)
    }
    await pause(random.between(0, 50))
  }
}

export const headersOf = ({ token, origin }: Learner): Record<string, string> =>
  token && origin ? { authorization: `Bearer ${token}`, origin } : {}

class Refused extends Error {}

/** Server-sent events, one by one; ends or throws when the connection does. */
async function* eventsOf(response: Response): AsyncGenerator<{ id: number; event: string; data: unknown }> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end)
      text = text.slice(end + 2)
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      const data = field('data')
      if (data !== undefined)
        yield { id: Number(field('id') ?? 0), event: field('event') ?? '', data: JSON.parse(data) }
    }
  }
}
