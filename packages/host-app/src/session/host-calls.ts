import { createClient } from '@coachkit/sdk'
import type { SessionStore } from './session-store.ts'

/**
 * The host's own calls, with the manners of part 1 §9: tried up to four times, and what is read with `cached` is kept for
 * five minutes, or until somebody else is there. A 401 clears the person whom the call was made for; a connection that is
 * lost clears nobody.
 */
export function createHostCalls(
  { api, product }: { api: string; product: string },
  sessions: Pick<SessionStore, 'current' | 'clear' | 'subscribe'>,
) {
  const token = () => sessions.current()?.access_token ?? null
  let refused: string | null = null
  const { call, invalidate } = createClient(api, product, {
    token: async () => token(),
    // A person's own session has no other token.
    async renew(stale) {
      refused = stale
      return null
    },
    lost() {
      if (refused !== null && refused === token()) sessions.clear()
    },
    whose: token,
  })
  let known = token()
  sessions.subscribe(() => {
    if (token() !== known) invalidate('')
    known = token()
  })
  return { call, invalidate }
}
export type HostCalls = ReturnType<typeof createHostCalls>
