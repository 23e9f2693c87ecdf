import type { CheckoutMode } from '@coachkit/contract'
import type { Offer } from '../../kernel/payments/payments.ts'
import type { Interval } from '../../kernel/payments/period.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { PricedProduct } from './catalogue.ts'
import type { Held } from './store.ts'

export const intervalOf: Record<CheckoutMode, Interval> = { subscription: 'month', annual: 'year' }

export const offerOf = ({ price_id, product_id, name, amount, currency, mode }: PricedProduct): Offer => ({
  ...{ price_id, product_id, name, amount, currency },
  interval: intervalOf[mode],
})

/** Each price once, in an order that does not depend on the cart's. */
export const inOrder = (price_ids: readonly string[]): string[] => [...new Set(price_ids)].sort()

/** One subscription has one interval and one currency, and each course once. */
export function mustFitTogether(prices: readonly PricedProduct[], asked: readonly string[], mode: CheckoutMode): void {
  const refuse = (why: string) => {
    throw new Refusal('request.invalid', { price_ids: why })
  }
  if (prices.length !== asked.length) refuse('has a price that is not on sale')
  if (prices.some((one) => one.mode !== mode)) refuse('has a price of another checkout_mode')
  if (new Set(prices.map(({ currency }) => currency)).size > 1) refuse('has prices in several currencies')
  if (new Set(prices.map(({ course_id }) => course_id)).size < prices.length) refuse('has two prices of one course')
}

/** Several students of one payment: each once, and all in one currency. */
export function mustBeOneOfEach(students: readonly { id: string; prices: readonly PricedProduct[] }[]): void {
  const refuse = (why: string) => {
    throw new Refusal('request.invalid', { more: why })
  }
  if (new Set(students.map(({ id }) => id)).size < students.length) refuse('names a student twice')
  const currencies = students.flatMap(({ prices }) => prices.map(({ currency }) => currency))
  if (new Set(currencies).size > 1) refuse('has prices in several currencies')
}

export function mustBeHeld(found: Held | null): Held {
  if (!found) throw new Refusal('object.missing')
  return found
}

/** Seen is not yet held: the one who pays decides. */
export function mustBeChangeable(found: Held | null): Held {
  const held = mustBeHeld(found)
  if (!held.view.may_change) throw new Refusal('subscription.not-payer')
  if (held.view.status === 'ended') throw new Refusal('subscription.ended')
  return held
}
