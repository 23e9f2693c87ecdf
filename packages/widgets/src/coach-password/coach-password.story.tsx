import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachPassword } from './coach-password.element.ts'
import { scenes } from './coach-password.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach password',
  component: WidgetStory,
  args: { widget: CoachPassword, width: '420px' },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

const asked = (scene: keyof typeof scenes): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => (await within(root).findByRole('button', { name: 'Send me a link' })).click(),
  },
})
const chosen = (scene: keyof typeof scenes, password = 'three odd words'): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => {
      const field = (await within(root).findByLabelText('New password')) as HTMLInputElement
      field.value = password
      field.dispatchEvent(new Event('input', { bubbles: true }))
      within(root).getByRole('button', { name: 'Set the password' }).click()
    },
  },
})

export const Ask: Story = { args: { options: scenes.ask } }
export const Wide: Story = { args: { options: scenes.ask, width: '960px' } }
export const Sent = asked('ask')
export const Offline = asked('offline')
export const Reset: Story = { args: { options: scenes.reset } }
export const TooShort = chosen('reset', 'short')
export const KnownPassword = chosen('known')
export const Spent = chosen('spent')
export const Done = chosen('reset')
export const Spanish: Story = { args: { options: { ...scenes.reset, lang: 'es' } } }
export const Narrow: Story = { args: { options: scenes.ask, width: '320px' } }
export const RightToLeft: Story = { args: { options: { ...scenes.reset, lang: 'ar' }, dir: 'rtl' } }
