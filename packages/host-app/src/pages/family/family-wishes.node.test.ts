import { expect, test } from 'vitest'
import type { FamilyWish } from '../../family-widgets.ts'
import { matchRoute } from '../../guard/match.ts'
import { rows } from '../../routes/rows.ts'
import { placeOf } from './family-wishes.ts'

const nobody = { product: 'coachkit', user: null }
const student = { user_role_id: 1, teacher_role_id: null, is_free_tier: false } as never

test.each<[FamilyWish, string]>([
  [{ to: 'dashboard' }, '/coachkit/dashboard'],
  [{ to: 'child-account' }, '/coachkit/create-child-account'],
  [{ to: 'child', child_id: 'a b' }, '/coachkit/child/a%20b/manage'],
  [{ to: 'shop', child_id: 'ada' }, '/coachkit/child/ada/manage?show=courses'],
  [{ to: 'shop', child_id: '' }, '/coachkit/checkout/select-child?show=courses'],
  [{ to: 'checkout' }, '/coachkit/checkout/select-child'],
  [{ to: 'checkout-login' }, '/coachkit/checkout/login'],
  [{ to: 'referral' }, '/coachkit/referral'],
  [{ to: 'referral-faq' }, '/coachkit/referral/faq'],
  [{ to: 'lite-access', child_id: 'ada' }, '/coachkit/activate-lite-access?child=ada'],
  [{ to: 'redeem', child_id: 'ada' }, '/coachkit/product-redemption?child=ada'],
  [{ to: 'login', code: 'ABCD' }, '/coachkit/product-redemption?code=ABCD'],
  [{ to: 'chat' }, '/chat'],
])('$to leads to an address of the table: %s', (wish, place) => {
  expect(placeOf(wish, nobody)).toBe(place)
  expect(matchRoute(rows, place.split('?')[0] ?? '', 'coachkit')).not.toBeNull()
})

test('a student talks to the coach, and begins to learn, in the own area', () => {
  expect(placeOf({ to: 'chat' }, { product: 'coachkit', user: student })).toBe('/student/v2/chat')
  expect(placeOf({ to: 'learning' }, { product: 'coachkit', user: student })).toBe('/student/dashboard')
})
