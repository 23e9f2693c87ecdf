import type { ChatTurn, Focus } from '@coachkit/contract'
import { platformSiteId } from '../../kernel/auth/platform-site.ts'
import type { Principal } from '../../kernel/auth/principal.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { MessageStore } from './message-store.ts'
import type { SessionCaller } from './reach.ts'
import { latestTurn } from './rules/turn.ts'
import { hashOf, type SessionStore } from './session-store.ts'
import type { TurnStore } from './turn-store.ts'
import type { VisitorLimits } from './visitor-limits.ts'

export interface ChatRouteDeps {
  sessions: SessionStore
  messages: MessageStore
  turns: TurnStore
  limits: VisitorLimits
  /** Work was added. */
  nudge: () => void
}

export function chatRoutes({ sessions, messages, turns, limits, nudge }: ChatRouteDeps): Route[] {
  const begin = async (input: Omit<Parameters<TurnStore['begin']>[0], 'turn'> & { said: readonly ChatTurn[] }) => {
    const { said, ...rest } = input
    const started = await turns.begin({ ...rest, turn: latestTurn(said) })
    nudge()
    return started
  }

  return [
    route('POST chat/stream', async ({ form, user }) => {
      mustBeServed(form)
      const { person_id, roles, school_id } = user
      return begin({
        owner: { person_id },
        stream_owner: `person:${person_id}`,
        learner: { person_id },
        caller: { person_id, roles, school_id },
        thread_id: form.thread_id,
        said: form.messages,
        focus: focusOf(form.focus),
        files: form.file?.length ?? 0,
      })
    }),

    route('POST chat/public/sessions', async ({ user }) => {
      const visitor_id = user.kind === 'visitor' ? user.visitor_id : null
      return sessions.begin(siteOf(user), visitor_id)
    }),

    route('POST chat/public/stream', async ({ body, user, address }) => {
      const caller = callerOf(user, body.session_id)
      const { id } = await sessions.getSession(caller)
      await limits(user, address)
      return begin({
        owner: { chat_session_id: id },
        stream_owner: `session:${caller.session_hash}`,
        // A visitor's quiz is not the chat's session: its own secret says whose desk it is.
        learner: { session_hash: body.focus?.session_id ? hashOf(body.focus.session_id) : caller.session_hash },
        caller: null,
        thread_id: body.thread_id,
        said: body.messages,
        focus: focusOf(body.focus),
        files: 0,
      })
    }),

    route('POST chat/public/title/{sessionId}', async ({ params, user }) => ({
      title: await sessions.giveTitle(callerOf(user, params.sessionId)),
    })),

    route('GET chat/public/{sessionId}', ({ params, user }) => sessions.read(callerOf(user, params.sessionId))),

    route('GET chat', ({ query, user }) => messages.list(user, query)),

    route('POST chat/{id}/like', async ({ params, user }) => ({
      message: await messages.toggle(user, params.id, 'liked'),
    })),
    route('POST chat/{id}/dislike', async ({ params, user }) => ({
      message: await messages.toggle(user, params.id, 'disliked'),
    })),
    route('POST chat/{id}/bookmark', async ({ params, user }) => ({
      message: await messages.toggle(user, params.id, 'bookmarked'),
    })),

    route('POST chat/public/{id}/like', async ({ params, body, user }) => ({
      message: await sessions.toggle(callerOf(user, body.session_id), params.id, 'liked'),
    })),
    route('POST chat/public/{id}/dislike', async ({ params, body, user }) => ({
      message: await sessions.toggle(callerOf(user, body.session_id), params.id, 'disliked'),
    })),
  ]
}

/** Not in the spec: our choice. Nudges are not answered yet: to take their fields and drop them would be worse. */
function mustBeServed({
  nudging_group,
  nudging_type,
}: {
  nudging_group?: string | undefined
  nudging_type?: string | undefined
}) {
  const reason = 'is not served yet'
  if (nudging_group !== undefined) throw new Refusal('request.invalid', { nudging_group: reason })
  if (nudging_type !== undefined) throw new Refusal('request.invalid', { nudging_type: reason })
}

/** Somebody who signed in with us is at home on our own site. */
const siteOf = (user: Principal): string | null => {
  if (user.kind === 'visitor') return user.site.site_id
  return user.kind === 'person' ? (user.site?.site_id ?? platformSiteId) : null
}

const callerOf = (user: Principal, session_id: string): SessionCaller => ({
  session_hash: hashOf(session_id),
  site_id: siteOf(user),
})

/** What is named, without the secret: a task is stored. */
function focusOf(focus: Focus | undefined): Focus | null {
  if (!focus?.quiz_id && !focus?.question_id) return null
  return { quiz_id: focus.quiz_id, question_id: focus.question_id }
}
