import type { Subscription } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { cartOf } from '../parts/cart/cart.ts'
import type { FamilyWish } from '../parts/family/family.events.ts'
import { type Family, loadFamily } from '../parts/family/load-family.ts'
import type { checkoutAttributes } from './coach-checkout.attributes.ts'
import type { CheckoutEvents } from './coach-checkout.events.ts'
import type { CheckoutWords } from './words/en.ts'

/** A provider's events may come after the payer does. Not in the spec: our choice of how long somebody is kept waiting. */
const askAgainAfter = 1500
const mostTries = 20

/** After the payment page: what was paid leaves the basket, and the courses are shown once they are open. */
export function createReturned(
  { call, session, emit, later, text, locale }: WidgetTools<CheckoutEvents, CheckoutWords>,
  attributes: Attributes<typeof checkoutAttributes>,
) {
  const family = signal<Family | null>(null)
  const paid = signal<Subscription | null>(null)
  const loadProblem = signal<CallProblem | null>(null)
  const isLate = signal(false)
  const store = cartOf(session)
  const { cart } = store
  const student_id = attributes.student_id.peek()
  const price_ids = attributes.price_ids.peek().split(',').filter(Boolean)

  async function look(tries: number) {
    const reply = await call('GET subscription', student_id ? { query: { student_id } } : {})
    if (!reply.ok) {
      loadProblem.value = reply.problem
      return
    }
    const found = reply.answer.subscriptions.find(
      ({ products, status }) =>
        status === 'active' && price_ids.every((id) => products.some(({ price_id }) => price_id === id)),
    )
    paid.value = found ?? null
    if (found) return
    isLate.value = tries >= mostTries
    if (tries < mostTries) later(askAgainAfter, () => look(tries + 1))
  }

  async function load() {
    loadProblem.value = null
    const found = await loadFamily({ call, session })
    if (!found.ok) {
      loadProblem.value = found.problem
      return
    }
    const isSuccess = attributes.step.peek() === 'success' && price_ids.length > 0
    if (isSuccess && student_id) store.removePaid({ student_id, price_ids })
    family.value = found.family
    if (isSuccess) await look(1)
  }

  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return {
    family,
    paid,
    isLate,
    cart,
    student_id,
    hasPrices: price_ids.length > 0,
    loadProblem,
    load,
    goTo,
    text,
    locale,
  }
}
export type ReturnedState = ReturnType<typeof createReturned>
