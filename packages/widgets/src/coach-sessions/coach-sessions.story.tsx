import type { Meta } from '@storybook/preact-vite'
import { narrow, press, rightToLeft, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachSessions } from './coach-sessions.element.ts'
import { scenes } from './coach-sessions.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach sessions',
  component: WidgetStory,
  args: { widget: CoachSessions, width: '640px' },
}
export default meta

export const Three = story(scenes.three)
export const Alone = story(scenes.alone)
export const Loading = story(scenes.loading)
export const NotLoaded = story(scenes.offline)
export const NotEnded = story(scenes.notEnded, { ready: press(/Safari on iPad/) })
export const EndedElsewhere = story(scenes.three, { ready: press('Sign out everywhere else') })
export const Narrow = narrow(scenes.three, '320px')
export const RightToLeft = rightToLeft(scenes.three)
