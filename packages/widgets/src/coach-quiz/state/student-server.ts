import type { Answer, Evaluation } from '@coachkit/contract'
import type { OutboxEntry, WidgetTools } from '@coachkit/sdk'
import type { QuizServer, Reply, Saving } from './quiz-server.ts'

const save = 'PATCH quiz/{id}/evaluations/{eid}'
type Tools = Pick<WidgetTools, 'call' | 'stream' | 'outbox' | 'invalidate'>
type SaveInput = { params: { id: string; eid: string }; body: { evaluation: Answer & { revision: number } } }

/** A student's quiz: every change goes through the outbox, so that a killed tab loses nothing that was acknowledged. */
export function studentServer({ call, stream, outbox, invalidate }: Tools, id: string): QuizServer {
  const params = { id }

  async function put(input: SaveInput, entry_id?: string): Promise<Saving> {
    const { id: entry, sent } = await outbox.put(save, input, { replaces: input.params.eid, id: entry_id })
    return { sent, durable: outbox.durable.value, forget: () => void outbox.forget(entry) }
  }

  /** What waited on this device while the server was asked: its reply may be older than what was sent meanwhile. */
  const seen = new Map<string, OutboxEntry>()

  async function besideOutbox<T extends Reply<unknown>>(asking: Promise<T>): Promise<T> {
    seen.clear()
    const stop = outbox.waiting.subscribe((entries) => {
      for (const entry of entries) seen.set(entry.id, entry)
    })
    try {
      const reply = await asking
      if (reply.ok) await outbox.ready
      return reply
    } finally {
      stop()
    }
  }

  const waitingOf = (evaluations: readonly Evaluation[]) => {
    const now = savesOf(outbox.waiting.value, evaluations)
    const since = savesOf([...seen.values()], evaluations).filter(({ entry, input, evaluation_id }) => {
      const row = evaluations.find(({ id: eid }) => eid === evaluation_id)
      const isNewer = row !== undefined && row.revision <= input.body.evaluation.revision
      return isNewer && !now.some((other) => other.entry.replaces === entry.replaces)
    })
    return [...since, ...now]
  }

  const savesOf = <Entry extends OutboxEntry>(entries: readonly Entry[], evaluations: readonly Evaluation[]) =>
    entries.flatMap((entry) => {
      if (entry.key !== save || !evaluations.some((one) => one.id === entry.replaces)) return []
      const input = entry.input as SaveInput
      const { revision: _, ...answer } = input.body.evaluation
      return [{ entry, input, answer, evaluation_id: input.params.eid }]
    })

  return {
    load: () => besideOutbox(call('GET quiz/{id}', { params })),
    begin: (again) => besideOutbox(call('POST quiz/{id}/attempts', { params, body: again ? { again } : {} })),
    evaluations() {
      // Others may have changed it: an answer from the page's cache would never tell.
      invalidate(`quiz/${id}`)
      return call('GET quiz/{id}/evaluations', { params, query: {} })
    },
    save: (evaluation, answer) =>
      put({ params: { id, eid: evaluation.id }, body: { evaluation: { ...answer, revision: evaluation.revision } } }),
    waiting: (evaluations) =>
      waitingOf(evaluations).map(({ entry, input, answer, evaluation_id }) => ({
        evaluation_id,
        answer,
        // The same entry under its own id: nothing new is stored, but its reply is heard here.
        again: () => put(input, entry.id),
      })),
    refused: (evaluations) =>
      savesOf(outbox.refused.value, evaluations).map(({ entry, answer, evaluation_id }) => ({
        evaluation_id,
        answer,
        forget: () => void outbox.forget(entry.id),
      })),
    submit: ({ key, evaluations }) =>
      stream('POST quiz/{id}/submit', { params, query: {}, form: { evaluations }, idempotency_key: key }),
    passage: (passage_id) => call('GET questions/passages/{id}', { params: { id: passage_id } }),
    hint: (eid, number, part_id) =>
      call('POST quiz/{id}/evaluations/{eid}/hints', { params: { id, eid }, body: { number, part_id } }),
    toldHints: (eid) => call('GET quiz/{id}/evaluations/{eid}/hints', { params: { id, eid } }),
    bookmark: (eid, question_id, is_bookmark) =>
      call('POST quiz/evaluations/{id}/bookmarks', {
        params: { id: eid },
        body: { student_evaluation_id: eid, question_id, is_bookmark },
      }),
    rate: (eid, liked, disliked) =>
      call('POST quiz/{id}/evaluations/{eid}/feedback', { params: { id, eid }, body: { liked, disliked } }),
  }
}
