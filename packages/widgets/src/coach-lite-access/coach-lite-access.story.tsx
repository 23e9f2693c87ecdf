import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inGerman, narrow, rightToLeft, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachLiteAccess } from './coach-lite-access.element.ts'
import { scenes } from './coach-lite-access.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach lite access',
  component: WidgetStory,
  args: { widget: CoachLiteAccess },
}
export default meta

const tried = (scene: keyof typeof scenes) =>
  story(scenes[scene], {
    ready: async ({ root }) => {
      const look = within(root)
      ;(await look.findByRole('radio', { name: /Maya/ })).click()
      ;(await look.findByRole('button', { name: 'Turn it on for Maya' })).click()
    },
  })

export const Parent = story(scenes.parent)
export const Student = story(scenes.student)
export const TurnedOn = tried('parent')
export const MoreThanFree = tried('paid')
export const CodeSpent = tried('spent')
export const HasItAlready = story(scenes.has)
export const NoChildYet = story(scenes.noChild)
export const Staff = story(scenes.staff)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Offline = story(scenes.offline)
export const Narrow = narrow(scenes.parent)
export const German = inGerman(scenes.parent)
export const RightToLeft = rightToLeft(scenes.parent)
