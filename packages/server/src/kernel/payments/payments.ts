import type { Interval } from './period.ts'

/** A price as the payment provider has to know it. Amounts are in the currency's minor unit. */
export interface Offer {
  price_id: string
  product_id: string
  name: string
  amount: number
  currency: string
  interval: Interval
}

/** One checkout; everything about its lines comes from our tables, never from a page. */
export interface CheckoutOrder {
  checkout_id: string
  offers: readonly Offer[]
  payer_email: string | null
  success_url: string
  cancel_url: string
}

/** What the provider says of a subscription, in our words. `ended` is final. */
export interface ProviderState {
  /** The checkout that it began with; null where the provider's account has subscriptions of somebody else's too. */
  checkout_id: string | null
  status: 'incomplete' | 'active' | 'past_due' | 'unpaid' | 'ended'
  cancel_at_period_end: boolean
  /** Our price ids. */
  price_ids: readonly string[]
  /** Seconds since 1970, as all times here are. */
  period_start: number
  period_end: number
}

/**
 * One thing that the provider told, by an event or in an answer. Facts are only ever added, and what holds now follows
 * from the set of them, so that neither their order nor a repetition matters.
 */
export type PaymentFact = {
  /** The event's id, or one of ours for an answer. */
  fact_id: string
  /** By the provider's clock, which counts whole seconds. */
  at: number
  /** The provider's name of the subscription. */
  ref: string
} & (
  | { kind: 'checkout'; checkout_id: string; is_paid: boolean }
  /** `is_answer`: it was asked for, and so is the newest of its second. */
  | { kind: 'subscription'; state: ProviderState; is_answer: boolean }
  | { kind: 'invoice'; invoice_id: string; made_at: number; is_paid: boolean; checkout_id: string | null }
  | { kind: 'refund'; invoice_id: string; made_at: number; is_whole: boolean }
)

/** Takes payments. Nothing here may run inside a transaction: it talks to another machine, or as if to one. */
export interface Payments {
  readonly provider: 'sandbox' | 'stripe'
  /** A page of the provider's on which to pay. */
  openCheckout(order: CheckoutOrder): Promise<{ url: string }>
  /** The present state; null when the provider doesn't know it. */
  findSubscription(ref: string): Promise<PaymentFact | null>
  setCancelAtPeriodEnd(ref: string, cancel: boolean): Promise<PaymentFact>
  /** Adding what is there, and removing what is not, changes nothing. */
  addOffer(ref: string, offer: Offer): Promise<PaymentFact>
  removePrice(ref: string, price_id: string): Promise<PaymentFact>
  /**
   * The fact that a signed event tells of; null when it is about nothing of ours. Refuses with `payment.signature`.
   */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentFact | null>
}

/** Whoever takes in what the provider sends; throws so that it is sent again. */
export type EventReceiver = (body: Uint8Array<ArrayBuffer>, signature: string) => Promise<void>
