import type { LoginSession } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'

const session = (id: string, user_agent: string | null, is_current = false): LoginSession => ({
  id,
  user_agent,
  is_current,
  created_at: '2026-03-04T12:00:00.000Z',
  expires_at: '2026-04-03T12:00:00.000Z',
})
export const agents = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  safari:
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
}
const here = session('s1', agents.chrome, true)
const three = [here, session('s2', agents.safari), session('s3', null)]
const done = { ok: true as const, answer: { ok: true as const } }

const of = (sessions: LoginSession[], more: NonNullable<MountOptions['replies']> = {}): MountOptions => ({
  replies: {
    'GET auth/sessions': { ok: true, answer: { sessions } },
    'DELETE auth/sessions/{id}': done,
    'POST auth/sessions/end-others': done,
    ...more,
  },
})
const offline = { ok: false as const, problem: { code: 'network.offline' as const, status: 0, detail: '' } }

/** What a person can meet here. */
export const scenes = {
  three: of(three),
  alone: of([here]),
  loading: { replies: { 'GET auth/sessions': () => new Promise(() => {}) } },
  offline: of([], { 'GET auth/sessions': offline }),
  notEnded: of(three, { 'DELETE auth/sessions/{id}': offline }),
  endedMeanwhile: of(three, {
    'DELETE auth/sessions/{id}': { ok: false, problem: { code: 'object.missing', status: 404, detail: '' } },
  }),
} satisfies Record<string, MountOptions>
