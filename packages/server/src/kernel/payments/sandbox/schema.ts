import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../../db/columns.ts'
import type { CheckoutOrder, Offer, ProviderState } from '../payments.ts'

/** What a payment provider would keep for us. Its rows are told to the rest by events alone, as a provider's are. */
export const sandboxCheckout = pgTable('sandbox_checkout', {
  /** 256 random bits: the address of the page is the right to pay on it. */
  id: text('id').primaryKey(),
  order: jsonb('order').$type<CheckoutOrder>().notNull(),
  is_paid: boolean('is_paid').notNull().default(false),
  is_closed: boolean('is_closed').notNull().default(false),
  created_at: createdAt(),
})

export const sandboxSubscription = pgTable(
  'sandbox_subscription',
  {
    ref: text('ref').primaryKey(),
    checkout_id: uuid('checkout_id').notNull(),
    status: text('status').$type<ProviderState['status']>().notNull(),
    cancel_at_period_end: boolean('cancel_at_period_end').notNull().default(false),
    offers: jsonb('offers').$type<readonly Offer[]>().notNull(),
    period_start: instant('period_start').notNull(),
    period_end: instant('period_end').notNull(),
  },
  (table) => [index('sandbox_subscription_due').on(table.status, table.period_end)],
)
