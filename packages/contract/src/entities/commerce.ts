import * as z from 'zod/mini'
import { Day, Id, Instant } from '../shapes.ts'
import { Course } from './people.ts'

/** An ISO 4217 code. Amounts are whole numbers of the currency's minor unit: 1299 and `GBP` are £12.99. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Not in the spec: our choice. `subscription` is paid monthly, `annual` yearly; a checkout's prices are all of one. */
export const checkoutModes = ['subscription', 'annual'] as const
export type CheckoutMode = (typeof checkoutModes)[number]

/** One course on sale: part 1 §3. */
export const SubscriptionProduct = z.object({
  product_id: Id,
  name: z.string(),
  /** Paid monthly. */
  price_id: Id,
  amount: z.int(),
  /** Paid yearly; both null where a course has no such price. */
  annual_price_id: z.nullable(Id),
  annual_amount: z.nullable(z.int()),
  currency: Currency,
  course: Course,
  /** Whether the student asked for has a running subscription to it; false when nobody was asked for. */
  already_subscribed: z.boolean(),
})
export type SubscriptionProduct = z.infer<typeof SubscriptionProduct>

/** The first and the last day of a period, today's being the first. */
export const Period = z.object({ start: Day, end: Day })
export type Period = z.infer<typeof Period>

/**
 * `active` and `past_due` (a payment failed and is tried again) give the courses. `incomplete` waits for its first
 * payment, `unpaid` for one that was given up on, `refunded` for the next one; `ended` is final.
 */
export const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'unpaid', 'refunded', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** One student's subscription: part 1 §3. */
export const Subscription = z.object({
  subscription_id: Id,
  student_id: Id,
  course_ids: z.array(Id),
  cancel_at_period_end: z.boolean(),
  status: z.enum(subscriptionStatuses),
  checkout_mode: z.enum(checkoutModes),
  products: z.array(z.object({ product_id: Id, name: z.string(), price_id: Id, amount: z.int(), course_id: Id })),
  /** What one period costs. */
  amount: z.int(),
  currency: Currency,
  current_period_start: Instant,
  current_period_end: Instant,
  /** Whether the caller may cancel, resume and change it: who pays may, and the parents of a child who pays. */
  may_change: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>
