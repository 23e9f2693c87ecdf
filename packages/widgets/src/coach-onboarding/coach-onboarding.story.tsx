import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachOnboarding } from './coach-onboarding.element.ts'
import { scenes } from './coach-onboarding.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach onboarding',
  component: WidgetStory,
  args: { widget: CoachOnboarding, width: '720px' },
}
export default meta
type Story = StoryObj<typeof WidgetStory>
type Ready = NonNullable<Story['args']>['ready']
const submit: Ready = async ({ root }) => (await within(root).findByRole('button', { name: 'Keep and go on' })).click()

export const Fresh: Story = { args: { options: scenes.fresh } }
export const HalfFilled: Story = { args: { options: scenes.half } }
export const Parent: Story = { args: { options: scenes.parent } }
export const Agreement: Story = { args: { options: scenes.notAgreed, ready: submit } }
export const FriendsCode: Story = { args: { options: scenes.invited } }
export const SpentCode: Story = { args: { options: scenes.spentCode } }
export const Visitor: Story = { args: { options: scenes.visitor, ready: submit } }
export const Loading: Story = { args: { options: scenes.loading } }
export const NotLoaded: Story = { args: { options: scenes.offline } }
export const NotKept: Story = { args: { options: scenes.notKept, ready: submit } }
export const German: Story = { args: { options: { ...scenes.half, lang: 'de' } } }
export const Narrow: Story = { args: { options: scenes.half, width: '320px' } }
export const RightToLeft: Story = { args: { options: { ...scenes.half, lang: 'ar' }, dir: 'rtl' } }
