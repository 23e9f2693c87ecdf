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
  /** A subscription for each student, once all are there. */
  const paid = signal<readonly Subscription[]>([])
  const loadProblem = signal<CallProblem | null>(null)
  const isLate = signal(false)
  const store = cartOf(session)
  const { cart } = store
  // Of several students the address has lists: their ids with commas, their prices with semicolons between.
  const student_ids = (attributes.student_id.peek() ?? '').split(',').filter(Boolean)
  const prices = attributes.price_ids
    .peek()
    .split(';')
    .map((list) => list.split(',').filter(Boolean))
  const parts = (student_ids.length > 0 ? student_ids : [null]).map((student_id, at) => ({
    student_id,
    price_ids: prices[at] ?? [],
  }))
  const hasPrices = parts.every(({ price_ids }) => price_ids.length > 0)

  async function look(tries: number) {
    const [student_id] = student_ids
    const reply = await call('GET subscription', student_id && parts.length === 1 ? { query: { student_id } } : {})
    if (!reply.ok) {
      loadProblem.value = reply.problem
      return
    }
    const found = parts.map((part) =>
      reply.answer.subscriptions.find(
        ({ student_id, products, status }) =>
          status === 'active' &&
          (part.student_id === null || student_id === part.student_id) &&
          part.price_ids.every((id) => products.some(({ price_id }) => price_id === id)),
      ),
    )
    const all = found.filter((one) => one !== undefined)
    paid.value = all.length === parts.length ? all : []
    if (all.length === parts.length) return
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
    const isSuccess = attributes.step.peek() === 'success' && hasPrices
    for (const { student_id, price_ids } of isSuccess ? parts : []) {
      if (student_id) store.removePaid({ student_id, price_ids })
    }
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
    hasPrices,
    loadProblem,
    load,
    goTo,
    text,
    locale,
  }
}
export type ReturnedState = ReturnType<typeof createReturned>
