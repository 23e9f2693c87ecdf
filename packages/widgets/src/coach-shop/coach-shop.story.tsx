import type { Meta, StoryObj } from '@storybook/preact-vite'
import { basket, emptyBasket, fillBasket } from '../parts/family/family.fixtures.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachShop } from './coach-shop.element.ts'
import { scenes } from './coach-shop.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach shop',
  component: WidgetStory,
  args: { widget: CoachShop },
  beforeEach: emptyBasket,
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const Full: Story = { args: { options: scenes.full } }
export const Chosen: Story = { args: { options: scenes.full }, beforeEach: () => fillBasket(basket) }
export const Student: Story = { args: { options: scenes.student } }
export const Visitor: Story = { args: { options: scenes.visitor } }
export const Staff: Story = { args: { options: scenes.staff } }
export const Empty: Story = { args: { options: scenes.empty } }
export const SomebodyElsesChild: Story = { args: { options: scenes.stranger } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Offline: Story = { args: { options: scenes.offline } }
export const Narrow: Story = { args: { options: scenes.full, width: '328px' }, beforeEach: () => fillBasket(basket) }
export const German: Story = { args: { options: { ...scenes.full, lang: 'de' } } }
export const RightToLeft: Story = { args: { options: { ...scenes.full, lang: 'ar' }, dir: 'rtl' } }
