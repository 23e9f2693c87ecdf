import type { Meta } from '@storybook/preact-vite'
import { narrow, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachClassReport } from './coach-class-report.element.ts'
import { scenes } from './coach-class-report.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach class report',
  component: WidgetStory,
  args: { widget: CoachClassReport },
}
export default meta

export const Full = story(scenes.full)
export const NothingAnswered = story(scenes.nothingAnswered)
export const NoClass = story(scenes.noClass)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Narrow = narrow(scenes.full)
