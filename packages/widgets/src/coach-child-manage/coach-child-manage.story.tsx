import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachChildManage } from './coach-child-manage.element.ts'
import { scenes } from './coach-child-manage.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach child manage',
  component: WidgetStory,
  args: { widget: CoachChildManage },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const Linked: Story = { args: { options: scenes.linked } }
export const MadeByParent: Story = { args: { options: scenes.made } }
export const Ending: Story = { args: { options: scenes.ending } }
export const PaymentFailed: Story = { args: { options: scenes.unpaid } }
export const PaidBySomebodyElse: Story = { args: { options: scenes.others } }
export const Asked: Story = {
  args: {
    options: scenes.linked,
    ready: async ({ root }) => (await within(root).findByRole('button', { name: /^Cancel/ })).click(),
  },
}
export const Student: Story = { args: { options: scenes.student } }
export const Staff: Story = { args: { options: scenes.staff } }
export const SomebodyElsesChild: Story = { args: { options: scenes.stranger } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Offline: Story = { args: { options: scenes.offline } }
export const Narrow: Story = { args: { options: scenes.made, width: '328px' } }
export const German: Story = { args: { options: { ...scenes.linked, lang: 'de' } } }
export const RightToLeft: Story = { args: { options: { ...scenes.linked, lang: 'ar' }, dir: 'rtl' } }
