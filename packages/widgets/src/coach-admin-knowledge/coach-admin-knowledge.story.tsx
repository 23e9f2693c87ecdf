import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachAdminKnowledge } from './coach-admin-knowledge.element.ts'
import { scenes } from './coach-admin-knowledge.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach admin knowledge',
  component: WidgetStory,
  args: { widget: CoachAdminKnowledge },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const Full: Story = { args: { options: scenes.full } }
export const Empty: Story = { args: { options: scenes.empty } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const AboutToRemove: Story = {
  args: {
    options: scenes.full,
    ready: async ({ root }) =>
      (await within(root).findByRole('button', { name: 'Remove: How plants make food' })).click(),
  },
}
export const Narrow: Story = { args: { options: scenes.full, width: '328px' } }
