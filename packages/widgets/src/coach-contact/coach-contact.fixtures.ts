import type { MountOptions } from '@coachkit/sdk/testing'

const problem = (code: 'request.rate' | 'network.offline' | 'server.failed', status: number) => ({
  ok: false as const,
  problem: { code, status, detail: '' },
})
const done = { ok: true as const, answer: { ok: true as const } }

const guest = { session: 'visitor', partition: 'site:visitor' } as const

/** What a person can meet here. */
export const scenes = {
  guest: { ...guest, replies: { 'POST mailer/contact-us': done } },
  known: { session: 'learner', replies: { 'POST users/contact-us': done } },
  /** A parent or a teacher. */
  grownUp: { session: 'visitor', partition: 'site:ngozi', replies: { 'POST users/contact-us': done } },
  slow: { ...guest, replies: { 'POST mailer/contact-us': () => new Promise(() => {}) } },
  often: { ...guest, replies: { 'POST mailer/contact-us': problem('request.rate', 429) } },
  offline: { ...guest, replies: { 'POST mailer/contact-us': problem('network.offline', 0) } },
  failed: { session: 'learner', replies: { 'POST users/contact-us': problem('server.failed', 500) } },
  refused: {
    ...guest,
    replies: {
      'POST mailer/contact-us': {
        ok: false,
        problem: { code: 'request.invalid', status: 422, detail: '', errors: { from_email: 'not an address' } },
      },
    },
  },
} satisfies Record<string, MountOptions>
