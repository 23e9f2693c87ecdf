import * as z from 'zod/mini'

/** The parts of Stripe's objects that are read here, in the forms of its older and newer API versions alike. */

const Metadata = z.catch(z.nullish(z.record(z.string(), z.string())), null)
/** An id, or the object that it stands for. */
const Ref = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((ref) => (typeof ref === 'string' ? ref : ref.id)),
)

export const StripePrice = z.object({
  id: z.string(),
  lookup_key: z.nullish(z.string()),
  metadata: Metadata,
})

export const StripeSubscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  metadata: Metadata,
  current_period_start: z.nullish(z.number()),
  current_period_end: z.nullish(z.number()),
  latest_invoice: z.nullish(Ref),
  items: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        price: StripePrice,
        current_period_start: z.nullish(z.number()),
        current_period_end: z.nullish(z.number()),
      }),
    ),
  }),
})
export type StripeSubscription = z.infer<typeof StripeSubscription>

export const StripeCheckout = z.object({
  mode: z.nullish(z.string()),
  client_reference_id: z.nullish(z.string()),
  payment_status: z.nullish(z.string()),
  subscription: z.nullish(Ref),
})

const Details = z.object({ subscription: z.nullish(Ref), metadata: Metadata })
export const StripeInvoice = z.object({
  id: z.string(),
  created: z.number(),
  amount_paid: z.nullish(z.number()),
  currency: z.nullish(z.string()),
  subscription: z.nullish(Ref),
  subscription_details: z.nullish(Details),
  parent: z.nullish(z.object({ subscription_details: z.nullish(Details) })),
})
export type StripeInvoice = z.infer<typeof StripeInvoice>

export const StripeCharge = z.object({
  amount: z.number(),
  amount_refunded: z.number(),
  invoice: z.nullish(Ref),
  payment_intent: z.nullish(Ref),
})
export type StripeCharge = z.infer<typeof StripeCharge>

export const StripeEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
})
