import type { LoginSession } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import { sentenceIn } from '../parts/form/form-problems.ts'
import { deviceName } from './device-name.ts'
import type { SessionsWords } from './words/en.ts'

export type SessionsEvents = {
  /** Another session of the person was ended; null when it was all others. */
  'coach-session-ended': { id: string | null }
}

const sentenceOf = sentenceIn<keyof SessionsWords>({})

export function createSessions({ call, emit, text, locale }: WidgetTools<SessionsEvents, SessionsWords>) {
  const sessions = signal<readonly LoginSession[] | null>(null)
  /** The session that is being ended, or `all`. */
  const busy = signal<string | null>(null)
  const problem = signal<string | null>(null)
  const said = signal('')
  const others = computed(() => sessions.value?.filter(({ is_current }) => !is_current) ?? [])

  const say = ({ code }: CallProblem) => {
    problem.value = text(sentenceOf(code))
  }

  async function load() {
    problem.value = null
    const reply = await call('GET auth/sessions')
    if (reply.ok) sessions.value = reply.answer.sessions
    else say(reply.problem)
  }

  async function end(id: string) {
    if (busy.peek()) return
    problem.value = null
    busy.value = id
    const reply = await call('DELETE auth/sessions/{id}', { params: { id } })
    busy.value = null
    // One that has ended by itself meanwhile is what was wished for.
    if (!reply.ok && reply.problem.code !== 'object.missing') return say(reply.problem)
    sessions.value = sessions.peek()?.filter((session) => session.id !== id) ?? null
    said.value = text('ended')
    emit('coach-session-ended', { id })
  }

  async function endOthers() {
    if (busy.peek()) return
    problem.value = null
    busy.value = 'all'
    const reply = await call('POST auth/sessions/end-others')
    busy.value = null
    if (!reply.ok) return say(reply.problem)
    sessions.value = sessions.peek()?.filter(({ is_current }) => is_current) ?? null
    said.value = text('ended.all')
    emit('coach-session-ended', { id: null })
  }

  function nameOf({ user_agent }: LoginSession) {
    const name = deviceName(user_agent)
    return name ? text('device', name) : text('unknown')
  }
  const dayOf = ({ created_at }: LoginSession) =>
    new Intl.DateTimeFormat(locale.value, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(created_at))

  void load()
  return { sessions, others, busy, problem, said, load, end, endOthers, nameOf, dayOf, text }
}
export type SessionsState = ReturnType<typeof createSessions>
