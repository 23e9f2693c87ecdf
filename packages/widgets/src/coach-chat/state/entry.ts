import type { ChatMessage, Citation } from '@coachkit/contract'
import type { CallProblem } from '@coachkit/sdk'
import { type Signal, signal } from '@preact/signals'

/**
 * `waiting`: on its way, nothing to show yet. `unsent`: the server does not have it, as far as we know.
 * The others are the server's own.
 */
export type EntryState = 'waiting' | 'unsent' | ChatMessage['state']

/** One line of the conversation. Its parts are signals, so that a growing answer redraws itself alone. */
export interface Entry {
  /** Stays as long as the line is shown; of a message that is on its way, also its idempotency key. */
  key: string
  /** The server's id, once it is known. */
  id: string | null
  from_user: boolean
  text: Signal<string>
  state: Signal<EntryState>
  /** The server's record, once there is one. */
  message: Signal<ChatMessage | null>
  citations: Signal<readonly Citation[]>
  suggestions: Signal<readonly string[]>
  problem: Signal<CallProblem | null>
  stream_id: string | null
}

export const newEntry = (from_user: boolean, text: string, state: EntryState, key: string): Entry => ({
  key,
  id: null,
  from_user,
  text: signal(text),
  state: signal(state),
  message: signal(null),
  citations: signal([]),
  suggestions: signal([]),
  problem: signal(null),
  stream_id: null,
})

/** A problem that no server told of. */
export const broken = (code: CallProblem['code']): CallProblem => ({ code, status: 0, detail: '' })

/** Takes over what the server has stored. The text stays where it is the same, so that nothing is drawn again. */
export function settle(entry: Entry, message: ChatMessage) {
  entry.id = message.id
  entry.message.value = message
  entry.text.value = message.text
  entry.citations.value = message.citations
  entry.suggestions.value = message.suggestions
  entry.state.value = message.state
  entry.stream_id = message.stream_id
}

export function entryOf(message: ChatMessage): Entry {
  const entry = newEntry(message.from_user, message.text, message.state, message.id)
  settle(entry, message)
  return entry
}
