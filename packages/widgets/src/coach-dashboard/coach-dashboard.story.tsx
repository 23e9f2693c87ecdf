import type { Meta, StoryObj } from '@storybook/preact-vite'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachDashboard } from './coach-dashboard.element.ts'
import { scenes } from './coach-dashboard.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach dashboard',
  component: WidgetStory,
  args: { widget: CoachDashboard },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const Full: Story = { args: { options: scenes.full } }
export const NothingBegun: Story = { args: { options: scenes.fresh } }
export const Empty: Story = { args: { options: scenes.empty } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Narrow: Story = { args: { options: scenes.full, width: '328px' } }
export const RightToLeft: Story = { args: { options: { ...scenes.full, lang: 'ar' }, dir: 'rtl' } }
