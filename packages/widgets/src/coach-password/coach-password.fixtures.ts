import type { MountOptions } from '@coachkit/sdk/testing'

type Replies = NonNullable<MountOptions['replies']>
const done = { ok: true as const, answer: { ok: true as const } }
const usual: Replies = { 'POST auth/password/reset/link': done, 'POST auth/password/reset': done }
const token = { attributes: { token: 'ot_a-token' } }

/** What a person can meet here. */
export const scenes = {
  ask: { replies: usual, attributes: { email: 'mia@demo.test' } },
  checkout: {
    replies: usual,
    attributes: { email: 'mia@demo.test', 'from-checkout': true, product: 'illume' },
  },
  offline: {
    replies: {
      'POST auth/password/reset/link': { ok: false, problem: { code: 'network.offline', status: 0, detail: '' } },
    },
    attributes: { email: 'mia@demo.test' },
  },
  reset: { replies: usual, ...token },
  spent: {
    replies: {
      'POST auth/password/reset': { ok: false, problem: { code: 'auth.link-spent', status: 422, detail: '' } },
    },
    ...token,
  },
  known: {
    replies: {
      'POST auth/password/reset': {
        ok: false,
        problem: { code: 'request.invalid', status: 422, detail: '', errors: { new_password: 'leaked' } },
      },
    },
    ...token,
  },
} satisfies Record<string, MountOptions>
