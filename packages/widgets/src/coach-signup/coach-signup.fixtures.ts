import type { SignedIn } from '@coachkit/contract'
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

const sent = { ok: true as const, answer: { confirm_by_mail: true, signed_in: null } }
const links = { 'terms-href': '/terms-condition', 'privacy-href': '/privacy-policy' }

/** What a person can meet here. */
export const scenes = {
  empty: { replies: { 'POST auth/signup': sent }, attributes: links },
  lite: { replies: { 'POST auth/signup': sent }, attributes: { ...links, lite: true } },
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
