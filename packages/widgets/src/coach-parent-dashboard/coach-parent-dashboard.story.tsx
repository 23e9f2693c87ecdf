import type { Meta } from '@storybook/preact-vite'
import { basket, emptyBasket, fillBasket } from '../parts/family/family.fixtures.ts'
import { inGerman, narrow, rightToLeft, type Story, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachParentDashboard } from './coach-parent-dashboard.element.ts'
import { scenes } from './coach-parent-dashboard.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach parent dashboard',
  component: WidgetStory,
  args: { widget: CoachParentDashboard },
  beforeEach: emptyBasket,
}
export default meta

export const Full = story(scenes.full)
export const NoChildYet = story(scenes.fresh)
export const FullBasket: Story = { ...story(scenes.full), beforeEach: () => fillBasket(basket) }
export const Ending = story(scenes.ending)
export const PaymentFailed = story(scenes.unpaid)
export const Student = story(scenes.student)
export const Staff = story(scenes.staff)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Offline = story(scenes.offline)
export const Narrow = narrow(scenes.full)
export const German = inGerman(scenes.full)
export const RightToLeft = rightToLeft(scenes.full)
