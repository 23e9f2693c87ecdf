import { toJson } from '@coachkit/sdk'
import type { HostCalls } from './host-calls.ts'
import type { SessionStore } from './session-store.ts'
import { rolesOf } from './user.ts'

/**
 * The guard sends a student of the free tier, or one whose school has switched a screen off, elsewhere. What this browser
 * keeps may be older than the last purchase or the school's last change, so tier and flags are asked for together, as
 * often as a page is opened; answers of the last five minutes are used again. Without an answer, what is kept stands.
 */
export async function refreshPerson(
  sessions: Pick<SessionStore, 'current' | 'signIn'>,
  { call }: Pick<HostCalls, 'call'>,
): Promise<void> {
  const kept = sessions.current()
  if (!kept) return
  const isStudent = rolesOf(kept.user).includes('student')
  const [me, hearts] = await Promise.all([
    call('GET users/me', { cached: true }),
    isStudent ? call('GET users/heart-status', { cached: true }) : null,
  ])
  const now = sessions.current()
  if (now?.access_token !== kept.access_token) return
  const user = { ...now.user }
  if (me.ok) user.school_flags = me.answer.user.school_flags
  if (hearts?.ok) user.is_free_tier = hearts.answer.is_free_tier
  if (toJson(user) !== toJson(now.user)) sessions.signIn({ ...now, user })
}
