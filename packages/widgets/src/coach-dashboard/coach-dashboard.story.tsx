import type { Meta } from '@storybook/preact-vite'
import { narrow, rightToLeft, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachDashboard } from './coach-dashboard.element.ts'
import { scenes } from './coach-dashboard.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach dashboard',
  component: WidgetStory,
  args: { widget: CoachDashboard },
}
export default meta

export const Full = story(scenes.full)
export const NothingBegun = story(scenes.fresh)
export const Empty = story(scenes.empty)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Narrow = narrow(scenes.full)
export const RightToLeft = rightToLeft(scenes.full)
