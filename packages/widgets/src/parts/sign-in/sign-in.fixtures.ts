import type { SignedIn, User } from '@coachkit/contract'

/** People who are new here, for stories and tests: a mother and a pupil. */
export const ana: User = {
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
}
export const mia: User = {
  ...ana,
  id: 'p1',
  username: 'mia',
  email: 'mia@demo.test',
  first_name: 'Mia',
  last_name: 'Berg',
  user_role_id: 1,
  is_free_tier: false,
}

export const signedInAs = (user: User): SignedIn => ({
  access_token: 'a-token',
  expires_at: '2026-12-24T12:00:00.000Z',
  user,
})
