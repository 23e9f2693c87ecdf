import type { SessionStore } from './session-store.ts'

/**
 * A 401 clears the user, and the guard leads to login where the route needs one (part 1 §8). A widget also asks for a
 * sign-in when its first call was cut off, by a page that is being left or a line that is gone: that ends no session,
 * so the server is asked.
 */
export async function clearIfOver(sessions: Pick<SessionStore, 'current' | 'clear'>): Promise<void> {
  const kept = sessions.current()
  if (!kept) return
  const answer = await fetch('/api/v1/users/me', {
    headers: { authorization: `Bearer ${kept.access_token}` },
  }).catch(() => null)
  if (answer?.status === 401 && sessions.current()?.access_token === kept.access_token) sessions.clear()
}
