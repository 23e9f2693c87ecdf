import type { FamilyEvents } from '../parts/family/family.events.ts'

export interface CheckoutEvents extends FamilyEvents {
  /** The payment service's page is ready; the page leads there. */
  'coach-checkout-open': { checkout_url: string }
}
