import type { MountOptions } from '@coachkit/sdk/testing'

const at = '2026-11-02T08:00:00.000Z'
const line = '<script async src="https://coach.example/embed/v1/loader.js" data-key="pk_1" data-widget="chat"></script>'
const usual: NonNullable<MountOptions['replies']> = {
  'GET setup': {
    ok: true,
    answer: {
      brands: [
        { name: 'coachkit', title: 'CoachKit' },
        { name: 'illume', title: 'Illume' },
      ],
      address: 'https://coach.example',
      local_origins: false,
    },
  },
  'POST setup': {
    ok: true,
    answer: {
      school: { id: 'school-1', name: 'Meadow School' },
      site: {
        ...{ id: 'site-1', name: 'Meadow School', school: { id: 'school-1', name: 'Meadow School' }, brand: null },
        ...{ origins: ['https://www.meadow.example'], public_key: 'pk_1', line, created_at: at },
        ...{ used_at: null, secret_used_at: null, old_keys: [] },
      },
      secret_key: 'sk_shown-this-once',
      sign_in: 'https://coach.example/login',
      password_link: null,
    },
  },
}
const token = { attributes: { token: 'ot_a-token' } }
const refused = <Code extends string>(code: Code, status: number) => ({
  ok: false as const,
  problem: { code, status, detail: '' },
})

/** What whoever installs the platform can meet here. */
export const scenes = {
  form: { replies: usual, ...token },
  withoutToken: { replies: usual },
  wrongToken: { replies: { ...usual, 'POST setup': refused('setup.token', 403) }, ...token },
  knownPassword: {
    replies: {
      ...usual,
      'POST setup': {
        ok: false,
        problem: { code: 'request.invalid', status: 422, detail: '', errors: { password: 'leaked' } },
      },
    },
    ...token,
  },
  closed: { replies: { 'GET setup': refused('setup.done', 404) }, ...token },
  failed: {
    replies: { 'GET setup': { ok: false, problem: { code: 'network.failed', status: 0, detail: '' } } },
    ...token,
  },
  loading: { replies: { 'GET setup': () => new Promise(() => {}) }, ...token },
} satisfies Record<string, MountOptions>
