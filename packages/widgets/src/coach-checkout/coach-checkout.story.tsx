import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { itemFor } from '../parts/cart/cart.fixtures.ts'
import { basket, emptyBasket, fillBasket, maths } from '../parts/family/family.fixtures.ts'
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
type Story = StoryObj<typeof WidgetStory>

const paid = (scene: keyof typeof scenes): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => (await within(root).findByRole('button', { name: /^Pay for/ })).click(),
  },
})

export const Basket: Story = { args: { options: scenes.basket } }
export const Student: Story = {
  args: { options: scenes.student },
  beforeEach: () => fillBasket([itemFor(null, maths)]),
}
export const Visitor: Story = {
  args: { options: scenes.visitor },
  beforeEach: () => fillBasket([itemFor(null, maths)], null),
}
export const NoChildYet: Story = {
  args: { options: scenes.noChild },
  beforeEach: () => fillBasket([itemFor(null, maths)]),
}
export const Staff: Story = { args: { options: scenes.staff } }
export const Empty: Story = { args: { options: scenes.basket }, beforeEach: emptyBasket }
export const PaymentUnavailable = paid('unavailable')
export const BoughtTwice = paid('twice')
export const Success: Story = { args: { options: scenes.success } }
export const BeingConfirmed: Story = { args: { options: scenes.waiting } }
export const Cancelled: Story = { args: { options: scenes.cancelled } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Offline: Story = { args: { options: scenes.offline } }
export const Narrow: Story = { args: { options: scenes.basket, width: '328px' } }
export const German: Story = { args: { options: { ...scenes.basket, lang: 'de' } } }
export const RightToLeft: Story = { args: { options: { ...scenes.basket, lang: 'ar' }, dir: 'rtl' } }
