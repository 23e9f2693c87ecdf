import type { SignedIn } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'

export const signedIn: SignedIn = {
  access_token: 'a-token',
  expires_at: '2026-12-24T12:00:00.000Z',
  user: {
    id: 'p1',
    username: 'mia',
    email: 'mia@demo.test',
    first_name: 'Mia',
    last_name: 'Berg',
    user_role_id: 1,
    teacher_role_id: null,
    school_flags: {},
    flag: { has_agreed_policy: true },
    profile_pic_url: null,
    last_logged_in: null,
    academic_level_id: null,
    is_free_tier: false,
  },
}

const refused = (
  code: 'auth.wrong-credentials' | 'auth.inactive' | 'network.offline',
  status: number,
): MountOptions => ({
  replies: { 'POST auth/login': { ok: false, problem: { code, status, detail: '' } } },
})

/** What a person can meet here. */
export const scenes = {
  empty: { replies: { 'POST auth/login': { ok: true, answer: signedIn } } },
  wrong: refused('auth.wrong-credentials', 422),
  inactive: refused('auth.inactive', 403),
  offline: refused('network.offline', 0),
} satisfies Record<string, MountOptions>
