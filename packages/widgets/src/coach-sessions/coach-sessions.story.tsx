import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachSessions } from './coach-sessions.element.ts'
import { scenes } from './coach-sessions.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach sessions',
  component: WidgetStory,
  args: { widget: CoachSessions, width: '640px' },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const Three: Story = { args: { options: scenes.three } }
export const Alone: Story = { args: { options: scenes.alone } }
export const Loading: Story = { args: { options: scenes.loading } }
export const NotLoaded: Story = { args: { options: scenes.offline } }
export const NotEnded: Story = {
  args: {
    options: scenes.notEnded,
    ready: async ({ root }) => (await within(root).findByRole('button', { name: /Safari on iPad/ })).click(),
  },
}
export const EndedElsewhere: Story = {
  args: {
    options: scenes.three,
    ready: async ({ root }) => (await within(root).findByRole('button', { name: 'Sign out everywhere else' })).click(),
  },
}
export const Narrow: Story = { args: { options: scenes.three, width: '320px' } }
export const RightToLeft: Story = { args: { options: { ...scenes.three, lang: 'ar' }, dir: 'rtl' } }
