import type { Onboarding } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'
import { mia as user } from '../parts/sign-in/sign-in.fixtures.ts'

const half: Onboarding = {
  country: 'DE',
  time_zone: 'Europe/Berlin',
  school_name: 'Gymnasium am Park',
  academic_level_ids: ['l8'],
}

type Replies = NonNullable<MountOptions['replies']>
const kept = (onboarding: Onboarding, completion_ratio: number) => ({
  ok: true as const,
  answer: { onboarding, completion_ratio },
})
const usual: Replies = {
  'GET users/me': { ok: true, answer: { user } },
  'GET users/onboarding': kept({}, 0),
  'PUT users/onboarding': kept(half, 0.5),
  'GET admin/academic-levels': {
    ok: true,
    answer: {
      academic_levels: [
        { id: 'l7', name: 'Year 7' },
        { id: 'l8', name: 'Year 8' },
        { id: 'l9', name: 'Year 9' },
      ],
    },
  },
  'GET static-data/subjects': {
    ok: true,
    answer: {
      subjects: [
        { id: 's1', name: 'Mathematics' },
        { id: 's2', name: 'Physics' },
        { id: 's3', name: 'English' },
      ],
    },
  },
  'PATCH users/has-agreed-policy': { ok: true, answer: { ok: true } },
}
const of = (more: Replies, attributes: Record<string, string> = {}): MountOptions => ({
  replies: { ...usual, ...more },
  attributes: { 'terms-href': '/terms-condition', 'privacy-href': '/privacy-policy', ...attributes },
})

/** What a person can meet here. */
export const scenes = {
  fresh: of({}),
  half: of({ 'GET users/onboarding': kept(half, 0.5) }),
  // As the platform has it: a parent is no learner of the session.
  parent: {
    ...of({ 'GET users/me': { ok: true, answer: { user: { ...user, user_role_id: 6 } } } }, { 'signed-in': 'true' }),
    session: 'visitor',
  },
  notAgreed: of({
    'GET users/me': { ok: true, answer: { user: { ...user, flag: { has_agreed_policy: false } } } },
  }),
  invited: of(
    {
      'PATCH users/referral/redemption-status': {
        ok: true,
        answer: { status: 'redeemed', referral_code: 'ANA-1', redeemed_at: '2026-01-01T00:00:00.000Z' },
      },
    },
    { 'referral-code': 'ANA-1' },
  ),
  spentCode: of(
    {
      'PATCH users/referral/redemption-status': {
        ok: false,
        problem: { code: 'referral.spent', status: 409, detail: '' },
      },
    },
    { 'referral-code': 'ANA-1' },
  ),
  visitor: {
    ...of({
      'POST users/onboarding/{product}': {
        ok: true,
        answer: { onboarding: half, completion_ratio: 0.5, onboarding_token: 'a-secret' },
      },
    }),
    session: 'visitor',
  },
  loading: of({ 'GET users/me': () => new Promise(() => {}) }),
  offline: of({ 'GET users/me': { ok: false, problem: { code: 'network.offline', status: 0, detail: '' } } }),
  notKept: of({ 'PUT users/onboarding': { ok: false, problem: { code: 'network.offline', status: 0, detail: '' } } }),
} satisfies Record<string, MountOptions>
