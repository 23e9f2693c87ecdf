import type { MagicLink } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'
import { ana, signedInAs } from '../parts/sign-in/sign-in.fixtures.ts'

export const signedIn = signedInAs(ana)

const link: MagicLink = {
  purpose: 'sign-in',
  email: 'ana@home.test',
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
