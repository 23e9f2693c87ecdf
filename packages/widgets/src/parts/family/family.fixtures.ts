import type { Child, Course, Subscription, User } from '@coachkit/contract'
import { itemFor, productOf } from '../cart/cart.fixtures.ts'

/** A family for stories and tests. */
const me: User = {
  id: 'ngozi',
  username: 'parent',
  email: 'parent@demo.test',
  first_name: 'Ngozi',
  last_name: 'Okafor',
  user_role_id: 6,
  teacher_role_id: null,
  school_flags: {},
  flag: { has_agreed_policy: true },
  profile_pic_url: null,
  last_logged_in: '2026-11-20T09:00:00.000Z',
  academic_level_id: null,
  is_free_tier: null,
}
export const parent = me
export const student: User = {
  ...me,
  id: 'maya',
  username: 'maya',
  first_name: 'Maya',
  user_role_id: 1,
  is_free_tier: false,
}
export const teacher: User = { ...me, id: 'daniel', username: 'teacher', first_name: 'Daniel', user_role_id: 2 }

const childOf = (id: string, first_name: string, more: Partial<Child> = {}): Child => ({
  id,
  username: `${id}.k7d4`,
  first_name,
  last_name: 'Okafor',
  academic_level_id: '6',
  profile_pic_url: null,
  is_free_tier: false,
  active: true,
  has_password: true,
  is_made_by_caller: true,
  last_logged_in: '2026-11-19T16:10:00.000Z',
  ...more,
})
export const maya = childOf('maya', 'Maya', { is_made_by_caller: false })
export const tobi = childOf('tobi', 'Tobi', { has_password: false, last_logged_in: null, is_free_tier: true })

export const maths = productOf('m', 'Mathematics, Year 6')
export const science = productOf('s', 'Science, Year 6', { amount: 1299, annual_amount: 12900 })
export const english = productOf('e', 'English, Year 6', { annual_price_id: null, annual_amount: null })
export const periods = {
  subscription: { start: '2026-11-21', end: '2026-12-21' },
  annual: { start: '2026-11-21', end: '2027-11-21' },
}
export const basket = [
  itemFor('maya', science, 'Maya'),
  itemFor('tobi', maths, 'Tobi'),
  itemFor('tobi', english, 'Tobi'),
]

export const courseOf = ({ course }: { course: Course }): Course => course

export const subscriptionOf = (more: Partial<Subscription> = {}): Subscription => ({
  subscription_id: 'sub-1',
  student_id: 'maya',
  course_ids: [maths.course.id],
  cancel_at_period_end: false,
  status: 'active',
  checkout_mode: 'subscription',
  products: [
    {
      product_id: maths.product_id,
      name: maths.name,
      price_id: maths.price_id,
      amount: maths.amount,
      course_id: maths.course.id,
    },
  ],
  amount: maths.amount,
  currency: 'GBP',
  current_period_start: '2026-11-02T10:00:00.000Z',
  current_period_end: '2026-12-02T10:00:00.000Z',
  may_change: true,
  ...more,
})

export const failed = { ok: false as const, problem: { code: 'server.failed' as const, status: 500, detail: '' } }
export const offline = { ok: false as const, problem: { code: 'network.offline' as const, status: 0, detail: '' } }
export const levels = {
  ok: true as const,
  answer: { academic_levels: [5, 6, 7].map((year) => ({ id: `${year}`, name: `Year ${year}` })) },
}
export const asParent = { ok: true as const, answer: { user: parent } }
export const asStudent = { ok: true as const, answer: { user: student } }
export const asTeacher = { ok: true as const, answer: { user: teacher } }
export const withChildren = { ok: true as const, answer: { children: [maya, tobi] } }

/** A basket on the device before a widget is mounted; the stand-in's viewer is called so. */
export function fillBasket(items: readonly unknown[], owner: string | null = 'stand-in') {
  localStorage.setItem('coachkit-cart', JSON.stringify({ owner, cart: { mode: 'subscription', items } }))
}
export const emptyBasket = () => localStorage.removeItem('coachkit-cart')
