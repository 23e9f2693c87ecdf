import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { newId } from '../../db/columns.ts'
import { Refusal } from '../../refusal.ts'
import type { CheckoutOrder, Offer, PaymentFact, Payments, ProviderState } from '../payments.ts'
import { isSigned } from '../signature.ts'
import { factOfEvent, stateOf } from './read-event.ts'
import { type StripeCharge, StripeInvoice, StripeSubscription } from './wire.ts'

export interface StripeSettings {
  secret_key: string
  webhook_secrets: readonly string[]
  /** `https://api.stripe.com`. */
  url: string
  now?: () => number
}

/** Stripe lists at most so many prices by their lookup keys. */
const pricesAtOnce = 10

export function createStripePayments({ secret_key, webhook_secrets, url, now = Date.now }: StripeSettings): Payments {
  const { hostname, port, protocol } = new URL(url)
  const isTls = protocol === 'https:'
  const stripe = new Stripe(secret_key, {
    host: hostname,
    port: port || (isTls ? 443 : 80),
    protocol: isTls ? 'https' : 'http',
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  })

  /** As an answer tells it, by the clock of the machine that answered. */
  function factOf(subscription: Stripe.Response<Stripe.Subscription>): PaymentFact {
    const date = Date.parse(String(subscription.lastResponse.headers.date))
    const at = Math.floor((Number.isNaN(date) ? now() : date) / 1000)
    const state = stateOf(z.parse(StripeSubscription, subscription))
    return { fact_id: `answer-${newId()}`, at, ref: subscription.id, kind: 'subscription', state, is_answer: true }
  }

  async function findSubscription(ref: string): Promise<PaymentFact | null> {
    const found = await asking(() => stripe.subscriptions.retrieve(ref)).catch(whenMissing)
    return found && factOf(found)
  }

  /**
   * A change that Stripe refuses, because the subscription has ended meanwhile or somebody else was faster, is answered
   * by what is.
   */
  async function changing(
    ref: string,
    isDone: (state: ProviderState) => boolean,
    change: () => Promise<PaymentFact>,
  ): Promise<PaymentFact> {
    try {
      return await change()
    } catch (error) {
      if (!isRefused(error)) throw error
      const fact = await findSubscription(ref)
      if (fact?.kind !== 'subscription') throw error
      if (fact.state.status === 'ended' || isDone(fact.state)) return fact
      throw error
    }
  }

  /** Our prices by Stripe's ids. What Stripe doesn't have yet, or has with another amount, is made there. */
  async function pricesOf(offers: readonly Offer[]): Promise<Map<string, string>> {
    const ids = new Map<string, string>()
    for (let at = 0; at < offers.length; at += pricesAtOnce) {
      const some = offers.slice(at, at + pricesAtOnce)
      const lookup_keys = some.map(({ price_id }) => price_id)
      const { data } = await asking(() => stripe.prices.list({ lookup_keys, active: true, limit: 100 }))
      for (const offer of some) {
        const known = data.find((price) => price.lookup_key === offer.price_id && isSame(price, offer))
        ids.set(offer.price_id, known?.id ?? (await makePrice(offer)).id)
      }
    }
    return ids
  }

  const makePrice = ({ price_id, product_id, name, amount, currency, interval }: Offer) =>
    asking(() =>
      stripe.prices.create(
        {
          lookup_key: price_id,
          transfer_lookup_key: true,
          currency: currency.toLowerCase(),
          unit_amount: amount,
          recurring: { interval },
          metadata: { price_id },
          product_data: { name, metadata: { product_id } },
        },
        { idempotencyKey: `price-${price_id}-${amount}-${currency}` },
      ),
    )

  async function findInvoice({ invoice, payment_intent }: StripeCharge): Promise<StripeInvoice | null> {
    if (invoice) return z.parse(StripeInvoice, await asking(() => stripe.invoices.retrieve(invoice)))
    if (!payment_intent) return null
    const { data } = await asking(() =>
      stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent },
        expand: ['data.invoice'],
        limit: 1,
      }),
    )
    const [paid] = data
    return paid && typeof paid.invoice !== 'string' ? z.parse(StripeInvoice, paid.invoice) : null
  }

  /** What paid the subscription's newest invoice; null where nothing was paid. */
  async function findPayment(ref: string): Promise<string | null> {
    const { latest_invoice } = z.parse(StripeSubscription, await asking(() => stripe.subscriptions.retrieve(ref)))
    if (!latest_invoice) return null
    const { data } = await asking(() =>
      stripe.invoicePayments.list({ invoice: latest_invoice, status: 'paid', limit: 1 }),
    )
    const intent = data[0]?.payment.payment_intent
    return typeof intent === 'string' ? intent : (intent?.id ?? null)
  }

  /** The key is one for what is given back, so that a process that died in between pays it back once. */
  async function refund(ref: string, what: string, amount?: number): Promise<void> {
    const payment_intent = await findPayment(ref)
    if (payment_intent === null) return
    const order = { payment_intent, ...(amount !== undefined && { amount }) }
    await asking(() => stripe.refunds.create(order, { idempotencyKey: `refund-${ref}-${what}` })).catch((error) => {
      if (codeOf(error) !== 'charge_already_refunded') throw error
    })
  }

  return {
    provider: 'stripe',
    // A checkout session makes one subscription, and a subscription is one student's.
    paysTogether: false,
    findSubscription,

    async openCheckout(order: CheckoutOrder) {
      const prices = await pricesOf(order.offers)
      const metadata = { checkout_id: order.checkout_id }
      const { url, id: session_ref } = await asking(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            client_reference_id: order.checkout_id,
            line_items: order.offers.map(({ price_id }) => ({ price: prices.get(price_id) ?? '', quantity: 1 })),
            metadata,
            // Every later event about the subscription or its invoices carries it, whichever comes first.
            subscription_data: { metadata },
            success_url: order.success_url,
            cancel_url: order.cancel_url,
            ...(order.payer_email !== null && { customer_email: order.payer_email }),
          },
          { idempotencyKey: `checkout-${order.checkout_id}` },
        ),
      )
      if (!url) throw new Refusal('payment.unavailable')
      return { url, session_ref }
    },

    async closeCheckout(session_ref) {
      await asking(() => stripe.checkout.sessions.expire(session_ref)).catch((error) => {
        // It was paid or has expired: Stripe closes only what is open.
        if (!isRefused(error)) throw error
      })
    },

    giveBack: async (ref) => {
      await refund(ref, 'all')
      return changing(
        ref,
        ({ status }) => status === 'ended',
        async () =>
          factOf(await asking(() => stripe.subscriptions.cancel(ref, { invoice_now: false, prorate: false }))),
      )
    },

    giveBackPart: async (ref, price_ids, amount) => {
      await refund(ref, [...price_ids].sort().join('-'), amount)
      return changing(
        ref,
        (state) => !price_ids.some((id) => state.price_ids.includes(id)),
        async () => {
          const now = await asking(() => stripe.subscriptions.retrieve(ref))
          const items = now.items.data
            .filter(({ price }) => price_ids.includes(price.metadata.price_id ?? price.lookup_key ?? ''))
            .map(({ id }) => ({ id, deleted: true }) as const)
          if (items.length === 0) return factOf(now)
          // It has been paid back in full above: no credit for the rest of the period comes on top.
          return factOf(await asking(() => stripe.subscriptions.update(ref, { items, proration_behavior: 'none' })))
        },
      )
    },

    extendPeriod: (ref, until) =>
      changing(
        ref,
        ({ period_end }) => period_end >= until,
        async () => {
          const now = await asking(() => stripe.subscriptions.retrieve(ref))
          if (stateOf(z.parse(StripeSubscription, now)).period_end >= until) return factOf(now)
          // Stripe's way to let a period run longer for nothing: a trial until then, and the next invoice at its end.
          return factOf(
            await asking(() => stripe.subscriptions.update(ref, { trial_end: until, proration_behavior: 'none' })),
          )
        },
      ),

    setCancelAtPeriodEnd: (ref, cancel_at_period_end) =>
      changing(
        ref,
        (state) => state.cancel_at_period_end === cancel_at_period_end,
        async () => factOf(await asking(() => stripe.subscriptions.update(ref, { cancel_at_period_end }))),
      ),

    addOffer: (ref, offer) =>
      changing(
        ref,
        ({ price_ids }) => price_ids.includes(offer.price_id),
        async () => {
          const now = await asking(() => stripe.subscriptions.retrieve(ref))
          const isThere = stateOf(z.parse(StripeSubscription, now)).price_ids.includes(offer.price_id)
          if (isThere) return factOf(now)
          const price = (await pricesOf([offer])).get(offer.price_id) ?? ''
          return factOf(await asking(() => stripe.subscriptions.update(ref, { items: [{ price, quantity: 1 }] })))
        },
      ),

    removePrice: (ref, price_id) =>
      changing(
        ref,
        ({ price_ids }) => !price_ids.includes(price_id),
        async () => {
          const now = await asking(() => stripe.subscriptions.retrieve(ref))
          const item = now.items.data.find(({ price }) =>
            [price.metadata.price_id, price.lookup_key].includes(price_id),
          )
          if (!item) return factOf(now)
          return factOf(
            await asking(() => stripe.subscriptions.update(ref, { items: [{ id: item.id, deleted: true }] })),
          )
        },
      ),

    async readEvent(body, signature) {
      if (!isSigned(body, signature, webhook_secrets, now() / 1000)) throw new Refusal('payment.signature')
      return factOfEvent(body, { findInvoice })
    },
  }
}

const isSame = (price: Stripe.Price, { amount, currency, interval }: Offer) =>
  price.unit_amount === amount && price.currency === currency.toLowerCase() && price.recurring?.interval === interval

class ProviderError extends Error {
  readonly status: number | undefined
  readonly code: string | undefined

  /** Type, code and Stripe's own request id; its messages can hold what a payer typed. */
  constructor({ type, code, statusCode, requestId }: Stripe.errors.StripeError) {
    super(`Stripe answered ${[statusCode, type, code, requestId].filter(Boolean).join(' ') || 'nothing'}`)
    this.name = 'ProviderError'
    this.status = statusCode
    this.code = code
  }
}

const statusOf = (error: unknown) =>
  error instanceof Refusal && error.cause instanceof ProviderError ? error.cause.status : undefined
const codeOf = (error: unknown) =>
  error instanceof Refusal && error.cause instanceof ProviderError ? error.cause.code : undefined
const isRefused = (error: unknown) => [400, 404].includes(statusOf(error) ?? 0)

function whenMissing(error: unknown): null {
  if (statusOf(error) === 404) return null
  throw error
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new Refusal('payment.unavailable', undefined, { cause: new ProviderError(error) })
  }
}
