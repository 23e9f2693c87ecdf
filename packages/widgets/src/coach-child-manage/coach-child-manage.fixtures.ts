import type { Subscription } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'
import {
  asParent,
  asStudent,
  asTeacher,
  courseOf,
  english,
  failed,
  levels,
  maths,
  offline,
  periods,
  science,
  subscriptionOf,
  tobi,
  withChildren,
} from '../parts/family/family.fixtures.ts'

const lineOf = (product: typeof maths) => ({
  product_id: product.product_id,
  name: product.name,
  price_id: product.price_id,
  amount: product.amount,
  course_id: product.course.id,
})
export const two = subscriptionOf({ products: [lineOf(maths), lineOf(science)], amount: 2298 })
const paid = (...subscriptions: Subscription[]) => ({ ok: true as const, answer: { subscriptions } })
const changed = (subscription: Subscription) => ({ ok: true as const, answer: { subscription } })

const subjectIs = (is_active: boolean) => ({
  ok: true as const,
  answer: { child_id: 'maya', course_id: 'course-m', is_active },
})
const replies = {
  'GET courses/user': { ok: true, answer: { courses: [courseOf(maths), courseOf(english)] } },
  'GET subscription/products': {
    ok: true,
    answer: { products: [{ ...maths, already_subscribed: true }, science, english], periods, pays_together: true },
  },
  'POST subscription/{id}/products/{productId}': changed({
    ...two,
    products: [lineOf(maths), lineOf(science), lineOf(english)],
    amount: 3000,
  }),
  'PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/activate': subjectIs(true),
  'PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/deactivate': subjectIs(false),
  'GET users/me': asParent,
  'GET users/children': withChildren,
  'GET admin/academic-levels': levels,
  'GET subscription': paid(two),
  'GET activation/courses': {
    ok: true,
    answer: { courses: [{ ...courseOf(english), student_id: 'maya', activated_at: '2026-10-04T09:00:00.000Z' }] },
  },
  'PATCH users/children/{id}': ({ body }) => ({
    ok: true,
    answer: { child: { ...tobi, first_name: body?.first_name ?? tobi.first_name, has_password: true } },
  }),
  'POST subscription/{id}/cancel': changed({ ...two, cancel_at_period_end: true }),
  'POST subscription/{id}/resume': changed(two),
  'DELETE subscription/{id}/products/{productId}': changed({ ...two, products: [lineOf(maths)], amount: 999 }),
} satisfies MountOptions['replies']
const maya = { 'child-id': 'maya' }
const refused = (code: 'users.username-taken' | 'payment.unavailable') => ({
  ok: false as const,
  problem: { code, status: 409, detail: '' } as never,
})

/** What a parent can meet here. */
export const scenes = {
  linked: { attributes: maya, replies },
  made: { attributes: { 'child-id': 'tobi' }, replies: { ...replies, 'GET subscription': paid() } },
  ending: {
    attributes: maya,
    replies: { ...replies, 'GET subscription': paid({ ...two, cancel_at_period_end: true }) },
  },
  unpaid: { attributes: maya, replies: { ...replies, 'GET subscription': paid({ ...two, status: 'past_due' }) } },
  others: { attributes: maya, replies: { ...replies, 'GET subscription': paid({ ...two, may_change: false }) } },
  taken: {
    attributes: { 'child-id': 'tobi' },
    replies: { ...replies, 'PATCH users/children/{id}': refused('users.username-taken') },
  },
  noPayment: {
    attributes: maya,
    replies: { ...replies, 'POST subscription/{id}/cancel': refused('payment.unavailable') },
  },
  assigned: {
    attributes: maya,
    replies: {
      ...replies,
      'PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/deactivate': {
        ok: false,
        problem: { code: 'object.missing', status: 404, detail: '' },
      },
    },
  },
  student: { replies: { ...replies, 'GET users/me': asStudent } },
  staff: { attributes: maya, replies: { ...replies, 'GET users/me': asTeacher } },
  stranger: { attributes: { 'child-id': 'somebody' }, replies },
  loading: { attributes: maya, replies: { ...replies, 'GET subscription': () => new Promise(() => {}) } },
  failed: { attributes: maya, replies: { ...replies, 'GET subscription': failed } },
  offline: { attributes: maya, replies: { ...replies, 'GET users/me': offline } },
} satisfies Record<string, MountOptions>
