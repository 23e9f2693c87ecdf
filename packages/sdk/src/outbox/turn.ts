import { pause } from '../client/retry.ts'
import type { EntryStore } from './entry-store.ts'

const leaseTime = 40_000

/** Runs `work` while no other tab runs it for the same learner. `hold` keeps the turn during long work. */
export async function takeTurn(
  store: EntryStore,
  partition: string,
  owner: string,
  signal: AbortSignal,
  work: (hold: () => Promise<unknown>) => Promise<void>,
) {
  const locks = navigator.locks
  if (locks) {
    await locks.request(`coachkit-outbox:${partition}`, { signal }, () => work(async () => undefined))
    return
  }
  // Without Web Locks (a page without https) a lease in the same store does; the keys make a rare overlap harmless.
  for (;;) {
    const taken = await store.lease(partition, owner, Date.now() + leaseTime)
    if (taken === null) break
    await pause(Math.min(1000, taken - Date.now() + 50), signal)
    if (signal.aborted) return
  }
  try {
    await work(() => store.lease(partition, owner, Date.now() + leaseTime))
  } finally {
    await store.lease(partition, owner, 0)
  }
}
