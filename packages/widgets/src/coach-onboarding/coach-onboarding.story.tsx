import type { Meta } from '@storybook/preact-vite'
import { inGerman, narrow, press, rightToLeft, story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachOnboarding } from './coach-onboarding.element.ts'
import { scenes } from './coach-onboarding.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach onboarding',
  component: WidgetStory,
  args: { widget: CoachOnboarding, width: '720px' },
}
export default meta
const submit = press('Save and continue')

export const Fresh = story(scenes.fresh)
export const HalfFilled = story(scenes.half)
export const Parent = story(scenes.parent)
export const Agreement = story(scenes.notAgreed, { ready: submit })
export const FriendsCode = story(scenes.invited)
export const SpentCode = story(scenes.spentCode)
export const Visitor = story(scenes.visitor, { ready: submit })
export const Loading = story(scenes.loading)
export const NotLoaded = story(scenes.offline)
export const NotKept = story(scenes.notKept, { ready: submit })
export const German = inGerman(scenes.half)
export const Narrow = narrow(scenes.half, '320px')
export const RightToLeft = rightToLeft(scenes.half)
