import type { Meta } from '@storybook/preact-vite'
import { inGerman, narrow, rightToLeft, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachReferral } from './coach-referral.element.ts'
import { scenes } from './coach-referral.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach referral',
  component: WidgetStory,
  args: { widget: CoachReferral },
}
export default meta

export const Full = story(scenes.full)
export const NobodyYet = story(scenes.fresh)
export const EveryPlaceTaken = story(scenes.used)
export const Questions = story(scenes.faq)
export const Staff = story(scenes.staff)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Offline = story(scenes.offline)
export const Narrow = narrow(scenes.full)
export const German = inGerman(scenes.full)
export const RightToLeft = rightToLeft(scenes.full)
