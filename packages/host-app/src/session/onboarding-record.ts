import type { HostCalls } from './host-calls.ts'
import type { SessionStore } from './session-store.ts'
import { rolesOf } from './user.ts'

export interface OnboardingRecordStore {
  /** The share of fields that are filled, 0 to 1; null until it is known, and for all other roles. */
  ratio(): number | null
  subscribe(listener: () => void): () => void
}

/** For the curriculum role the onboarding record is loaded when the user changes: part 1 §4. */
export function createOnboardingRecord(
  sessions: Pick<SessionStore, 'current' | 'subscribe'>,
  { call }: Pick<HostCalls, 'call'>,
): OnboardingRecordStore {
  const listeners = new Set<() => void>()
  let whose: string | null = null
  let ratio: number | null = null
  const set = (next: number | null) => {
    ratio = next
    for (const listener of listeners) listener()
  }

  async function follow() {
    const user = sessions.current()?.user ?? null
    const next = user && rolesOf(user).includes('curriculum') ? user.id : null
    if (next === whose) return
    whose = next
    set(null)
    if (!next) return
    const reply = await call('GET users/onboarding')
    if (reply.ok && whose === next) set(reply.answer.completion_ratio)
  }

  sessions.subscribe(() => void follow())
  void follow()
  return {
    ratio: () => ratio,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
