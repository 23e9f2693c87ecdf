import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachSignup } from './coach-signup.element.ts'
import { scenes } from './coach-signup.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach signup',
  component: WidgetStory,
  args: { widget: CoachSignup, width: '480px' },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

const filled = (scene: keyof typeof scenes): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => {
      const look = within(root)
      for (const [label, value] of [
        ['First name', 'Ana'],
        ['Last name', 'Ruiz'],
        ['E-mail', 'ana@home.test'],
        ['Password', 'three odd words'],
      ] as const) {
        const field = (await look.findByLabelText(label)) as HTMLInputElement
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      look.getByRole('radio', { name: 'Parent' }).click()
      look.getByRole('checkbox').click()
      look.getByRole('button', { name: 'Make my account' }).click()
    },
  },
})

export const Empty: Story = { args: { options: scenes.empty } }
export const Wide: Story = { args: { options: scenes.empty, width: '960px' } }
export const LeftEmpty: Story = {
  args: {
    options: scenes.empty,
    ready: async ({ root }) => (await within(root).findByRole('button', { name: 'Make my account' })).click(),
  },
}
export const Lite: Story = { args: { options: scenes.lite } }
export const Invited: Story = { args: { options: scenes.invited } }
export const FromAnotherService: Story = { args: { options: scenes.proof } }
export const MailSent = filled('empty')
export const KnownPassword = filled('leakedPassword')
export const Offline = filled('offline')
export const German: Story = { args: { options: { ...scenes.empty, lang: 'de' } } }
export const Narrow: Story = { args: { options: scenes.empty, width: '320px' } }
export const RightToLeft: Story = { args: { options: { ...scenes.empty, lang: 'ar' }, dir: 'rtl' } }
