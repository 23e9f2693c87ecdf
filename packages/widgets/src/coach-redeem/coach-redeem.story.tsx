import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachRedeem } from './coach-redeem.element.ts'
import { scenes } from './coach-redeem.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach redeem',
  component: WidgetStory,
  args: { widget: CoachRedeem },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

const redeemed = (scene: keyof typeof scenes): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => {
      const look = within(root)
      ;(await look.findByRole('radio', { name: /Maya/ })).click()
      ;(await look.findByRole('button', { name: 'Redeem it for Maya' })).click()
    },
  },
})

export const Empty: Story = { args: { options: scenes.empty } }
export const ForAChild: Story = { args: { options: scenes.parent } }
export const Student: Story = { args: { options: scenes.student } }
export const Visitor: Story = { args: { options: scenes.visitor } }
export const Staff: Story = { args: { options: scenes.staff } }
export const NoChildYet: Story = { args: { options: scenes.noChild } }
export const Redeemed = redeemed('parent')
export const SomebodyWasFaster = redeemed('late')
export const Unknown: Story = { args: { options: scenes.unknown } }
export const Spent: Story = { args: { options: scenes.spent } }
export const TooOften: Story = { args: { options: scenes.tooOften } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Offline: Story = { args: { options: scenes.offline } }
export const Narrow: Story = { args: { options: scenes.parent, width: '328px' } }
export const German: Story = { args: { options: { ...scenes.parent, lang: 'de' } } }
export const RightToLeft: Story = { args: { options: { ...scenes.parent, lang: 'ar' }, dir: 'rtl' } }
