import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inGerman, narrow, rightToLeft, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachRedeem } from './coach-redeem.element.ts'
import { scenes } from './coach-redeem.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach redeem',
  component: WidgetStory,
  args: { widget: CoachRedeem },
}
export default meta

const redeemed = (scene: keyof typeof scenes) =>
  story(scenes[scene], {
    ready: async ({ root }) => {
      const look = within(root)
      ;(await look.findByRole('radio', { name: /Maya/ })).click()
      ;(await look.findByRole('button', { name: 'Redeem it for Maya' })).click()
    },
  })

export const Empty = story(scenes.empty)
export const ForAChild = story(scenes.parent)
export const Student = story(scenes.student)
export const Visitor = story(scenes.visitor)
export const Staff = story(scenes.staff)
export const NoChildYet = story(scenes.noChild)
export const Redeemed = redeemed('parent')
export const SomebodyWasFaster = redeemed('late')
export const Unknown = story(scenes.unknown)
export const Spent = story(scenes.spent)
export const TooOften = story(scenes.tooOften)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Offline = story(scenes.offline)
export const Narrow = narrow(scenes.parent)
export const German = inGerman(scenes.parent)
export const RightToLeft = rightToLeft(scenes.parent)
