import { type Route, route } from '../../kernel/http/route.ts'
import type { Buckets } from '../../kernel/rates/pace.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { FreeTierStore } from './free-tier-store.ts'
import { paces } from './paces.ts'
import type { ReferralStore } from './referral-store.ts'
import { mustHaveAccount } from './rules.ts'

function mustFind<T>(found: T | null): T {
  if (found === null) throw new Refusal('object.missing')
  return found
}

export const referralRoutes = (store: ReferralStore, freeTier: FreeTierStore, buckets: Buckets): Route[] => [
  route('GET users/referral', async ({ user }) => {
    mustHaveAccount(user)
    return { referral: await store.getOwn(user.person_id) }
  }),

  route('GET users/referral/quota', async ({ query, user, address }) => {
    await buckets.mustTake(`referral ${user.kind === 'person' ? user.person_id : address}`, paces.referralCode)
    return mustFind(await store.findQuota(query.referral_code))
  }),

  route('GET users/referral/redeemers', async ({ query, user }) => ({
    redeemers: mustFind(await store.findRedeemers(user, query.referral_code)),
  })),

  route('PATCH users/referral/redemption-status', async ({ body, user }) => {
    mustHaveAccount(user)
    await buckets.mustTake(`referral ${user.person_id}`, paces.referralCode)
    return store.redeem(user.person_id, body.referral_code)
  }),

  route('GET users/referral/referred-quota', ({ user }) => store.findReferred(user.person_id)),

  route('PATCH users/redeem-free-tier-access', async ({ body, user }) => {
    mustHaveAccount(user)
    const student_id = body.child_id ?? (user.roles.includes('student') ? user.person_id : undefined)
    if (student_id === undefined) throw new Refusal('request.invalid', { child_id: 'is missing' })
    if (body.code !== undefined) await buckets.mustTake(`proof ${user.person_id}`, paces.proof)
    if (!(await freeTier.redeem(user, student_id, body.code))) throw new Refusal('object.missing')
    return { student_id, is_free_tier: true as const }
  }),
]
