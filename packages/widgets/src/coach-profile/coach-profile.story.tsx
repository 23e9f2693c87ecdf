import type { Meta } from '@storybook/preact-vite'
import { inGerman, narrow, press, rightToLeft, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachProfile } from './coach-profile.element.ts'
import { scenes } from './coach-profile.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach profile',
  component: WidgetStory,
  args: { widget: CoachProfile },
}
export default meta

export const Parent = story(scenes.parent)
export const Student = story(scenes.student)
export const WithoutPassword = story(scenes.withoutPassword)
export const AddressWaitsForItsCode = story(scenes.pending)
export const NothingTyped = story(scenes.parent, { ready: press('Save password') })
export const Loading = story(scenes.loading)
export const Offline = story(scenes.offline)
export const Narrow = narrow(scenes.student)
export const German = inGerman(scenes.parent)
export const RightToLeft = rightToLeft(scenes.parent)
