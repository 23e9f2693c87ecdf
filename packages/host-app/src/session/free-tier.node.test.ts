import type { SignedIn } from '@coachkit/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { refreshFreeTier } from './free-tier.ts'

afterEach(() => vi.restoreAllMocks())

const somebody = (user_role_id: number, access_token = 'token') =>
  ({
    access_token,
    expires_at: '',
    user: { id: 'p', user_role_id, teacher_role_id: null, is_free_tier: true },
  }) as SignedIn

function sessionsOf(first: SignedIn | null) {
  let signedIn = first
  return {
    current: () => signedIn,
    signIn: vi.fn((next: SignedIn) => {
      signedIn = next
    }),
  }
}
const server = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

test('a student who pays meanwhile is of the free tier no more', async () => {
  const sessions = sessionsOf(somebody(1))
  const asked = server(() => Response.json({ is_free_tier: false, hearts: null }))
  await refreshFreeTier(sessions)
  expect(asked).toHaveBeenCalledWith('/api/v1/users/heart-status', { headers: { authorization: 'Bearer token' } })
  expect(sessions.current()?.user.is_free_tier).toBe(false)
})

test('nothing is told where nothing changed, and nobody but a student asks', async () => {
  const asked = server(() => Response.json({ is_free_tier: true, hearts: 5 }))
  for (const person of [somebody(1), somebody(2), somebody(6), null]) {
    const sessions = sessionsOf(person)
    await refreshFreeTier(sessions)
    expect(sessions.signIn).not.toHaveBeenCalled()
  }
  expect(asked).toHaveBeenCalledOnce()
})

test('a refusal, or no server, leaves what is kept', async () => {
  for (const answer of [() => new Response(null, { status: 401 }), () => Promise.reject(new TypeError('offline'))]) {
    server(answer)
    const sessions = sessionsOf(somebody(1))
    await refreshFreeTier(sessions)
    expect(sessions.signIn).not.toHaveBeenCalled()
  }
})

test('an answer that comes after somebody else signed in changes nothing of theirs', async () => {
  const sessions = sessionsOf(somebody(1))
  server(() => {
    sessions.signIn(somebody(1, 'another'))
    return Response.json({ is_free_tier: false, hearts: null })
  })
  await refreshFreeTier(sessions)
  expect(sessions.current()).toMatchObject({ access_token: 'another', user: { is_free_tier: true } })
})
