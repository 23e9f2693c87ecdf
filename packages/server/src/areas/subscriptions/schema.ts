import type { CheckoutMode, SubscriptionStatus } from '@coachkit/contract'
import { sql } from 'drizzle-orm'
import { boolean, char, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/db/columns.ts'
import type { PaymentFact } from '../../kernel/payments/payments.ts'
import { course, person } from '../../kernel/people/schema.ts'

/** A course on sale. */
export const product = pgTable(
  'product',
  {
    id: id(),
    course_id: uuid('course_id')
      .notNull()
      .references(() => course.id),
    name: text('name').notNull(),
    active: boolean('active').notNull().default(true),
    created_at: createdAt(),
  },
  (table) => [index('product_course').on(table.course_id)],
)

/** What a product costs. A price never changes: it is switched off and another one made, as it stands on invoices. */
export const price = pgTable(
  'price',
  {
    id: id(),
    product_id: uuid('product_id')
      .notNull()
      .references(() => product.id),
    mode: text('mode').$type<CheckoutMode>().notNull(),
    /** In the currency's minor unit. */
    amount: integer('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    active: boolean('active').notNull().default(true),
    created_at: createdAt(),
  },
  // One of each kind is on sale; older ones stay for those who subscribed at them.
  (table) => [uniqueIndex('price_on_sale').on(table.product_id, table.mode).where(sql`${table.active}`)],
)

/** A way to the payment provider's page, paid or not. */
export const checkout = pgTable(
  'checkout',
  {
    id: id(),
    payer_id: uuid('payer_id')
      .notNull()
      .references(() => person.id),
    student_id: uuid('student_id')
      .notNull()
      .references(() => person.id),
    mode: text('mode').$type<CheckoutMode>().notNull(),
    /** In order, so that equal checkouts are equal. */
    price_ids: jsonb('price_ids').$type<readonly string[]>().notNull(),
    /** Where the payer returns to. */
    app_origin: text('app_origin').notNull(),
    is_from_new_sub_page: boolean('is_from_new_sub_page').notNull(),
    /** The provider's page; null until the provider answered. Checkouts that are paid together share it. */
    url: text('url'),
    /** The provider's name of that page. */
    session_ref: text('session_ref'),
    /** When the provider told of a subscription that came of it. */
    completed_at: instant('completed_at'),
    /** When another checkout for the same course took its place; nobody can pay on its page any more. */
    closed_at: instant('closed_at'),
    created_at: createdAt(),
  },
  (table) => [index('checkout_payer').on(table.payer_id), index('checkout_student').on(table.student_id)],
)

/** What the payment provider told, each thing once. Rows are only added; `subscription` follows from them. */
export const paymentFact = pgTable(
  'payment_fact',
  {
    provider: text('provider').notNull(),
    /** The event's id. */
    fact_id: text('fact_id').notNull(),
    ref: text('ref').notNull(),
    fact: jsonb('fact').$type<PaymentFact>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.fact_id] }),
    index('payment_fact_ref').on(table.provider, table.ref),
  ],
)

export const subscription = pgTable(
  'subscription',
  {
    id: id(),
    provider: text('provider').notNull(),
    /** The provider's name for it. */
    ref: text('ref').notNull(),
    payer_id: uuid('payer_id')
      .notNull()
      .references(() => person.id),
    student_id: uuid('student_id')
      .notNull()
      .references(() => person.id),
    mode: text('mode').$type<CheckoutMode>().notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    cancel_at_period_end: boolean('cancel_at_period_end').notNull(),
    period_start: instant('period_start').notNull(),
    period_end: instant('period_end').notNull(),
    /** When it was found to hold nothing but what another subscription holds: it is ended and paid back. */
    given_back_at: instant('given_back_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('subscription_ref').on(table.provider, table.ref),
    index('subscription_student').on(table.student_id),
    index('subscription_payer').on(table.payer_id),
  ],
)

export const subscriptionPrice = pgTable(
  'subscription_price',
  {
    subscription_id: uuid('subscription_id')
      .notNull()
      .references(() => subscription.id),
    price_id: uuid('price_id')
      .notNull()
      .references(() => price.id),
  },
  (table) => [primaryKey({ columns: [table.subscription_id, table.price_id] })],
)

/** Free months that somebody has earned; each is added to one subscription, once. */
export const freeMonth = pgTable(
  'free_month',
  {
    id: id(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id),
    /** Whose first payment earned it. */
    redeemer_id: uuid('redeemer_id')
      .notNull()
      .references(() => person.id),
    months: integer('months').notNull(),
    /** The subscription that it is added to; null while the person has none that runs. */
    subscription_id: uuid('subscription_id').references(() => subscription.id),
    /** The end of the period with these months in it: written before the provider is asked, so that asking again adds nothing. */
    until: instant('until'),
    applied_at: instant('applied_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('free_month_once').on(table.person_id, table.redeemer_id),
    index('free_month_open').on(table.person_id).where(sql`${table.applied_at} is null`),
  ],
)
