import type { Meta, StoryObj } from '@storybook/preact-vite'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachReferral } from './coach-referral.element.ts'
import { scenes } from './coach-referral.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach referral',
  component: WidgetStory,
  args: { widget: CoachReferral },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const Full: Story = { args: { options: scenes.full } }
export const NobodyYet: Story = { args: { options: scenes.fresh } }
export const EveryPlaceTaken: Story = { args: { options: scenes.used } }
export const Questions: Story = { args: { options: scenes.faq } }
export const Staff: Story = { args: { options: scenes.staff } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Offline: Story = { args: { options: scenes.offline } }
export const Narrow: Story = { args: { options: scenes.full, width: '328px' } }
export const German: Story = { args: { options: { ...scenes.full, lang: 'de' } } }
export const RightToLeft: Story = { args: { options: { ...scenes.full, lang: 'ar' }, dir: 'rtl' } }
