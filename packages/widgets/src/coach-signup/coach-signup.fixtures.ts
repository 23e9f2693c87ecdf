import type { MountOptions } from '@coachkit/sdk/testing'
import { ana, signedInAs } from '../parts/sign-in/sign-in.fixtures.ts'

export const signedIn = signedInAs(ana)

const sent = { ok: true as const, answer: { confirm_by_mail: true, signed_in: null } }
const links = { 'terms-href': '/terms-condition', 'privacy-href': '/privacy-policy' }

/** What a person can meet here. */
export const scenes = {
  empty: { replies: { 'POST auth/signup': sent }, attributes: links },
  lite: { replies: { 'POST auth/signup': sent }, attributes: { ...links, lite: true } },
  forCourse: { replies: { 'POST auth/signup': sent }, attributes: { ...links, course: 'Mathematics, Year 6' } },
  invited: { replies: { 'POST auth/signup': sent }, attributes: { ...links, 'referral-code': 'MIA-4821' } },
  leakedPassword: {
    replies: {
      'POST auth/signup': {
        ok: false,
        problem: { code: 'request.invalid', status: 422, detail: '', errors: { password: 'leaked' } },
      },
    },
    attributes: links,
  },
  offline: {
    replies: {
      'POST auth/signup': { ok: false, problem: { code: 'network.offline', status: 0, detail: '' } },
    },
    attributes: links,
  },
  proof: {
    replies: { 'POST auth/signup': { ok: true, answer: { confirm_by_mail: false, signed_in: signedIn } } },
    attributes: {
      ...links,
      'login-token': 'a-login-token',
      email: 'ana@home.test',
      'first-name': 'Ana',
      'last-name': 'Ruiz',
    },
  },
} satisfies Record<string, MountOptions>
