import type { ChatMessage, Citation, Focus } from '@coachkit/contract'
import pino from 'pino'
import type { PersonPrincipal, Principal } from '../../../kernel/auth/principal.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { createLeases } from '../../../kernel/jobs/create-leases.ts'
import { createModel, type ModelConfig } from '../../../kernel/model/model.ts'
import type { Desk, Knowledge } from '../../../kernel/ports.ts'
import { createStreams } from '../../../kernel/streams/create-streams.ts'
import type { StreamEvent } from '../../../kernel/streams/streams.ts'
import { mark } from '../../quiz/marking/mark.ts'
import { createChatArea } from '../chat.ts'
import { smallBank } from './problems.ts'

export interface TrialParts {
  model?: ModelConfig
  knowledge?: Knowledge
  desk?: Desk
}

export const emptyDesk: Desk = { read: async () => null, countHints: async () => {} }

/** One server process's share of the chat: its own streams and leases on a database that others may share. */
export function chatProcess(database: Database, { model, knowledge, desk }: TrialParts = {}) {
  const log = pino({ level: 'silent' })
  const streams = createStreams(database, log)
  const leases = createLeases(database, log)
  const { routes } = createChatArea({
    ...{ database, streams, leases, log },
    model: createModel(model ?? { kind: 'none', word_ms: 0 }),
    bank: smallBank,
    knowledge: knowledge ?? { findPassages: async () => [] },
    desk: desk ?? emptyDesk,
    judge: mark,
    limits: async () => {},
  })

  async function call<T>(key: string, request: Record<string, unknown>): Promise<T> {
    const found = routes.find((route) => route.key === key)
    if (!found) throw new Error(`${key} is not served`)
    return (await found.handle({ params: {}, query: {}, ...request } as never)) as T
  }

  async function read(stream_id: string, after = 0) {
    const events: StreamEvent[] = []
    for await (const event of streams.read(stream_id, after, AbortSignal.timeout(20_000))) events.push(event)
    return answerOf(events)
  }

  return {
    ...{ streams, leases, call, read },
    post: (user: Principal, session_id: string, text: string, more: { focus?: Focus; thread_id?: string } = {}) =>
      call<{ stream_id: string }>('POST chat/public/stream', {
        user,
        body: { session_id, messages: [{ from_user: true, text }], ...more },
      }),
    async ask(user: Principal, session_id: string, text: string, more: { focus?: Focus; thread_id?: string } = {}) {
      return read((await this.post(user, session_id, text, more)).stream_id)
    },
    async begin(user: Principal = nobody) {
      return (await call<{ session_id: string }>('POST chat/public/sessions', { user })).session_id
    },
    async history(session_id: string, user: Principal = nobody) {
      return call<{ title: string | null; messages: ChatMessage[] }>('GET chat/public/{sessionId}', {
        user,
        params: { sessionId: session_id },
      })
    },
    async stop() {
      await leases.stop(0)
      streams.close()
    },
  }
}
export type ChatProcess = ReturnType<typeof chatProcess>

/** What a reader of the whole stream ends with. */
export function answerOf(events: readonly StreamEvent[]) {
  const data = <T>(name: string) => events.filter(({ event }) => event === name).map((event) => event.data as T)
  return {
    events,
    names: events.map(({ event }) => event),
    text: data<{ delta: string }>('text')
      .map(({ delta }) => delta)
      .join(''),
    citations: data<Citation>('citation'),
    suggestions: data<{ suggestions: string[] }>('suggestions')[0]?.suggestions ?? [],
    started: data<{ thread_id: string; message_id: string; user_message: ChatMessage }>('started')[0],
    message: data<{ message: ChatMessage }>('done')[0]?.message,
    error: data<{ code: string; detail: string }>('error')[0],
  }
}

export const nobody: Principal = { kind: 'nobody' }

export const visitorOf = (site_id: string, scope: readonly ('chat' | 'quiz')[] = ['chat']): Principal => ({
  ...{ kind: 'visitor', session_id: 's', visitor_id: '00000000-0000-7000-8000-00000000beef' },
  site: { site_id, origin: 'https://partner.example', scope },
})

export const student = (person_id: string, scope?: readonly ('chat' | 'quiz')[]): PersonPrincipal => ({
  ...{ kind: 'person', session_id: 's', person_id, roles: ['student'], school_id: null, is_free_tier: false },
  time_zone: 'UTC',
  site: scope ? { site_id: '00000000-0000-7000-8000-00000000cafe', origin: 'https://partner.example', scope } : null,
})
