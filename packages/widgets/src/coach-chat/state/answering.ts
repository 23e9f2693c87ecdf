import type { ChatMessage } from '@coachkit/contract'
import type { CallProblem } from '@coachkit/sdk'
import { broken, type Entry, settle } from './entry.ts'

/** What can come on a chat's stream, whichever call opened it. */
export type ChatEvent = { event: string; data: unknown }

export interface Listener {
  started(user: ChatMessage, id: string): void
}

/**
 * Follows one answer to its end and answers with the problem that ended it early, or null. A replay begins with the
 * first word again: what is shown already stays, and only what is new is added.
 */
export async function follow(
  events: AsyncIterable<ChatEvent>,
  answer: Entry,
  listener: Listener,
): Promise<CallProblem | null> {
  let text = ''
  const citations = new Map<number, Entry['citations']['value'][number]>()
  for await (const { event, data } of events) {
    switch (event) {
      case 'stream':
        answer.stream_id = (data as { stream_id: string }).stream_id
        break
      case 'started': {
        const { user_message, message_id } = data as { user_message: ChatMessage; message_id: string }
        listener.started(user_message, message_id)
        break
      }
      case 'text':
        text += (data as { delta: string }).delta
        if (text.length > answer.text.peek().length) answer.text.value = text
        answer.state.value = 'streaming'
        break
      case 'citation': {
        const citation = data as Entry['citations']['value'][number]
        citations.set(citation.number, citation)
        answer.citations.value = [...citations.values()]
        break
      }
      case 'suggestions':
        answer.suggestions.value = (data as { suggestions: string[] }).suggestions
        break
      case 'done':
        settle(answer, (data as { message: ChatMessage }).message)
        return null
      case 'error':
        return { ...broken('server.failed'), ...(data as { code: string; detail: string }), data }
      case 'problem':
        return data as CallProblem
    }
  }
  return broken('network.failed')
}
