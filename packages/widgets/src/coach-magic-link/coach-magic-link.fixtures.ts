import type { MagicLink, SignedIn } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'

export const signedIn: SignedIn = {
  access_token: 'a-token',
  expires_at: '2026-12-24T12:00:00.000Z',
  user: {
    id: 'p2',
    username: 'ana.ruiz4821',
    email: 'ana@home.test',
    first_name: 'Ana',
    last_name: 'Ruiz',
    user_role_id: 6,
    teacher_role_id: null,
    school_flags: {},
    flag: { has_agreed_policy: true },
    profile_pic_url: null,
    last_logged_in: null,
    academic_level_id: null,
    is_free_tier: null,
  },
}

const link: MagicLink = {
  purpose: 'sign-in',
  email: 'a•••@home.test',
  first_name: 'Ana',
  portal: 'coachkit',
  children: [],
  expires_at: '2026-12-24T12:00:00.000Z',
}
const children = [
  { id: 'c1', first_name: 'Mia', last_name: 'Ruiz' },
  { id: 'c2', first_name: 'Leo', last_name: 'Ruiz' },
]

type Replies = NonNullable<MountOptions['replies']>
const usual: Replies = { 'POST auth/magic-link': { ok: true, answer: { ok: true } } }
const opened = (found: MagicLink, referral_code: string | null = null): MountOptions => ({
  replies: {
    ...usual,
    'GET auth/magic-link/{token}/validate': { ok: true, answer: found },
    'POST auth/magic-link/consume': { ok: true, answer: { ...signedIn, portal: found.portal, referral_code } },
  },
  attributes: { token: 'ot_a-token' },
})
const failed = (code: 'auth.link-spent' | 'network.offline', status: number): MountOptions => ({
  replies: {
    ...usual,
    'GET auth/magic-link/{token}/validate': { ok: false, problem: { code, status, detail: '' } },
  },
  attributes: { token: 'ot_a-token' },
})

/** What a person can meet here. */
export const scenes = {
  ask: { replies: usual, attributes: { email: 'ana@home.test' } },
  looking: {
    replies: { 'GET auth/magic-link/{token}/validate': () => new Promise(() => {}) },
    attributes: { token: 'ot_a-token' },
  },
  person: opened(link),
  parent: opened({ ...link, children }),
  signUp: opened({ ...link, purpose: 'sign-up' }, 'MIA-4821'),
  spent: failed('auth.link-spent', 422),
  offline: failed('network.offline', 0),
} satisfies Record<string, MountOptions>
