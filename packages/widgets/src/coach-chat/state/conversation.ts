import type { CallProblem, CoachErrorCode, WidgetTools } from '@coachkit/sdk'
import { uniqueId } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import type { ChatEvents } from '../coach-chat.events.ts'
import type { ChatEvent } from './answering.ts'
import { broken, type Entry, newEntry } from './entry.ts'
import type { History } from './history.ts'
import type { LaterVerbs } from './later-verbs.ts'
import { createUnsent } from './unsent.ts'
import type { Who } from './who.ts'

/** Problems after which the answer may well go on at the server: it is read again, not asked for again. */
const isCut = (problem: CallProblem) => problem.code.startsWith('network.') || problem.code === 'answer.unreadable'

/** Sending, following, stopping and trying again. One answer at a time; a second message waits for its turn. */
export function createConversation(
  tools: Pick<WidgetTools<ChatEvents>, 'emit' | 'keep' | 'signal' | 'trouble'>,
  who: Who,
  history: History,
  follow: LaterVerbs['follow'],
  heard: { answering(): void; finished(answer: Entry): void },
) {
  const unsent = createUnsent(tools.keep)
  const current = signal<Entry | null>(null)
  const busy = computed(() => current.value !== null)
  const stopping = signal(false)
  let line: Promise<unknown> = Promise.resolve()
  let cut = new AbortController()

  async function listen(events: AsyncIterable<ChatEvent>, answer: Entry, user: Entry | null) {
    current.value = answer
    heard.answering()
    const problem = await follow(events, answer, {
      started(message, id) {
        answer.id = id
        if (!user || user.message.peek()) return
        unsent.remove(user)
        user.state.value = 'done'
        user.message.value = message
        history.forgetTwin(user, message.id)
        tools.emit('coach-message-sent', { id: message.id, text: message.text })
      },
    })
    current.value = null
    stopping.value = false
    const isOver = tools.signal.aborted || problem?.code.startsWith('session.')
    if (isOver && user && !user.message.peek()) unsent.add(user, true)
    if (tools.signal.aborted) return
    if (problem && user && !user.message.peek()) {
      // The server does not have it, as far as we know: the message waits with a way to send it again.
      user.state.value = 'unsent'
      user.problem.value = problem
      history.remove(answer)
    } else if (problem) {
      answer.problem.value = problem
      answer.state.value = answer.state.peek() === 'stopped' ? 'stopped' : 'failed'
    }
    heard.finished(answer)
    const state = answer.state.peek()
    if (state === 'done' || state === 'stopped' || state === 'failed') {
      tools.emit('coach-answer-finished', { id: answer.id ?? answer.key, state })
    }
    if (problem?.code.startsWith('session.')) tools.emit('coach-auth-required', { reason: problem.code })
    else if (problem && problem.code !== 'network.offline') {
      // Codes are only added: one that is newer than this widget goes to the page as it is.
      tools.trouble({ ...problem, code: problem.code as CoachErrorCode })
    }
  }

  function ask(user: Entry, key = user.key) {
    line = line.then(async () => {
      if (tools.signal.aborted) return
      user.problem.value = null
      if (!user.message.peek()) user.state.value = 'waiting'
      const answer = newEntry(false, '', 'waiting', uniqueId())
      history.add(answer)
      cut = new AbortController()
      await listen(who.turn(user.text.peek(), key, cut.signal), answer, user)
    })
    return line
  }

  /** Reads an answer again from the server: after a cut, or when the page was loaded while it was being written. */
  function resume(answer: Entry) {
    const stream_id = answer.stream_id
    if (!stream_id) return
    line = line.then(async () => {
      answer.problem.value = null
      answer.state.value = answer.text.peek() === '' ? 'waiting' : 'streaming'
      cut = new AbortController()
      await listen(who.again(stream_id, cut.signal), answer, null)
    })
    return line
  }

  return {
    busy,
    current,
    stopping,
    unsent,
    resume,

    send(text: string) {
      const written = text.trim()
      if (written === '') return
      const user = newEntry(true, written, 'waiting', uniqueId())
      unsent.add(user)
      history.add(user)
      return ask(user)
    },

    retry(entry: Entry) {
      if (entry.from_user) {
        history.toEnd(entry)
        return ask(entry)
      }
      if (entry.problem.peek() && isCut(entry.problem.peek() ?? broken('network.failed')) && entry.stream_id) {
        return resume(entry)
      }
      const asked = history.before(entry)
      if (!asked) return
      // The model failed, not the line. The server knows the same words after a failed answer as the same turn.
      history.remove(entry)
      return ask(asked, uniqueId())
    },

    discard(entry: Entry) {
      unsent.remove(entry)
      history.remove(entry)
    },

    /** Signed in again: what waited for that goes out, as was said. */
    sendOn() {
      for (const entry of history.entries.peek()) if (unsent.goes(entry)) void ask(entry)
    },

    /** Everything that waits for a connection goes out, oldest first. */
    retryUnsent() {
      for (const entry of history.entries.peek()) if (entry.state.peek() === 'unsent') void ask(entry)
    },

    async stop() {
      const answer = current.peek()
      if (!answer || stopping.peek()) return
      stopping.value = true
      const reply = answer.stream_id ? await who.stop(answer.stream_id) : null
      if (reply?.ok || current.peek() !== answer) return
      // Without a way to the server, at least this screen stops; the rest is there after a reload.
      answer.state.value = 'stopped'
      cut.abort()
    },
  }
}
