import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachContact } from './coach-contact.element.ts'
import { scenes } from './coach-contact.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach contact',
  component: WidgetStory,
  args: { widget: CoachContact, width: '720px' },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

function type(field: HTMLElement, value: string) {
  ;(field as HTMLInputElement).value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const written = (scene: keyof typeof scenes): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => {
      const look = within(root)
      const address = look.queryByLabelText('Your e-mail address')
      if (address) type(address, 'mia@home.test')
      type(await look.findByLabelText('Your message'), 'The code on my card does not work.')
      look.getByRole('button', { name: 'Send' }).click()
    },
  },
})

export const Guest: Story = { args: { options: scenes.guest } }
export const SignedIn: Story = { args: { options: scenes.known } }
export const SomethingMissing: Story = {
  args: {
    options: scenes.guest,
    ready: async ({ root }) => (await within(root).findByRole('button', { name: 'Send' })).click(),
  },
}
export const Sending = written('slow')
export const Sent = written('guest')
export const SentByAccount = written('known')
export const TooOften = written('often')
export const Offline = written('offline')
export const Failed = written('failed')
export const AddressRefused = written('refused')
export const German: Story = { args: { options: { ...scenes.guest, lang: 'de' } } }
