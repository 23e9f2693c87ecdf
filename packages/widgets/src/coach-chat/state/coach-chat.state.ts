import type { Attributes, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import type { chatAttributes } from '../coach-chat.attributes.ts'
import type { ChatEvents } from '../coach-chat.events.ts'
import type { ChatWords } from '../words/coach-chat.words.ts'
import { createConversation } from './conversation.ts'
import type { Entry } from './entry.ts'
import { createHistory } from './history.ts'
import { createKept } from './kept.ts'
import type { LaterVerbs } from './later-verbs.ts'
import { createWho } from './who.ts'

const draftName = 'chat.draft'
/** Not in the spec: our choice; the server takes as much. */
export const longestMessage = 4000

/** What the chat knows and does; no DOM. */
export function createCoachChat(
  tools: WidgetTools<ChatEvents, ChatWords>,
  attributes: Attributes<typeof chatAttributes>,
  { sentenceOf, plainText, follow }: LaterVerbs,
) {
  const { session, keep, text, emit } = tools
  const who = createWho(tools)
  const history = createHistory(who)
  const kept = createKept(who)
  const { mode } = attributes

  const pops = computed(() => mode.value === 'launcher' || mode.value === 'panel')
  const open = signal(attributes.open.peek())
  const visible = computed(() => !pops.value || open.value)
  const unread = signal(0)
  const draft = signal('')
  const online = signal(true)
  /** The view's way to put the cursor into the composer. */
  const focusComposer = signal<(() => void) | null>(null)
  const needsSignIn = computed(() => session.state.value === 'missing')
  /** What a screen reader is told, newest last: at most two for an answer. */
  const said = signal<readonly { id: number; text: string }[]>([])
  let count = 0

  const say = (sentence: string) => {
    said.value = [...said.value.slice(-3), { id: ++count, text: sentence }]
  }

  const talk = createConversation(tools, who, history, follow, {
    answering: () => say(text('said.answering')),
    finished(answer) {
      const problem = answer.problem.peek() ?? history.entries.peek().at(-1)?.problem.peek()
      if (problem) say(text(sentenceOf(problem.code)))
      else say(text('said.answer', { answer: plainText(answer.text.peek()) }))
      if (visible.peek() || problem) return
      unread.value++
      emit('coach-unread', { count: unread.peek() })
    },
  })

  let notYet: (() => void) | null = null
  function keepDraft() {
    notYet?.()
    notYet = null
    if (session.state.peek() !== 'starting') keep.set(draftName, draft.peek() || null)
  }
  function write(now: string) {
    draft.value = now
    notYet?.()
    notYet = tools.later(300, keepDraft)
  }
  // An element that leaves, or is put elsewhere, takes the last letters along.
  tools.signal.addEventListener('abort', () => {
    if (notYet) keepDraft()
    // A bubble outside counts along.
    if (unread.peek()) emit('coach-unread', { count: 0 })
  })

  /** Settles when what was said before is there. */
  let loaded: Promise<unknown> = Promise.resolve()
  const load = () => {
    loaded = read()
    return loaded
  }
  async function read() {
    await session.ready
    if (tools.signal.aborted) return
    if (needsSignIn.peek()) {
      history.phase.value = 'ready'
      if (!session.mistake.peek()) emit('coach-auth-required', { reason: 'session.required' })
      return
    }
    // Who was quick has begun to write before it was known who they are.
    if (draft.peek()) keepDraft()
    else draft.value = keep.get(draftName) ?? ''
    if (!(await history.load(talk.unsent.entries))) return
    // An answer that was being written when the page went away is read on from its stream.
    const last = history.entries.peek().findLast((entry) => !entry.from_user)
    if (last?.state.peek() === 'streaming') void talk.resume(last)
    talk.sendOn()
  }

  // Once it is known who is here; the element begins again when somebody else comes.
  void load()

  /** A message waits until it is known who speaks and what was said before: loading clears the screen. */
  async function send(words: string) {
    await session.ready
    await loaded
    await talk.send(words.slice(0, longestMessage))
  }
  let leaving = false

  const setOpen = (now: boolean) => {
    if (open.peek() === now || !pops.peek()) return
    open.value = now
    // Where the element begins again, as for somebody who signed in, it stands as it stood.
    tools.host.toggleAttribute('open', now)
    if (now) unread.value = 0
    emit(now ? 'coach-open' : 'coach-close', {})
  }

  return {
    ...history,
    ...talk,
    kept,
    mode,
    pops,
    open,
    visible,
    unread,
    draft,
    online,
    focusComposer,
    needsSignIn,
    said,
    text,
    notSetUp: computed(() => session.mistake.value !== null),
    away: session.away,
    again: session.again,
    host: tools.host,
    later: tools.later,
    isLearner: computed(() => session.state.value === 'learner'),
    mood: computed(() => {
      if (history.phase.value === 'failed') return 'consoles' as const
      return talk.current.value?.state.value === 'waiting' ? ('thinks' as const) : ('idle' as const)
    }),
    starters: computed(() =>
      attributes.starters.value
        ? attributes.starters.value.split('|').map((one) => one.trim())
        : [text('starter.stuck'), text('starter.explain'), text('starter.practise')],
    ),

    load,
    write,
    send,
    show: () => setOpen(true),
    hide: () => setOpen(false),
    signIn: () => emit('coach-auth-required', { reason: 'session.required' }),

    submit(words = draft.peek()) {
      if (words.trim() === '' || talk.busy.peek() || needsSignIn.peek() || leaving) return
      const isDraft = words === draft.peek()
      leaving = true
      // What was written stays where one sees it until it is known who says it.
      void session.ready.then(() => {
        leaving = false
        if (needsSignIn.peek()) return
        if (isDraft && words === draft.peek()) write('')
        void send(words)
      })
    },

    async react(entry: Entry, kind: 'like' | 'dislike' | 'bookmark') {
      const message = entry.message.peek()
      if (!message) return false
      const reply = await who.react(message.id, kind)
      if (reply.ok) {
        // The same answer may stand in the conversation and among those that were kept.
        const { message: now } = reply.answer
        entry.message.value = now
        for (const twin of [...history.entries.peek(), ...(kept.entries.peek() ?? [])])
          if (twin.message.peek()?.id === now.id) twin.message.value = now
      } else say(text(sentenceOf(reply.problem.code)))
      return reply.ok
    },

    connection(now: boolean) {
      online.value = now
      if (!now) return
      // What failed for want of a line is tried again, so that no sentence says what is no longer true.
      if (history.phase.peek() === 'failed') void load()
      else talk.retryUnsent()
    },
  }
}

export type CoachChat = ReturnType<typeof createCoachChat>
