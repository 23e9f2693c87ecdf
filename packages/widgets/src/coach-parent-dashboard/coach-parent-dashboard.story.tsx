import type { Meta, StoryObj } from '@storybook/preact-vite'
import { basket, emptyBasket, fillBasket } from '../parts/family/family.fixtures.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachParentDashboard } from './coach-parent-dashboard.element.ts'
import { scenes } from './coach-parent-dashboard.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach parent dashboard',
  component: WidgetStory,
  args: { widget: CoachParentDashboard },
  beforeEach: emptyBasket,
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const Full: Story = { args: { options: scenes.full } }
export const NoChildYet: Story = { args: { options: scenes.fresh } }
export const FullBasket: Story = { args: { options: scenes.full }, beforeEach: () => fillBasket(basket) }
export const Ending: Story = { args: { options: scenes.ending } }
export const PaymentFailed: Story = { args: { options: scenes.unpaid } }
export const Student: Story = { args: { options: scenes.student } }
export const Staff: Story = { args: { options: scenes.staff } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Offline: Story = { args: { options: scenes.offline } }
export const Narrow: Story = { args: { options: scenes.full, width: '328px' } }
export const German: Story = { args: { options: { ...scenes.full, lang: 'de' } } }
export const RightToLeft: Story = { args: { options: { ...scenes.full, lang: 'ar' }, dir: 'rtl' } }
