import type { Meta } from '@storybook/preact-vite'
import { inGerman, narrow, press, rightToLeft, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachMagicLink } from './coach-magic-link.element.ts'
import { scenes } from './coach-magic-link.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach magic link',
  component: WidgetStory,
  args: { widget: CoachMagicLink, width: '420px' },
}
export default meta

export const Ask = story(scenes.ask)
export const Wide = story(scenes.parent, { width: '960px' })
export const Sent = story(scenes.ask, { ready: press('Send me a link') })
export const Looking = story(scenes.looking)
export const ConfirmPerson = story(scenes.person)
export const ConfirmParent = story(scenes.parent)
export const ConfirmSignUp = story(scenes.signUp)
export const Spent = story(scenes.spent)
export const Offline = story(scenes.offline)
export const German = inGerman(scenes.parent)
export const Narrow = narrow(scenes.parent, '320px')
export const RightToLeft = rightToLeft(scenes.parent)
