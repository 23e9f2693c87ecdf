import type { Answer } from '@coachkit/contract'
import type { WidgetTools } from '@coachkit/sdk'
import { toJson } from '@coachkit/sdk'
import { quizSessionName } from '../../parts/visitor-session/visitor-session.ts'
import type { QuizServer, Saving } from './quiz-server.ts'

type Tools = Pick<WidgetTools, 'call' | 'stream' | 'keep' | 'invalidate'>

const parsed = (text: string | null): Answer | null => {
  try {
    return text === null ? null : (JSON.parse(text) as Answer)
  } catch {
    return null
  }
}

const onDevice: Saving = { sent: null, durable: true, forget: () => undefined }

/** A visitor's quiz: drafts stay on this device; the secret session of the attempt is kept with them. */
export function visitorServer({ call, stream, keep, invalidate }: Tools, id: string): QuizServer {
  const params = { id }
  const sessionName = quizSessionName(id)
  const draftName = (eid: string) => `quiz-draft:${eid}`
  const session = () => keep.get(sessionName) ?? ''
  return {
    load: () => call('GET quiz/{id}/demo', { params }),
    async begin(again) {
      // Not in the spec: our choice. A visitor who practises once more gets a new session.
      const session_id = again ? undefined : (keep.get(sessionName) ?? undefined)
      const reply = await call('POST quiz/{id}/demo/attempts', { params, body: { session_id } })
      if (reply.ok) keep.set(sessionName, reply.answer.session_id)
      return reply
    },
    evaluations() {
      invalidate(`quiz/${id}`)
      return call('GET quiz/{id}/demo/evaluations', { params, query: { session_id: session() } })
    },
    async save(evaluation, answer) {
      keep.set(draftName(evaluation.id), toJson(answer))
      return onDevice
    },
    waiting: (evaluations) =>
      evaluations.flatMap(({ id: evaluation_id, state }) => {
        const answer = parsed(keep.get(draftName(evaluation_id)))
        if (answer && state !== 'open') keep.set(draftName(evaluation_id), null)
        if (!answer || state !== 'open') return []
        return [{ evaluation_id, answer, again: async () => onDevice }]
      }),
    refused: () => [],
    submit: ({ key, evaluations }) =>
      stream('POST quiz/test-submit/demo', {
        query: { session_id: session() },
        body: { evaluations: JSON.parse(evaluations) as { evaluation_id: string; answer: Answer }[] },
        idempotency_key: key,
      }),
    passage: (passage_id) => call('GET questions/passages/{id}/demo', { params: { id: passage_id } }),
    hint: (eid, number, part_id) =>
      call('POST quiz/{id}/demo/evaluations/{eid}/hints', {
        params: { id, eid },
        body: { session_id: session(), number, part_id },
      }),
    toldHints: (eid) =>
      call('GET quiz/{id}/demo/evaluations/{eid}/hints', { params: { id, eid }, query: { session_id: session() } }),
    bookmark: null,
    rate: null,
  }
}
