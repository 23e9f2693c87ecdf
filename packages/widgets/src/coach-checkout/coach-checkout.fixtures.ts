import type { Subscription } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'
import {
  asParent,
  asStudent,
  asTeacher,
  english,
  failed,
  maths,
  offline,
  periods,
  science,
  subscriptionOf,
  withChildren,
} from '../parts/family/family.fixtures.ts'

const paid = (...subscriptions: Subscription[]) => ({ ok: true as const, answer: { subscriptions } })
const replies = {
  'GET users/me': asParent,
  'GET users/children': withChildren,
  'GET subscription': paid(),
  'GET subscription/products': {
    ok: true,
    answer: { products: [maths, science, english], periods, pays_together: false },
  },
  'POST subscription/checkout': { ok: true, answer: { checkout_url: 'https://pay.test/1' } },
} satisfies MountOptions['replies']
const ready = { 'app-domain': 'https://school.test' }
const returned = { step: 'success', 'student-id': 'maya', 'price-ids': 'month-s' }
const mayas = subscriptionOf({
  products: [
    {
      product_id: science.product_id,
      name: science.name,
      price_id: 'month-s',
      amount: 1299,
      course_id: science.course.id,
    },
  ],
})
const refused = (
  code: 'subscription.already-active' | 'payment.unavailable' | 'request.invalid' | 'network.offline',
) => ({
  ok: false as const,
  problem: { code, status: 409, detail: '' },
})

/** What somebody who pays can meet here; the basket is filled by whoever shows them. */
export const scenes = {
  basket: { attributes: ready, replies },
  together: {
    attributes: ready,
    replies: {
      ...replies,
      'GET subscription/products': {
        ok: true,
        answer: { products: [maths, science, english], periods, pays_together: true },
      },
    },
  },
  successTogether: {
    attributes: { step: 'success', 'student-id': 'maya,tobi', 'price-ids': 'month-s;month-s' },
    replies: {
      ...replies,
      'GET subscription': paid(mayas, { ...mayas, subscription_id: 'tobis', student_id: 'tobi' }),
    },
  },
  student: { attributes: ready, replies: { ...replies, 'GET users/me': asStudent } },
  noChild: { attributes: ready, replies: { ...replies, 'GET users/children': { ok: true, answer: { children: [] } } } },
  visitor: { attributes: ready, session: 'visitor', partition: 'site:visitor', replies },
  staff: { attributes: ready, replies: { ...replies, 'GET users/me': asTeacher } },
  owned: {
    attributes: ready,
    replies: { ...replies, 'GET subscription': paid(subscriptionOf({ student_id: 'tobi' })) },
  },
  unavailable: {
    attributes: ready,
    replies: { ...replies, 'POST subscription/checkout': refused('payment.unavailable') },
  },
  twice: {
    attributes: ready,
    replies: { ...replies, 'POST subscription/checkout': refused('subscription.already-active') },
  },
  success: { attributes: returned, replies: { ...replies, 'GET subscription': paid(mayas) } },
  waiting: { attributes: returned, replies },
  cancelled: { attributes: { ...returned, step: 'cancelled' }, replies },
  loading: { attributes: ready, replies: { ...replies, 'GET subscription': () => new Promise(() => {}) } },
  failed: { attributes: ready, replies: { ...replies, 'GET subscription': failed } },
  offline: { attributes: ready, replies: { ...replies, 'GET users/me': offline } },
} satisfies Record<string, MountOptions>
