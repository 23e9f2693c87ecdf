import type { Meta, StoryObj } from '@storybook/preact-vite'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachClassReport } from './coach-class-report.element.ts'
import { scenes } from './coach-class-report.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach class report',
  component: WidgetStory,
  args: { widget: CoachClassReport },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const Full: Story = { args: { options: scenes.full } }
export const NothingAnswered: Story = { args: { options: scenes.nothingAnswered } }
export const NoClass: Story = { args: { options: scenes.noClass } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Narrow: Story = { args: { options: scenes.full, width: '328px' } }
