import { type Attributes, defineWidget, type WidgetTools } from '@coachkit/sdk'
import { familySheets } from '../parts/family/family.styles.ts'
import { checkoutAttributes } from './coach-checkout.attributes.ts'
import type { CheckoutEvents } from './coach-checkout.events.ts'
import { createBasket } from './coach-checkout.state.ts'
import { checkoutStyles } from './coach-checkout.styles.ts'
import { type CheckoutState, CheckoutView } from './coach-checkout.view.tsx'
import { createReturned } from './returned.state.ts'
import { type CheckoutWords, words } from './words/en.ts'

/** The basket: for whom, how it is paid and what it comes to; and what is said after the payment page. */
export const CoachCheckout = defineWidget({
  tag: 'coach-checkout',
  attributes: checkoutAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...familySheets, checkoutStyles],
  create(
    tools: WidgetTools<CheckoutEvents, CheckoutWords>,
    attributes: Attributes<typeof checkoutAttributes>,
  ): CheckoutState {
    const step = attributes.step.peek()
    return step === 'select'
      ? { step, basket: createBasket(tools, attributes) }
      : { step, returned: createReturned(tools, attributes) }
  },
  view: CheckoutView,
})
