import type { CheckoutMode } from '@coachkit/contract'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import { localDay } from '../../kernel/facts/local-day.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import type { EventReceiver, PaymentFact, Payments } from '../../kernel/payments/payments.ts'
import { periodFrom } from '../../kernel/payments/period.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Catalogue } from './catalogue.ts'
import type { Ledger } from './ledger.ts'
import { mustBeReturnPlace, type ReturnPlaces, returnAddress } from './return-address.ts'
import { inOrder, intervalOf, mustBeChangeable, mustBeHeld, mustFitTogether, offerOf } from './rules.ts'
import type { Held, SubscriptionStore } from './store.ts'

export interface RoutesDeps {
  store: SubscriptionStore
  catalogue: Catalogue
  ledger: Ledger
  payments: Payments
  receive: EventReceiver
  places: ReturnPlaces
  product: string
  now: () => Date
}

/** Not in the spec: our choice. Somebody who goes back and pays again finds the same page again, which is paid once. */
const reuseMinutes = 30

export function subscriptionsRoutes(deps: RoutesDeps): Route[] {
  const { store, catalogue, ledger, payments, receive, places, product, now } = deps

  async function mustReach(user: PersonPrincipal, student_id: string): Promise<string> {
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
      const student_id = query.student_id && person ? await mustReach(person, query.student_id) : null
      const today = localDay(now(), person?.time_zone ?? 'UTC')
      const period = (mode: CheckoutMode) => periodFrom(today, intervalOf[mode])
      return {
        products: await catalogue.findProducts(student_id, person?.school_id ?? null),
        periods: { subscription: period('subscription'), annual: period('annual') },
      }
    }),

    route('POST subscription/checkout', async ({ body, user }) => {
      const { checkout_mode: mode, is_from_new_sub_page = false } = body
      const named = body.student_id ?? (user.roles.includes('student') ? user.person_id : undefined)
      if (named === undefined) throw new Refusal('request.invalid', { student_id: 'must say for whom' })
      const app_origin = await mustBeReturnPlace(body.app_domain, places)
      const student_id = await mustReach(user, named)
      const price_ids = inOrder(body.price_ids)
      const prices = await catalogue.findPrices(price_ids, student_id)
      mustFitTogether(prices, price_ids, mode)
      await mustBeNew(
        student_id,
        prices.map(({ course_id }) => course_id),
      )

      const wanted = { payer_id: user.person_id, student_id, mode, price_ids, app_origin, is_from_new_sub_page }
      const open = await store.findOpenCheckout(wanted, reuseMinutes)
      if (open !== null) return { checkout_url: open }
      const checkout_id = await store.addCheckout(wanted)
      const fields = { checkout_id, student_id, price_ids, is_from_new_sub_page }
      const { url } = await payments.openCheckout({
        checkout_id,
        offers: prices.map(offerOf),
        payer_email: await store.findEmail(user.person_id),
        success_url: returnAddress(app_origin, product, 'success', fields),
        cancel_url: returnAddress(app_origin, product, 'cancelled', fields),
      })
      await store.setCheckoutUrl(checkout_id, url)
      return { checkout_url: url }
    }),

    route('GET subscription', async ({ query, user }) => {
      const student_id = query.student_id === undefined ? null : await mustReach(user, query.student_id)
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
      return change(user, held, () => payments.addOffer(ref, offerOf(priced)))
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
