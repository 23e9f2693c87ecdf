import { newId } from '../../db/columns.ts'
import type { sandboxSubscription } from './schema.ts'

export type SandboxSubscription = typeof sandboxSubscription.$inferSelect

/** Stripe's times are whole seconds. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

// The sandbox's objects have Stripe's form, so that one reader serves both.

export const subscriptionObject = (row: SandboxSubscription) => ({
  object: 'subscription',
  id: row.ref,
  status: row.status === 'ended' ? 'canceled' : row.status,
  cancel_at_period_end: row.cancel_at_period_end,
  metadata: { checkout_id: row.checkout_id },
  items: {
    data: row.offers.map(({ price_id, amount, currency, interval }) => ({
      id: `si_${price_id}`,
      price: {
        id: price_id,
        unit_amount: amount,
        currency: currency.toLowerCase(),
        recurring: { interval },
        metadata: { price_id },
      },
      current_period_start: secondsOf(row.period_start),
      current_period_end: secondsOf(row.period_end),
    })),
  },
})

export const checkoutObject = ({ ref, checkout_id }: SandboxSubscription) => ({
  object: 'checkout.session',
  mode: 'subscription',
  payment_status: 'paid',
  client_reference_id: checkout_id,
  subscription: ref,
})

export const invoiceObject = ({ ref, checkout_id, offers }: SandboxSubscription, created: number) => ({
  object: 'invoice',
  id: `in_${newId()}`,
  created,
  amount_paid: offers.reduce((sum, { amount }) => sum + amount, 0),
  currency: offers[0]?.currency.toLowerCase(),
  parent: { subscription_details: { subscription: ref, metadata: { checkout_id } } },
})

export interface SandboxEvent {
  id: string
  type: string
  created: number
  data: { object: unknown }
}

export const eventOf = (type: string, object: unknown, created: number): SandboxEvent => ({
  id: `evt_${newId()}`,
  type,
  created,
  data: { object },
})
