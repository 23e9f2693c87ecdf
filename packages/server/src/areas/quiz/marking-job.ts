import type { Evaluation, QuestionWithKey } from '@coachkit/contract'
import { errorTable } from '@coachkit/contract'
import type { Logger } from 'pino'
import type { Leases, Task } from '../../kernel/jobs/leases.ts'
import type { CoachModel } from '../../kernel/model/model.ts'
import type { StreamEvent, Streams, StreamWriter } from '../../kernel/streams/streams.ts'
import { explanationOf } from './explanation.ts'
import { explanationRequest, explanationRules } from './explanation-prompt.ts'
import { markQuestion, type QuestionMark } from './marking/mark.ts'
import type { QuestionShelf } from './question-shelf.ts'
import type { QuizStore } from './store.ts'
import { type EvaluationRow, evaluationOf, twoDecimals } from './wire.ts'

export const markingTask = 'quiz.mark'

export interface MarkingPayload {
  stream_id: string
  evaluation_ids: string[]
  is_review: boolean
  /** No model is asked: the prepared explanation is told, for answers that nobody waits to read about. */
  plain?: true
}

export interface MarkingDeps {
  store: Pick<QuizStore, 'marks'>
  shelf: Pick<QuestionShelf, 'keyed'>
  streams: Pick<Streams, 'writer'>
  /** Writes explanations when it is more than the built-in coach; marks never depend on it. */
  model: CoachModel | null
  log: Logger
}

/** Explanations by a model are fetched this many at once. */
const explainedAtOnce = 4
const calmNote =
  '_The longer explanation could not be fetched just now. Your mark is safe; here is the prepared explanation._'

