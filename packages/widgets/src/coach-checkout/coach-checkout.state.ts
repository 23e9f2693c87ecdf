import type { Period } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import { cartOf } from '../parts/cart/cart.ts'
import {
  byChild,
  type CartItem,
  giveTo,
  itemsOf,
  mayCheckOut,
  payable,
  payableTogether,
  priceIn,
  savingOf,
  totalOf,
} from '../parts/cart/cart-rules.ts'
import type { FamilyWish } from '../parts/family/family.events.ts'
import { type Family, loadFamily } from '../parts/family/load-family.ts'
import { isRunning } from '../parts/family/subscriptions.ts'
import type { checkoutAttributes } from './coach-checkout.attributes.ts'
import type { CheckoutEvents } from './coach-checkout.events.ts'
import { sentenceOf } from './coach-checkout.problems.ts'
import type { CheckoutWords } from './words/en.ts'

/** The basket before a payment: whose items are paid, how, and what it comes to. */
export function createBasket(
  { call, session, emit, text, locale }: WidgetTools<CheckoutEvents, CheckoutWords>,
  attributes: Attributes<typeof checkoutAttributes>,
) {
  const family = signal<Family | null>(null)
  const periods = signal<{ subscription: Period; annual: Period } | null>(null)
  const loadProblem = signal<CallProblem | null>(null)
  const problem = signal<string | null>(null)
  const busy = signal(false)
  /** How many items left the basket while it was renewed. */
  const gone = signal(0)
  const child_id = signal<string | null>(null)
  /** The provider takes several children's courses in one payment. */
  const paysTogether = signal(false)
  const wantsTogether = signal(true)
  const store = cartOf(session)
  const { cart } = store

  const child = computed(() => family.value?.children.find(({ id }) => id === child_id.value) ?? null)
  /** Items that nobody was chosen for are the selected child's; they are written down as such when they are paid. */
  const planned = computed(() => {
    const one = child.value
    return one ? { ...cart.value, items: giveTo(cart.value.items, { id: one.id, name: one.first_name }) } : cart.value
  })
  const role = computed(() => {
    const known = family.value?.role
    return known === 'parent' || known === 'student' ? known : 'nobody'
  })
  const canTogether = computed(() => {
    const { items } = planned.value
    if (role.value !== 'parent' || !paysTogether.value || items.some((item) => item.child_id === null)) return false
    return byChild(items).length > 1 && new Set(items.map(({ product }) => product.currency)).size === 1
  })
  const isTogether = computed(() => canTogether.value && wantsTogether.value)
  const shown = computed(() =>
    isTogether.value
      ? planned.value.items
      : role.value === 'parent'
        ? itemsOf(planned.value.items, child_id.value)
        : planned.value.items,
  )
  const paying = computed(() => {
    if (isTogether.value) return payableTogether(planned.value)
    return role.value === 'nobody' ? shown.value : payable(planned.value, child_id.value)
  })
  /** What paying yearly saves, or would save, in the year. */
  const saving = computed(() => paying.value.reduce((sum, { product }) => sum + (savingOf(product)?.amount ?? 0), 0))
  const total = computed(() => totalOf(paying.value, cart.value.mode))
  const isAllowed = computed(() =>
    isTogether.value
      ? paying.value.length > 0
      : mayCheckOut(planned.value, { role: role.value, child_id: child_id.value }) && paying.value.length > 0,
  )
  const countFor = (id: string | null) => itemsOf(cart.value.items, id).length

  /** Prices of today, and nothing that is paid for already (part 1 §4). */
  async function renew({ role, me, children }: Family): Promise<CallProblem | null> {
    const wanted = cart.peek().items.map((item) => item.child_id)
    const students = role === 'parent' ? children.map(({ id }) => id).filter((id) => wanted.includes(id)) : []
    const asked = role === 'student' && me ? [me.id] : students.length > 0 ? students : [undefined]
    const [paid, ...offers] = await Promise.all([
      role === 'nobody' ? null : call('GET subscription'),
      ...asked.map((student_id) => call('GET subscription/products', student_id ? { query: { student_id } } : {})),
    ])
    if (paid && !paid.ok) return paid.problem
    const failed = offers.find((reply) => !reply.ok)
    if (failed && !failed.ok) return failed.problem

    for (const { student_id, course_ids } of paid?.answer.subscriptions.filter(isRunning) ?? []) {
      store.removeCourses(role === 'student' ? null : student_id, course_ids)
    }
    const before = cart.peek().items.length
    for (const [at, reply] of offers.entries()) {
      if (!reply.ok) continue
      periods.value = reply.answer.periods
      paysTogether.value = reply.answer.pays_together
      store.renew(role === 'parent' ? (asked[at] ?? null) : null, reply.answer.products)
    }
    gone.value = before - cart.peek().items.length
    return null
  }

  async function load() {
    loadProblem.value = null
    const found = await loadFamily({ call, session })
    loadProblem.value = found.ok ? await renew(found.family) : found.problem
    if (!found.ok || loadProblem.peek()) return
    const { children } = found.family
    const isHere = (id: string | null) => children.some((one) => one.id === id)
    const first = cart.peek().items.find((item) => isHere(item.child_id))
    const wanted = attributes.student_id.peek()
    const alone = children.length === 1 ? (children[0]?.id ?? null) : null
    child_id.value = isHere(wanted) ? wanted : (first?.child_id ?? alone)
    family.value = found.family
  }

  async function pay() {
    if (busy.peek() || !isAllowed.peek()) return
    if (role.peek() === 'nobody') {
      emit('coach-navigate', { to: 'checkout-login' })
      return
    }
    const one = child.peek()
    if (one) store.giveTo({ id: one.id, name: one.first_name })
    const { mode } = cart.peek()
    const pricesOf = (items: readonly CartItem[]) =>
      items.flatMap(({ product }) => priceIn(product, mode)?.price_id ?? [])
    const [first = { price_ids: [] }, ...others] = isTogether.peek()
      ? byChild(paying.peek()).map((group) => ({ student_id: group.child_id, price_ids: pricesOf(group.items) }))
      : [{ ...(one ? { student_id: one.id } : {}), price_ids: pricesOf(paying.peek()) }]
    const more = others.flatMap(({ student_id, price_ids }) => (student_id ? [{ student_id, price_ids }] : []))
    busy.value = true
    problem.value = null
    const reply = await call('POST subscription/checkout', {
      body: {
        app_domain: attributes.app_domain.peek(),
        ...first,
        ...(more.length > 0 ? { more } : {}),
        checkout_mode: mode,
        is_from_new_sub_page: true,
      },
    })
    if (reply.ok) {
      // Busy until the page is left: a second press would ask for a second payment.
      emit('coach-checkout-open', { checkout_url: reply.answer.checkout_url })
      return
    }
    busy.value = false
    if (reply.problem.code === 'payment.one-at-a-time') wantsTogether.value = false
    problem.value = text(sentenceOf(reply.problem.code))
    const isStale = reply.problem.code === 'subscription.already-active' || reply.problem.code === 'request.invalid'
    if (isStale && family.peek()) await renew(family.peek() as Family)
  }

  const choose = (id: string) => {
    child_id.value = id
  }
  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return {
    ...{ canTogether, wantsTogether, isTogether, saving },
    ...{ family, role, cart, child, child_id, shown, paying, total, isAllowed, periods, gone, busy, problem },
    ...{ loadProblem, countFor, choose, pay, payBy: store.pay, remove: store.remove, empty: store.empty },
    ...{ load, goTo, text, locale },
  }
}
export type BasketState = ReturnType<typeof createBasket>
