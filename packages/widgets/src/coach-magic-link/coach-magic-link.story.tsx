import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachMagicLink } from './coach-magic-link.element.ts'
import { scenes } from './coach-magic-link.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach magic link',
  component: WidgetStory,
  args: { widget: CoachMagicLink, width: '420px' },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const Ask: Story = { args: { options: scenes.ask } }
export const Wide: Story = { args: { options: scenes.parent, width: '960px' } }
export const Sent: Story = {
  args: {
    options: scenes.ask,
    ready: async ({ root }) => (await within(root).findByRole('button', { name: 'Send me a link' })).click(),
  },
}
export const Looking: Story = { args: { options: scenes.looking } }
export const ConfirmPerson: Story = { args: { options: scenes.person } }
export const ConfirmParent: Story = { args: { options: scenes.parent } }
export const ConfirmSignUp: Story = { args: { options: scenes.signUp } }
export const Spent: Story = { args: { options: scenes.spent } }
export const Offline: Story = { args: { options: scenes.offline } }
export const German: Story = { args: { options: { ...scenes.parent, lang: 'de' } } }
export const Narrow: Story = { args: { options: scenes.parent, width: '320px' } }
export const RightToLeft: Story = { args: { options: { ...scenes.parent, lang: 'ar' }, dir: 'rtl' } }