/** Marks, then explains, then tells: in this order, so that a mark never waits for words. */
export function createMarkingJob({ store, shelf, streams, model, log }: MarkingDeps) {
  const words = model && model.kind !== 'built-in' ? model : null

  async function settle(rows: readonly EvaluationRow[], is_review: boolean) {
    const waiting = rows.filter(({ state }) => state === 'queued')
    if (waiting.length === 0) return
    const questions = await shelf.keyed(waiting.map(({ question_version_id }) => question_version_id))
    for (const attempt_id of new Set(waiting.map((row) => row.attempt_id))) {
      const marks = waiting
        .filter((row) => row.attempt_id === attempt_id)
        .map((row) => {
          const { question, mark } = marked(row, questions)
          return { evaluation_id: row.id, mark, explanation: explanationOf(question, row.answer, mark, row.id) }
        })
      await store.marks.settle(attempt_id, marks, is_review)
    }
  }

  function marked(row: EvaluationRow, questions: ReadonlyMap<string, QuestionWithKey>) {
    const question = questions.get(row.question_version_id)
    if (!question) throw new Error(`The question version ${row.question_version_id} is not in the bank`)
    return { question, mark: markQuestion(question, row.answer) }
  }

  /** Streams what was stored at marking, or a model's words, which then take its place. */
  async function explain(
    writer: StreamWriter,
    row: EvaluationRow,
    question: QuestionWithKey,
    task: Task<MarkingPayload>,
  ) {
    const { payload, signal } = task
    const said = saidBefore(writer.written, row.id)
    const tell = (delta: string) =>
      writer.write('explanation', { evaluation_id: row.id, question_id: row.question_id, delta })
    const prepared = row.explanation ?? ''
    if (!words || payload.plain) {
      // A process that took this over goes on where the last one stopped.
      const rest = prepared.startsWith(said) ? prepared.slice(said.length) : ''
      for (const piece of rest.split(/(?<=\n\n)/)) if (piece !== '') await tell(piece)
      return
    }
    const mark: QuestionMark = markQuestion(question, row.answer)
    let text = said
    try {
      const pieces = words.stream({
        system: explanationRules,
        messages: [{ from_user: true, text: explanationRequest(question, row.answer, mark) }],
        brief: { say: prepared },
        ...(said !== '' && { written: said }),
        signal,
      })
      for await (const delta of pieces) {
        text += delta
        await tell(delta)
      }
      signal.throwIfAborted()
      if (text.trim() !== '') await store.marks.explain(row.id, text)
    } catch (error) {
      signal.throwIfAborted()
      if (!isModelFailure(error)) throw error
      log.warn({ err: error }, 'an explanation was not written by the model; the prepared one is told')
      const instead = `${text === '' ? '' : '\n\n'}${calmNote}\n\n${prepared}`
      await tell(instead)
      // What was told stays: a sentence that is gone a moment later would only puzzle.
      await store.marks.explain(row.id, text + instead)
    }
  }

  async function tellFinal(writer: StreamWriter, id: string) {
    const [row] = await store.marks.rows([id])
    const attempt = row && (await store.marks.attempt(row.attempt_id))
    if (!row || !attempt) throw new Error(`The evaluation ${id} is gone`)
    await writer.write('evaluations', {
      evaluations: [evaluationOf(row)],
      grading_completed: attempt.grading_completed,
      total_score: twoDecimals(attempt.total_score),
      max_score: twoDecimals(attempt.max_score),
    })
  }

  async function work(task: Task<MarkingPayload>) {
    const { payload, signal } = task
    const { stream_id, evaluation_ids, is_review } = payload
    const writer = await streams.writer(stream_id)
    if (writer.finished) return
    const queued = await store.marks.rows(evaluation_ids)
    if (!writer.written.some(({ event }) => event === 'queued')) {
      await writer.write('queued', { question_ids: queued.map(({ question_id }) => question_id) })
    }
    await settle(queued, is_review)
    signal.throwIfAborted()

    const told = toldBefore(writer.written)
    const rows = (await store.marks.rows(evaluation_ids)).filter(({ id }) => !told.has(id))
    const questions = await shelf.keyed(rows.map(({ question_version_id }) => question_version_id))
    const left = [...rows]
    const takeTurns = async () => {
      for (let row = left.shift(); row; row = left.shift()) {
        const question = questions.get(row.question_version_id)
        if (question) await explain(writer, row, question, task)
        await tellFinal(writer, row.id)
        signal.throwIfAborted()
      }
    }
    await Promise.all(Array.from({ length: words && !payload.plain ? explainedAtOnce : 1 }, takeTurns))
    await writer.finish({ event: 'done', data: {} })
  }

  async function giveUp({ payload }: { payload: MarkingPayload }) {
    const writer = await streams.writer(payload.stream_id)
    if (writer.finished) return
    const rows = await store.marks.rows(payload.evaluation_ids)
    const told = toldBefore(writer.written)
    const code = 'quiz.marking-failed'
    const question_ids = rows.filter(({ id }) => !told.has(id)).map(({ question_id }) => question_id)
    await writer.finish({ event: 'error', data: { code, detail: errorTable[code][1], question_ids } })
  }

  return {
    register(leases: Pick<Leases, 'handle'>) {
      leases.handle<MarkingPayload>(markingTask, { work, giveUp, attempts: 4, concurrency: 16 })
    },

    /** Marks what is queued without waiting for its task. */
    async markNow(evaluation_ids: readonly string[]): Promise<void> {
      await settle(await store.marks.rows(evaluation_ids), false)
    },

    /** Marks what was given up earlier; whoever waited is told by the next read. */
    async markLeftBehind(before: Date): Promise<number> {
      const left = await store.marks.leftBehind(before, 200)
      if (left.length > 0) await settle(await store.marks.rows(left.map(({ id }) => id)), false)
      return left.length
    },
  }
}

const isModelFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('model.')

function saidBefore(written: readonly StreamEvent[], evaluation_id: string): string {
  return written
    .filter(
      ({ event, data }) =>
        event === 'explanation' && (data as { evaluation_id: string }).evaluation_id === evaluation_id,
    )
    .map(({ data }) => (data as { delta: string }).delta)
    .join('')
}

const toldBefore = (written: readonly StreamEvent[]): Set<string> =>
  new Set(
    written
      .filter(({ event }) => event === 'evaluations')
      .flatMap(({ data }) => (data as { evaluations: Evaluation[] }).evaluations.map(({ id }) => id)),
  )
