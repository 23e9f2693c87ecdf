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

/** One student's part of a payment: it becomes a subscription of its own. */
export interface CheckoutPart {
  checkout_id: string
  offers: readonly Offer[]
  /** Whose it is, for a page that several are paid on. */
  student_name?: string
}

/** One checkout; everything about its lines comes from our tables, never from a page. */
export interface CheckoutOrder extends CheckoutPart {
  /** Further students that are paid for at the same time, where the provider `paysTogether`. */
  more?: readonly CheckoutPart[]
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
  | {
      kind: 'invoice'
      invoice_id: string
      made_at: number
      is_paid: boolean
      checkout_id: string | null
      /** What was paid, in the currency's minor unit; facts of before it was read have neither. */
      amount?: number
      currency?: string
    }
  | { kind: 'refund'; invoice_id: string; made_at: number; is_whole: boolean }
)

/** Takes payments. Nothing here may run inside a transaction: it talks to another machine, or as if to one. */
export interface Payments {
  readonly provider: 'sandbox' | 'stripe'
  /** Whether one page can begin subscriptions for several students. */
  readonly paysTogether: boolean
  /** A page of the provider's on which to pay. */
  openCheckout(order: CheckoutOrder): Promise<{ url: string; session_ref: string }>
  /** Nobody can pay on that page any more. One that was paid, or is closed, stays as it is. */
  closeCheckout(session_ref: string): Promise<void>
  /** The present state; null when the provider doesn't know it. */
  findSubscription(ref: string): Promise<PaymentFact | null>
  setCancelAtPeriodEnd(ref: string, cancel: boolean): Promise<PaymentFact>
  /** Adding what is there, and removing what is not, changes nothing. */
  addOffer(ref: string, offer: Offer): Promise<PaymentFact>
  removePrice(ref: string, price_id: string): Promise<PaymentFact>
  /** Pays the newest invoice back and ends the subscription at once. Asking again pays nothing back a second time. */
  giveBack(ref: string): Promise<PaymentFact>
  /** Pays so much of the newest invoice back and takes these prices out. Asking again does nothing a second time. */
  giveBackPart(ref: string, price_ids: readonly string[], amount: number): Promise<PaymentFact>
  /** Lets the running period end at that time, unless it ends later; nothing is charged until then. */
  extendPeriod(ref: string, until: number): Promise<PaymentFact>
  /**
   * The fact that a signed event tells of; null when it is about nothing of ours. Refuses with `payment.signature`.
   */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentFact | null>
}

/** Whoever takes in what the provider sends; throws so that it is sent again. */
export type EventReceiver = (body: Uint8Array<ArrayBuffer>, signature: string) => Promise<void>
