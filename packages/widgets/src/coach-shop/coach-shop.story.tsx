import type { Meta } from '@storybook/preact-vite'
import { basket, emptyBasket, fillBasket } from '../parts/family/family.fixtures.ts'
import { inGerman, narrow, rightToLeft, type Story, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachShop } from './coach-shop.element.ts'
import { scenes } from './coach-shop.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach shop',
  component: WidgetStory,
  args: { widget: CoachShop },
  beforeEach: emptyBasket,
}
export default meta

export const Full = story(scenes.full)
export const Chosen: Story = { ...story(scenes.full), beforeEach: () => fillBasket(basket) }
export const Student = story(scenes.student)
export const Visitor = story(scenes.visitor)
export const CameForACourse = story(scenes.chosen)
export const CameForWhatIsNotSold = story(scenes.notSold)
export const Staff = story(scenes.staff)
export const Empty = story(scenes.empty)
export const SomebodyElsesChild = story(scenes.stranger)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Offline = story(scenes.offline)
export const Narrow: Story = { ...narrow(scenes.full), beforeEach: () => fillBasket(basket) }
export const German = inGerman(scenes.full)
export const RightToLeft = rightToLeft(scenes.full)
