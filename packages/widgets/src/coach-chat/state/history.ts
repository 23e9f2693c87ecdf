import type { CallProblem } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import { type Entry, entryOf } from './entry.ts'
import type { Who } from './who.ts'

/**
 * A long history is a window on its end: what nobody scrolled to costs nothing. At first it has about as many letters as
 * a panel shows, where a message's own frame counts like so many; each look back adds a few messages.
 */
const firstLetters = 1500
const frameLetters = 80
const mostAtFirst = 10
const moreShown = 6

function fitting(entries: readonly Entry[]) {
  let letters = 0
  const first = entries.findLastIndex((entry) => {
    letters += entry.text.peek().length + frameLetters
    return letters > firstLetters
  })
  return Math.min(mostAtFirst, entries.length - 1 - first)
}

/** What was said, oldest first. */
export function createHistory(who: Pick<Who, 'history' | 'isNew'>) {
  const phase = signal<'loading' | 'ready' | 'failed'>(who.isNew() ? 'ready' : 'loading')
  const problem = signal<CallProblem | null>(null)
  const entries = signal<readonly Entry[]>([])
  const windowSize = signal(mostAtFirst)
  const total = signal(0)
  const loadingOlder = signal(false)
  let page = 1
  /** Counts loads, so that an answer for somebody who has signed out since is dropped. */
  let load = 0

  const shown = computed(() => entries.value.slice(-windowSize.value))
  /** How many of the server's messages were fetched; those of this visit are not among them. */
  const fetched = signal(0)
  const isEmpty = computed(() => entries.value.length === 0)
  const hasOlder = computed(() => entries.value.length > windowSize.value || fetched.value < total.value)

  async function read(number: number) {
    const mine = load
    const reply = await who.history(number)
    return mine === load ? reply : null
  }

  return {
    phase,
    problem,
    entries,
    shown,
    isEmpty,
    hasOlder,
    loadingOlder,

    async load(waiting: () => Entry[]) {
      load++
      page = 1
      if (!who.isNew()) phase.value = 'loading'
      const reply = await read(1)
      if (!reply) return false
      if (!reply.ok) {
        problem.value = reply.problem
        phase.value = 'failed'
        return false
      }
      total.value = reply.answer.total
      fetched.value = reply.answer.messages.length
      entries.value = [...reply.answer.messages.map(entryOf), ...waiting()]
      // The last two at least: what was asked and what was answered, however long.
      windowSize.value = Math.max(2, fitting(entries.value))
      problem.value = null
      phase.value = 'ready'
      return true
    },

    async older() {
      if (loadingOlder.value || !hasOlder.value) return
      windowSize.value += moreShown
      if (windowSize.value <= entries.value.length || fetched.value >= total.value) return
      loadingOlder.value = true
      const reply = await read(page + 1)
      loadingOlder.value = false
      if (!reply?.ok) return
      page++
      // Messages written since the first page push older ones onto the next: those that are here already stay once.
      const ids = new Set(entries.value.map((entry) => entry.message.value?.id))
      const fresh = reply.answer.messages.filter(({ id }) => !ids.has(id))
      entries.value = [...fresh.map(entryOf), ...entries.value]
      // An empty page is the end, whatever was counted.
      fetched.value = reply.answer.messages.length === 0 ? total.value : fetched.value + fresh.length
    },

    add(entry: Entry) {
      entries.value = [...entries.value, entry]
      windowSize.value++
    },
    remove(entry: Entry) {
      entries.value = entries.value.filter((one) => one !== entry)
    },
    toEnd(entry: Entry) {
      entries.value = [...entries.value.filter((one) => one !== entry), entry]
    },
    /** The message that an answer answers. */
    before(entry: Entry) {
      const at = entries.value.indexOf(entry)
      return entries.value.slice(0, Math.max(at, 0)).findLast((one) => one.from_user) ?? null
    },
    /** A message that was thought unsent, but that the history has already, is shown once. */
    forgetTwin(entry: Entry, id: string) {
      entries.value = entries.value.filter((one) => one === entry || one.message.peek()?.id !== id)
    },
  }
}

export type History = ReturnType<typeof createHistory>
