import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachCourseList } from './coach-course-list.element.ts'
import { scenes } from './coach-course-list.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach course list',
  component: WidgetStory,
  args: { widget: CoachCourseList },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

export const List: Story = { args: { options: scenes.list } }
export const Phone: Story = { args: { options: scenes.list, width: '360px' } }
export const NothingFits: Story = {
  args: {
    options: scenes.list,
    ready: async ({ root }) => {
      const search = (await within(root).findByRole('searchbox')) as HTMLInputElement
      search.value = 'zorbel'
      search.dispatchEvent(new Event('input', { bubbles: true }))
    },
  },
}
export const Empty: Story = { args: { options: scenes.empty } }
export const Waiting: Story = { args: { options: scenes.waiting } }
export const Offline: Story = { args: { options: scenes.offline } }
export const Failed: Story = { args: { options: scenes.failed } }
export const OneCourse: Story = { args: { options: scenes.one } }
export const NotOpen: Story = { args: { options: scenes.gone } }
export const OneFailed: Story = { args: { options: scenes.oneFailed } }
export const German: Story = { args: { options: { ...scenes.list, lang: 'de' } } }
