import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachLogin } from './coach-login.element.ts'
import { scenes } from './coach-login.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach login',
  component: WidgetStory,
  args: { widget: CoachLogin, width: '420px' },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

const tried = (scene: keyof typeof scenes): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => {
      const look = within(root)
      for (const [label, value] of [
        ['E-mail, username or mobile number', 'mia@demo.test'],
        ['Password', 'not this one'],
      ] as const) {
        const field = (await look.findByLabelText(label)) as HTMLInputElement
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      look.getByRole('button', { name: 'Sign in' }).click()
    },
  },
})

export const Empty: Story = { args: { options: scenes.empty } }
export const WrongPassword = tried('wrong')
export const SwitchedOff = tried('inactive')
export const Offline = tried('offline')
export const Narrow: Story = { args: { options: scenes.empty, width: '320px' } }
export const RightToLeft: Story = { args: { options: { ...scenes.empty, lang: 'ar' }, dir: 'rtl' } }
