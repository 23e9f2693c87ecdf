import type { Redeemer } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'
import { failed, offline } from '../parts/family/family.fixtures.ts'

const redeemers: Redeemer[] = [
  { first_name: 'Sofia', last_initial: 'M.', redeemed_at: '2026-11-14T17:20:00.000Z' },
  { first_name: 'Jonas', last_initial: 'W.', redeemed_at: '2026-10-30T08:05:00.000Z' },
]
const owner = { id: 'ngozi', first_name: 'Ngozi', last_name: 'Okafor' }
const codeWith = (redeemed: number, reward_months = 1) => ({
  ok: true as const,
  answer: {
    referral: { referral_code: 'K7D4M-QX2RT', owner, quota: 3, redeemed, remaining: 3 - redeemed, reward_months },
  },
})
const usedBy = (redeemed: number) => ({
  ok: true as const,
  answer: { quota: 1, redeemed, referral_code: redeemed ? 'PQRST-UVWXY' : null },
})
const replies = {
  'GET users/referral': codeWith(2),
  'GET users/referral/referred-quota': usedBy(0),
  'GET users/referral/redeemers': { ok: true, answer: { redeemers } },
  'GET users/referral/quota': { ok: true, answer: { referral_code: 'PQRST-UVWXY', quota: 3, remaining: 2 } },
  'PATCH users/referral/redemption-status': {
    ok: true,
    answer: { status: 'redeemed', referral_code: 'PQRST-UVWXY', redeemed_at: '2026-11-21T10:00:00.000Z' },
  },
} satisfies MountOptions['replies']
const use = 'PATCH users/referral/redemption-status'
const refused = (code: string) => ({ ok: false as const, problem: { code, status: 422, detail: '' } as never })

/** What somebody with a code can meet here. */
export const scenes = {
  full: { replies },
  fresh: {
    replies: {
      ...replies,
      'GET users/referral': codeWith(0),
      'GET users/referral/redeemers': { ok: true, answer: { redeemers: [] } },
    },
  },
  noReward: { replies: { ...replies, 'GET users/referral': codeWith(2, 0) } },
  used: { replies: { ...replies, 'GET users/referral': codeWith(3), 'GET users/referral/referred-quota': usedBy(1) } },
  faq: { attributes: { page: 'faq' }, replies },
  faqOffline: { attributes: { page: 'faq' }, replies: { ...replies, 'GET users/referral': offline } },
  unknown: { replies: { ...replies, 'GET users/referral/quota': refused('object.missing') } },
  own: { replies: { ...replies, [use]: refused('referral.own') } },
  spent: { replies: { ...replies, [use]: refused('referral.spent') } },
  repeated: { replies: { ...replies, [use]: refused('referral.repeated') } },
  staff: { replies: { ...replies, 'GET users/referral': refused('session.role') } },
  loading: { replies: { ...replies, 'GET users/referral': () => new Promise(() => {}) } },
  failed: { replies: { ...replies, 'GET users/referral/redeemers': failed } },
  offline: { replies: { ...replies, 'GET users/referral': offline } },
} satisfies Record<string, MountOptions>
