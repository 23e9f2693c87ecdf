import type { ChatMessage } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { toJson } from '@coachkit/sdk'
import { quizSessionName } from '../../parts/visitor-session/visitor-session.ts'

type Reply<T> = { ok: true; answer: T } | { ok: false; problem: CallProblem }

const sessionName = 'chat.session'
/** 20 a page: part 1 §9. */
export const pageSize = 20

/**
 * The two ways into the chat: a learner who is known has a history of their own; a visitor has a public chat whose
 * secret id is kept on this device.
 */
export function createWho({
  call,
  stream,
  keep,
  session,
  focus,
}: Pick<WidgetTools, 'call' | 'stream' | 'keep' | 'session' | 'focus'>) {
  const isLearner = () => session.state.peek() === 'learner'
  const sessionId = () => keep.get(sessionName)
  const headers = () => {
    const id = isLearner() ? null : sessionId()
    return id ? { 'x-session-id': id } : {}
  }

  async function ensureSession(): Promise<Reply<string>> {
    const known = sessionId()
    if (known) return { ok: true, answer: known }
    const reply = await call('POST chat/public/sessions')
    if (!reply.ok) return reply
    keep.set(sessionName, reply.answer.session_id)
    return { ok: true, answer: reply.answer.session_id }
  }

  return {
    isLearner,
    /** Nothing can have been said yet, so nothing has to be waited for. */
    isNew: () => session.isNew || (session.state.peek() === 'visitor' && !sessionId()),

    /** The newest messages, or a page of older ones; `total` counts all. */
    async history(page: number): Promise<Reply<{ messages: ChatMessage[]; total: number }>> {
      if (isLearner()) {
        const reply = await call('GET chat', { query: { page: `${page}`, size: `${pageSize}` } })
        if (!reply.ok) return reply
        return { ok: true, answer: { messages: reply.answer.messages, total: reply.answer.total_count } }
      }
      const id = sessionId()
      if (!id) return { ok: true, answer: { messages: [], total: 0 } }
      const reply = await call('GET chat/public/{sessionId}', { params: { sessionId: id } })
      if (reply.ok) {
        const { messages } = reply.answer
        return { ok: true, answer: { messages, total: messages.length } }
      }
      // A chat that is gone (another site, erased) makes room for a new one.
      if (reply.problem.code !== 'object.missing') return reply
      keep.set(sessionName, null)
      return { ok: true, answer: { messages: [], total: 0 } }
    },

    /** A page of the answers that a learner kept, newest page first. */
    async kept(page: number): Promise<Reply<{ messages: ChatMessage[]; total: number }>> {
      const reply = await call('GET chat', { query: { type: 'bookmarked', page: `${page}`, size: `${pageSize}` } })
      if (!reply.ok) return reply
      return { ok: true, answer: { messages: reply.answer.messages, total: reply.answer.total_count } }
    },

    /** The coach's answer to one message; only what the person wrote is sent, the server has the rest. */
    async *turn(text: string, key: string, signal: AbortSignal) {
      const turns = [{ from_user: true, text }]
      const desk = { ...focus.peek() }
      if (isLearner()) {
        const form = { messages: toJson(turns), focus: toJson(desk) }
        yield* stream('POST chat/stream', { form, idempotency_key: key, signal })
        return
      }
      const session_id = await ensureSession()
      if (!session_id.ok) {
        yield { event: 'problem' as const, data: session_id.problem, id: 0 }
        return
      }
      const quizSession = desk.quiz_id ? keep.get(quizSessionName(desk.quiz_id)) : null
      const proved = quizSession ? { ...desk, session_id: quizSession } : desk
      const body = { messages: turns, session_id: session_id.answer, focus: proved }
      yield* stream('POST chat/public/stream', { body, idempotency_key: key, signal })
    },

    /** The same answer again from its beginning, after a cut or a reload. */
    again: (stream_id: string, signal: AbortSignal) =>
      stream('GET streams/{id}', { params: { id: stream_id }, headers: headers(), signal }),

    stop: (stream_id: string) => call('POST streams/{id}/stop', { params: { id: stream_id }, headers: headers() }),

    async react(id: string, kind: 'like' | 'dislike' | 'bookmark'): Promise<Reply<{ message: ChatMessage }>> {
      if (isLearner()) return call(`POST chat/{id}/${kind}`, { params: { id } })
      const session_id = sessionId()
      if (!session_id || kind === 'bookmark') {
        return { ok: false, problem: { code: 'object.missing', status: 404, detail: '' } }
      }
      return call(`POST chat/public/{id}/${kind}`, { params: { id }, body: { session_id } })
    },
  }
}

export type Who = ReturnType<typeof createWho>
