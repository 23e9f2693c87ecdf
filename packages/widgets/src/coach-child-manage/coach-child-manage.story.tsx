import type { Meta } from '@storybook/preact-vite'
import { inGerman, narrow, press, rightToLeft, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachChildManage } from './coach-child-manage.element.ts'
import { scenes } from './coach-child-manage.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach child manage',
  component: WidgetStory,
  args: { widget: CoachChildManage },
}
export default meta

export const Linked = story(scenes.linked)
export const MadeByParent = story(scenes.made)
export const Ending = story(scenes.ending)
export const PaymentFailed = story(scenes.unpaid)
export const PaidBySomebodyElse = story(scenes.others)
export const Asked = story(scenes.linked, { ready: press(/^Cancel/) })
export const Student = story(scenes.student)
export const Staff = story(scenes.staff)
export const SomebodyElsesChild = story(scenes.stranger)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Offline = story(scenes.offline)
export const Narrow = narrow(scenes.made)
export const German = inGerman(scenes.linked)
export const RightToLeft = rightToLeft(scenes.linked)
