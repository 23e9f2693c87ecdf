import type { SignedIn } from '@coachkit/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHostCalls } from './host-calls.ts'
import { refreshPerson } from './refresh-person.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const somebody = (user_role_id: number, access_token = 'token') =>
  ({
    access_token,
    expires_at: '',
    user: { id: 'p', user_role_id, teacher_role_id: null, is_free_tier: true, school_flags: {} },
  }) as unknown as SignedIn

function open(first: SignedIn | null) {
  let signedIn = first
  const listeners: (() => void)[] = []
  const become = (next: SignedIn | null) => {
    signedIn = next
    for (const listener of listeners) listener()
  }
  const sessions = {
    current: () => signedIn,
    signIn: vi.fn(become),
    clear: vi.fn(() => become(null)),
    subscribe(listener: () => void) {
      listeners.push(listener)
      return () => true
    },
  }
  const calls = createHostCalls({ api: 'https://platform.test', product: 'coachkit' }, sessions)
  /** Through every wait between tries. */
  const refresh = async () => {
    let isDone = false
    void refreshPerson(sessions, calls).then(() => {
      isDone = true
    })
    // A part of the client comes by a fetch of its own, which takes its real time.
    while (!isDone) await vi.advanceTimersByTimeAsync(1000)
  }
  return { sessions, calls, become, refresh }
}

const heart = 'GET users/heart-status'
const me = 'GET users/me'
/** A reply by call; the token that was sent stands beside each. */
function serve(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const line = `${init?.method} ${String(address).replace('https://platform.test/api/v1/', '')}`
    asked.push(line)
    return answers[line]?.() ?? new Response(null, { status: 404 })
  })
  return asked
}
const tier = (is_free_tier: boolean) => () => Response.json({ is_free_tier, hearts: null })
const flags = (school_flags: object) => () => Response.json({ user: { school_flags } })

test('tier and flags of a student are refreshed together', async () => {
  const { sessions, refresh } = open(somebody(1))
  serve({ [heart]: tier(false), [me]: flags({ learning_path_disabled: true }) })
  await refresh()
  expect(sessions.signIn).toHaveBeenCalledOnce()
  expect(sessions.current()?.user).toMatchObject({
    is_free_tier: false,
    school_flags: { learning_path_disabled: true },
  })
})

test('nothing is told where nothing changed; others than students are asked for their flags alone, and nobody for nothing', async () => {
  const asked = serve({ [heart]: tier(true), [me]: flags({}) })
  for (const person of [somebody(1), somebody(2), null]) {
    const { sessions, refresh } = open(person)
    await refresh()
    expect(sessions.signIn).not.toHaveBeenCalled()
  }
  expect(asked.sort()).toEqual([heart, me, me])
})

test('reads are tried four times, and a connection that is lost signs nobody out', async () => {
  const asked = serve({
    [heart]: () => Promise.reject(new TypeError('offline')),
    [me]: () => new Response(null, { status: 503 }),
  })
  const { sessions, refresh } = open(somebody(1))
  await refresh()
  expect(asked.filter((line) => line === heart)).toHaveLength(4)
  expect(asked.filter((line) => line === me)).toHaveLength(4)
  expect([sessions.signIn.mock.calls, sessions.clear.mock.calls]).toEqual([[], []])
})

test('answers are kept for five minutes, for the one whose they are', async () => {
  const asked = serve({ [me]: flags({}) })
  const { refresh, become } = open(somebody(2))
  await refresh()
  await refresh()
  expect(asked).toHaveLength(1)
  become(somebody(2, 'another'))
  await refresh()
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await refresh()
  expect(asked).toHaveLength(3)
})

test('a 401 clears the user', async () => {
  serve({ [me]: () => Response.json({ code: 'session.expired' }, { status: 401 }) })
  const { sessions, refresh } = open(somebody(2))
  await refresh()
  expect(sessions.current()).toBeNull()
})

test('an answer, or a 401, that comes after somebody else signed in changes nothing of theirs', async () => {
  for (const late of [flags({ learning_path_disabled: true }), () => new Response(null, { status: 401 })]) {
    const { sessions, become, refresh } = open(somebody(2))
    serve({
      [me]: () => {
        become(somebody(2, 'another'))
        return late()
      },
    })
    await refresh()
    expect(sessions.current()).toMatchObject({ access_token: 'another', user: { school_flags: {} } })
    expect(sessions.clear).not.toHaveBeenCalled()
  }
})
