import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inGerman, story, type } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachCourseList } from './coach-course-list.element.ts'
import { scenes } from './coach-course-list.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach course list',
  component: WidgetStory,
  args: { widget: CoachCourseList },
}
export default meta

export const List = story(scenes.list)
export const Phone = story(scenes.list, { width: '360px' })
export const NothingFits = story(scenes.list, {
  ready: async ({ root }) => {
    type(await within(root).findByRole('searchbox'), 'zorbel')
  },
})
export const Empty = story(scenes.empty)
export const Waiting = story(scenes.waiting)
export const Offline = story(scenes.offline)
export const Failed = story(scenes.failed)
export const OneCourse = story(scenes.one)
export const NotOpen = story(scenes.gone)
export const OneFailed = story(scenes.oneFailed)
export const German = inGerman(scenes.list)
