import { signal } from '@preact/signals'
import { backOff, pause } from '../client/retry.ts'
import type { Caller, Outbox, OutboxEntry, RefusedEntry, SessionView } from '../widget-types.ts'
import type { createOutbox } from './outbox.ts'

type Loaded = ReturnType<typeof createOutbox>

/**
 * The outbox as widgets get it. Its file is no part of the core, so that a first screen does not wait for it; it is
 * fetched as soon as it is known whose it is, and sends what an earlier visit left.
 */
export function createLazyOutbox(call: Caller, session: SessionView): Outbox & { destroy(): void } {
  const waiting = signal<readonly OutboxEntry[]>([])
  const refused = signal<readonly RefusedEntry[]>([])
  const durable = signal(true)
  const left = new AbortController()

  const loaded: Promise<Loaded> = session.ready.then(async () => {
    for (let attempt = 1; !left.signal.aborted; attempt++) {
      try {
        const file = await import('./outbox.ts')
        const outbox = file.createOutbox(call, session, { waiting, refused, durable })
        left.signal.addEventListener('abort', outbox.destroy)
        return outbox
      } catch {
        // No connection: nothing was promised yet, because `put` waits too.
        await pause(backOff(attempt, 2000), left.signal)
      }
    }
    return new Promise<Loaded>(() => {})
  })

  return {
    waiting,
    refused,
    durable,
    get ready() {
      return loaded.then((outbox) => outbox.ready)
    },
    put: async (key, input, options) => (await loaded).put(key, input, options),
    forget: async (id) => (await loaded).forget(id),
    flush: async () => (await loaded).flush(),
    destroy: () => left.abort(),
  }
}
