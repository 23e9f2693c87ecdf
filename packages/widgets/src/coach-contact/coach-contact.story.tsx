import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inGerman, press, story, type } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachContact } from './coach-contact.element.ts'
import { scenes } from './coach-contact.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach contact',
  component: WidgetStory,
  args: { widget: CoachContact, width: '720px' },
}
export default meta

const written = (scene: keyof typeof scenes) =>
  story(scenes[scene], {
    ready: async ({ root }) => {
      const look = within(root)
      const address = look.queryByLabelText('Your email address')
      if (address) type(address, 'mia@home.test')
      type(await look.findByLabelText('Your message'), 'The code on my card does not work.')
      look.getByRole('button', { name: 'Send' }).click()
    },
  })

export const Guest = story(scenes.guest)
export const SignedIn = story(scenes.known)
export const SomethingMissing = story(scenes.guest, { ready: press('Send') })
export const Sending = written('slow')
export const Sent = written('guest')
export const SentByAccount = written('known')
export const TooOften = written('often')
export const Offline = written('offline')
export const Failed = written('failed')
export const AddressRefused = written('refused')
export const German = inGerman(scenes.guest)
