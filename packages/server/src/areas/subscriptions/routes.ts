import type { CheckoutMode } from '@coachkit/contract'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import { localDay } from '../../kernel/facts/local-day.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import type { EventReceiver, PaymentFact, Payments } from '../../kernel/payments/payments.ts'
import { periodFrom } from '../../kernel/payments/period.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Catalogue } from './catalogue.ts'
import type { Checkouts } from './checkouts.ts'
import type { Ledger } from './ledger.ts'
import { mustBeReturnPlace, type ReturnPlaces } from './return-address.ts'
import {
  inOrder,
  intervalOf,
  mustBeChangeable,
  mustBeHeld,
  mustBeOneOfEach,
  mustFitTogether,
  offerOf,
} from './rules.ts'
import type { Held, SubscriptionStore } from './store.ts'

export interface RoutesDeps {
  store: SubscriptionStore
  catalogue: Catalogue
  checkouts: Checkouts
  ledger: Ledger
  payments: Payments
  receive: EventReceiver
  places: ReturnPlaces
  now: () => Date
}

export function subscriptionsRoutes(deps: RoutesDeps): Route[] {
  const { store, catalogue, checkouts, ledger, payments, receive, places, now } = deps

  async function mustReach(user: PersonPrincipal, student_id: string): Promise<{ id: string; name: string }> {
    const found = await store.findStudent(user, student_id)
    if (!found) throw new Refusal('object.missing')
    return found
  }

  /** Asks the provider, takes in what it answers, and tells the subscription as it then is. */
  async function change(user: PersonPrincipal, { view }: Held, ask: () => Promise<PaymentFact>) {
    const fact = await ask()
    await ledger.record([fact])
    const { view: subscription } = mustBeHeld(await store.findOne(user, view.subscription_id))
    if (subscription.status === 'ended') throw new Refusal('subscription.ended')
    return { subscription }
  }

  const setCancel = async (user: PersonPrincipal, id: string, cancel: boolean) => {
    const held = mustBeChangeable(await store.findOne(user, id))
    return change(user, held, () => payments.setCancelAtPeriodEnd(held.ref, cancel))
  }

  async function mustBeNew(student_id: string, course_ids: readonly string[]): Promise<void> {
    const had = await catalogue.findSubscribed(student_id, course_ids)
    if (had.length > 0) throw new Refusal('subscription.already-active')
  }

  return [
    route('GET subscription/products', async ({ query, user }) => {
      const person = user.kind === 'person' ? user : null
      if (query.student_id !== undefined && !person) throw new Refusal('object.missing')
      const student_id = query.student_id && person ? (await mustReach(person, query.student_id)).id : null
      const today = localDay(now(), person?.time_zone ?? 'UTC')
      const period = (mode: CheckoutMode) => periodFrom(today, intervalOf[mode])
      return {
        products: await catalogue.findProducts(student_id, person?.school_id ?? null),
        periods: { subscription: period('subscription'), annual: period('annual') },
        pays_together: payments.paysTogether,
      }
    }),

    route('POST subscription/checkout', async ({ body, user }) => {
      const { checkout_mode: mode, is_from_new_sub_page = false } = body
      const named = body.student_id ?? (user.roles.includes('student') ? user.person_id : undefined)
      if (named === undefined) throw new Refusal('request.invalid', { student_id: 'must say for whom' })
      const app_origin = await mustBeReturnPlace(body.app_domain, places)
      const asked = [{ student_id: named, price_ids: body.price_ids }, ...(body.more ?? [])]
      if (asked.length > 1 && !payments.paysTogether) throw new Refusal('payment.one-at-a-time')
      const students = []
      for (const { student_id, price_ids } of asked) {
        const student = await mustReach(user, student_id)
        const wanted = inOrder(price_ids)
        const prices = await catalogue.findPrices(wanted, student.id)
        mustFitTogether(prices, wanted, mode)
        await mustBeNew(
          student.id,
          prices.map(({ course_id }) => course_id),
        )
        students.push({ ...student, prices })
      }
      mustBeOneOfEach(students)
      const payer = { id: user.person_id, email: await store.findEmail(user.person_id) }
      return { checkout_url: await checkouts.open({ payer, students, mode, app_origin, is_from_new_sub_page }) }
    }),

    route('GET subscription', async ({ query, user }) => {
      const student_id = query.student_id === undefined ? null : (await mustReach(user, query.student_id)).id
      return { subscriptions: await store.findSubscriptions(user, student_id, query.with_ended ?? false) }
    }),

    route('POST subscription/{id}/cancel', ({ params, user }) => setCancel(user, params.id, true)),
    route('POST subscription/{id}/resume', ({ params, user }) => setCancel(user, params.id, false)),

    route('POST subscription/{id}/products/{productId}', async ({ params, user }) => {
      const held = mustBeChangeable(await store.findOne(user, params.id))
      const { view, ref, mode } = held
      if (view.products.some(({ product_id }) => product_id === params.productId)) return { subscription: view }
      const priced = await catalogue.findPriceOf(params.productId, mode, view.currency, view.student_id)
      if (!priced) throw new Refusal('object.missing')
      await mustBeNew(view.student_id, [priced.course_id])
      const changed = await change(user, held, () => payments.addOffer(ref, offerOf(priced)))
      await checkouts.closeFor(view.student_id, [priced.course_id])
      return changed
    }),

    route('DELETE subscription/{id}/products/{productId}', async ({ params, user }) => {
      const held = mustBeChangeable(await store.findOne(user, params.id))
      const { products } = held.view
      const line = products.find(({ product_id }) => product_id === params.productId)
      if (!line) throw new Refusal('object.missing')
      if (products.length === 1) throw new Refusal('subscription.last-product')
      return change(user, held, () => payments.removePrice(held.ref, line.price_id))
    }),

    route('POST payments/webhooks/stripe', async ({ raw, headers }) => {
      await receive(raw, headers['stripe-signature'])
      return { ok: true as const }
    }),
  ]
}
