import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inSpanish, narrow, press, rightToLeft, story, type } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachPassword } from './coach-password.element.ts'
import { scenes } from './coach-password.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach password',
  component: WidgetStory,
  args: { widget: CoachPassword, width: '420px' },
}
export default meta

const asked = (scene: keyof typeof scenes) => story(scenes[scene], { ready: press('Send me a link') })
const chosen = (scene: keyof typeof scenes, password = 'three odd words') =>
  story(scenes[scene], {
    ready: async ({ root }) => {
      type(await within(root).findByLabelText('New password'), password)
      within(root).getByRole('button', { name: 'Save password' }).click()
    },
  })

export const Ask = story(scenes.ask)
export const Wide = story(scenes.ask, { width: '960px' })
export const Sent = asked('ask')
export const Offline = asked('offline')
export const Reset = story(scenes.reset)
export const TooShort = chosen('reset', 'short')
export const KnownPassword = chosen('known')
export const Spent = chosen('spent')
export const Done = chosen('reset')
export const Spanish = inSpanish(scenes.reset)
export const Narrow = narrow(scenes.ask, '320px')
export const RightToLeft = rightToLeft(scenes.reset)
