import type { Meta } from '@storybook/preact-vite'
import { narrow, press, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachAdminKnowledge } from './coach-admin-knowledge.element.ts'
import { scenes } from './coach-admin-knowledge.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach admin knowledge',
  component: WidgetStory,
  args: { widget: CoachAdminKnowledge },
}
export default meta

export const Full = story(scenes.full)
export const Empty = story(scenes.empty)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const AboutToRemove = story(scenes.full, { ready: press('Remove: How plants make food') })
export const Narrow = narrow(scenes.full)
