import type { Meta } from '@storybook/preact-vite'
import { itemFor } from '../parts/cart/cart.fixtures.ts'
import { basket, emptyBasket, fillBasket, maths } from '../parts/family/family.fixtures.ts'
import { inGerman, narrow, press, rightToLeft, type Story, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachCheckout } from './coach-checkout.element.ts'
import { scenes } from './coach-checkout.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach checkout',
  component: WidgetStory,
  args: { widget: CoachCheckout },
  beforeEach: () => fillBasket(basket),
}
export default meta

const paid = (scene: keyof typeof scenes) => story(scenes[scene], { ready: press(/^Pay for/) })

export const Basket = story(scenes.basket)
export const Student: Story = { ...story(scenes.student), beforeEach: () => fillBasket([itemFor(null, maths)]) }
export const Visitor: Story = { ...story(scenes.visitor), beforeEach: () => fillBasket([itemFor(null, maths)], null) }
export const NoChildYet: Story = { ...story(scenes.noChild), beforeEach: () => fillBasket([itemFor(null, maths)]) }
export const Staff = story(scenes.staff)
export const Empty: Story = { ...story(scenes.basket), beforeEach: emptyBasket }
export const PaymentUnavailable = paid('unavailable')
export const BoughtTwice = paid('twice')
export const Success = story(scenes.success)
export const BeingConfirmed = story(scenes.waiting)
export const Cancelled = story(scenes.cancelled)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Offline = story(scenes.offline)
export const Narrow = narrow(scenes.basket)
export const German = inGerman(scenes.basket)
export const RightToLeft = rightToLeft(scenes.basket)
