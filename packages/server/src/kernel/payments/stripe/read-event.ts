import * as z from 'zod/mini'
import { isUuid } from '../../db/is-uuid.ts'
import { Refusal } from '../../refusal.ts'
import type { PaymentFact, ProviderState } from '../payments.ts'
import {
  StripeCharge,
  StripeCheckout,
  StripeEvent,
  StripeInvoice,
  type StripePrice,
  StripeSubscription,
} from './wire.ts'

const statuses: Record<string, ProviderState['status']> = {
  incomplete: 'incomplete',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete_expired: 'ended',
  canceled: 'ended',
}

/** Checkouts are ours when they have an id of ours: an account with the provider may sell other things too. */
const ours = (id: string | null | undefined): string | null => (id && isUuid(id) ? id : null)

/** Prices that we made carry our id; one made by hand can, as its lookup key. */
const priceIdOf = ({ id, lookup_key, metadata }: z.infer<typeof StripePrice>): string =>
  metadata?.price_id ?? lookup_key ?? id

export function stateOf(subscription: StripeSubscription): ProviderState {
  const { status, cancel_at_period_end, metadata, items } = subscription
  const times = [subscription, ...items.data]
  return {
    checkout_id: ours(metadata?.checkout_id),
    // A status that Stripe adds one day gives nothing until somebody has thought about it.
    status: statuses[status] ?? 'unpaid',
    cancel_at_period_end,
    price_ids: items.data.map(({ price }) => priceIdOf(price)).sort(),
    period_start: times.find((one) => one.current_period_start)?.current_period_start ?? 0,
    period_end: times.find((one) => one.current_period_end)?.current_period_end ?? 0,
  }
}

/** Which subscription an invoice is for; null where it says that it is none of ours. Old invoices don't say. */
function detailsOf({ parent, subscription_details, subscription }: StripeInvoice) {
  const details = parent?.subscription_details ?? subscription_details
  const ref = details?.subscription ?? subscription ?? null
  const checkout_id = ours(details?.metadata?.checkout_id)
  return ref === null || (details?.metadata && checkout_id === null) ? null : { ref, checkout_id }
}

export interface EventDeps {
  /** The invoice that a charge paid; newer charges don't say. */
  findInvoice(charge: StripeCharge): Promise<StripeInvoice | null>
}

/** What a signed event tells, or null when it is about nothing of ours. */
export async function factOfEvent(body: Uint8Array, { findInvoice }: EventDeps): Promise<PaymentFact | null> {
  const { id, type, created, data } = read(StripeEvent, json(body))
  const told = { fact_id: id, at: created }

  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded') {
    const { mode, client_reference_id, payment_status, subscription } = read(StripeCheckout, data.object)
    const checkout_id = ours(client_reference_id)
    if (mode !== 'subscription' || !checkout_id || !subscription) return null
    const is_paid = payment_status === 'paid' || payment_status === 'no_payment_required'
    return { ...told, kind: 'checkout', ref: subscription, checkout_id, is_paid }
  }

  if (type.startsWith('customer.subscription.')) {
    const subscription = read(StripeSubscription, data.object)
    const state = stateOf(subscription)
    if (state.checkout_id === null) return null
    if (type === 'customer.subscription.deleted') state.status = 'ended'
    return { ...told, kind: 'subscription', ref: subscription.id, state, is_answer: false }
  }

  if (type === 'invoice.paid' || type === 'invoice.payment_failed') {
    const invoice = read(StripeInvoice, data.object)
    const details = detailsOf(invoice)
    if (!details) return null
    const is_paid = type === 'invoice.paid'
    const { id: invoice_id, created: made_at, amount_paid, currency } = invoice
    const paid = typeof amount_paid === 'number' && currency ? { amount: amount_paid, currency } : {}
    return { ...told, ...details, kind: 'invoice', invoice_id, made_at, is_paid, ...paid }
  }

  if (type === 'charge.refunded') {
    const charge = read(StripeCharge, data.object)
    const invoice = await findInvoice(charge)
    const details = invoice && detailsOf(invoice)
    if (!invoice || !details) return null
    const is_whole = charge.amount_refunded >= charge.amount
    return { ...told, kind: 'refund', ref: details.ref, invoice_id: invoice.id, made_at: invoice.created, is_whole }
  }
  return null
}

function json(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown
  } catch (error) {
    throw new Refusal('request.unreadable', undefined, { cause: error })
  }
}

/** Signed, and still not what we know: the provider's form changed, which the operator has to hear of. */
function read<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const places = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`An event of the payment provider cannot be read: ${places.join('; ')}`)
}
