import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { checkoutModes, Period, Subscription, SubscriptionProduct } from '../entities/commerce.ts'
import { Done, Id, QueryFlag } from '../shapes.ts'

const who = ['student', 'parent'] as const
const one = z.object({ subscription: Subscription })

export const subscriptions = contract({
  'GET subscription/products': {
    summary: 'The courses on sale, and which of them a student of the caller’s has; with the periods to show.',
    who: 'public',
    scope: 'pages',
    reach: { billing: 'student_id' },
    query: z.object({ student_id: z.optional(Id) }),
    answer: z.object({
      products: z.array(SubscriptionProduct),
      /** From today to the same day next month, and next year: part 1 §12, in the caller's time zone or else UTC. */
      periods: z.object({ subscription: Period, annual: Period }),
      /** Whether the payment provider takes several children's courses in one payment. */
      pays_together: z.boolean(),
    }),
  },
  'POST subscription/checkout': {
    summary:
      'Opens the payment provider’s page for one student’s prices, or several students’ at once; money moves there, never here. It closes every other page on which the same course of the same student could be paid.',
    who,
    reach: { billing: 'student_id' },
    keyed: true,
    body: z.object({
      /**
       * The origin (`https://school.example`) or bare domain that the payer returns to: one of ours, of APP_DOMAINS, of
       * a site, or of a white-label school.
       */
      app_domain: z.string().check(z.minLength(1), z.maxLength(300)),
      /** A student's own when left out; a parent has to say. */
      student_id: z.optional(Id),
      // Limits on cart size are not shown: our choice.
      price_ids: z.array(Id).check(z.minLength(1), z.maxLength(20)),
      checkout_mode: z.enum(checkoutModes),
      /** Comes back in the address of return, so that the page knows where the payer came from. */
      is_from_new_sub_page: z.optional(z.boolean()),
      /** Further children of the same payment, where the provider takes it (`pays_together`). */
      more: z.optional(
        z
          .array(z.object({ student_id: Id, price_ids: z.array(Id).check(z.minLength(1), z.maxLength(20)) }))
          .check(z.maxLength(19)),
      ),
    }),
    answer: z.object({
      /**
       * It returns to `APP_DOMAIN/{product}/checkout/success` or `…/cancelled`, with `checkout_id`, `student_id`,
       * `price_ids` (a comma list) and, if so, `is_from_new_sub_page=true` in the query. Of several students,
       * `student_id` is a comma list, and `price_ids` has their lists in that order with semicolons between.
       */
      checkout_url: z.url(),
    }),
    errors: [
      ...(['subscription.already-active', 'payment.unavailable', 'payment.one-at-a-time'] as const),
      ...(['request.key-reused', 'request.key-busy'] as const),
    ],
  },
  'GET subscription': {
    summary:
      'A student’s subscriptions; without a student, all that are the caller’s, the caller’s children’s, or paid by the caller.',
    who,
    reach: { billing: 'student_id' },
    query: z.object({
      student_id: z.optional(Id),
      /** Ended ones are left out unless asked for. */
      with_ended: z.optional(QueryFlag),
    }),
    answer: z.object({ subscriptions: z.array(Subscription) }),
  },
  'POST subscription/{id}/cancel': {
    summary: 'Lets a subscription end with its period: cancel_at_period_end is true.',
    who,
    reach: { subscription: 'id' },
    answer: one,
    errors: ['subscription.not-payer', 'subscription.ended', 'payment.unavailable'],
  },
  'POST subscription/{id}/resume': {
    summary: 'Lets a cancelled subscription go on: cancel_at_period_end is false.',
    who,
    reach: { subscription: 'id' },
    answer: one,
    errors: ['subscription.not-payer', 'subscription.ended', 'payment.unavailable'],
  },
  'POST subscription/{id}/products/{productId}': {
    summary: 'Adds a product to a subscription, at the price of its mode. Adding what it has changes nothing.',
    who,
    reach: { subscription: 'id' },
    answer: one,
    errors: ['subscription.not-payer', 'subscription.ended', 'subscription.already-active', 'payment.unavailable'],
  },
  'DELETE subscription/{id}/products/{productId}': {
    summary: 'Takes a product out of a subscription; the last one is taken out by cancelling.',
    who,
    reach: { subscription: 'id' },
    answer: one,
    errors: ['subscription.not-payer', 'subscription.ended', 'subscription.last-product', 'payment.unavailable'],
  },
  'POST payments/webhooks/stripe': {
    summary: 'Events of the payment provider, signed. Anything but 2xx makes the provider send again.',
    who: 'public',
    reach: 'none',
    raw: 'application/json',
    limit: 512 * 1024,
    headers: z.object({
      /** `t=SECONDS,v1=HEX[,v1=HEX]`: HMAC-SHA256 of `SECONDS.BODY`, at most five minutes old. */
      'stripe-signature': z.string().check(z.minLength(1), z.maxLength(2000)),
    }),
    answer: Done,
    errors: ['payment.signature', 'payment.unavailable'],
    ours: true,
  },
})
