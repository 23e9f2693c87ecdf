import type { SessionStore } from './session-store.ts'
import { rolesOf } from './user.ts'

/**
 * The guard sends a student of the free tier elsewhere than one who pays. What this browser keeps may be older than the
 * last purchase, so a page that begins asks once. Without an answer, what is kept stands.
 */
export async function refreshFreeTier(sessions: Pick<SessionStore, 'current' | 'signIn'>): Promise<void> {
  const kept = sessions.current()
  if (!kept || !rolesOf(kept.user).includes('student')) return
  const answer = await fetch('/api/v1/users/heart-status', {
    headers: { authorization: `Bearer ${kept.access_token}` },
  }).catch(() => null)
  // A session that ended is told by the next call of a widget.
  if (!answer?.ok) return
  const { is_free_tier } = (await answer.json()) as { is_free_tier: boolean }
  const now = sessions.current()
  const isOther = now?.access_token !== kept.access_token
  if (now && !isOther && now.user.is_free_tier !== is_free_tier)
    sessions.signIn({ ...now, user: { ...now.user, is_free_tier } })
}
