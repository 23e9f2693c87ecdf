import type { CallProblem } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { type Entry, entryOf } from './entry.ts'
import type { Who } from './who.ts'

/** The answers that somebody kept, newest first; read when they are asked for. */
export function createKept(who: Pick<Who, 'kept'>) {
  const isOpen = signal(false)
  const entries = signal<readonly Entry[] | null>(null)
  const total = signal(0)
  const busy = signal(false)
  const problem = signal<CallProblem | null>(null)
  let page = 0
  /** Counts openings, so that an answer for somebody who has gone since is dropped. */
  let opening = 0

  async function more() {
    const mine = opening
    busy.value = true
    problem.value = null
    const reply = await who.kept(page + 1)
    if (mine !== opening) return
    busy.value = false
    if (!reply.ok) {
      problem.value = reply.problem
      return
    }
    page++
    const known = new Set(entries.peek()?.map(({ id }) => id))
    const fresh = reply.answer.messages.filter(({ id }) => !known.has(id)).reverse()
    entries.value = [...(entries.peek() ?? []), ...fresh.map(entryOf)]
    // An empty page is the end, whatever was counted.
    total.value = fresh.length === 0 ? entries.value.length : reply.answer.total
  }

  function close() {
    opening++
    isOpen.value = false
    entries.value = null
    busy.value = false
    problem.value = null
  }

  return {
    isOpen,
    entries,
    total,
    busy,
    problem,
    more,
    close,
    open() {
      close()
      page = 0
      isOpen.value = true
      return more()
    },
  }
}
