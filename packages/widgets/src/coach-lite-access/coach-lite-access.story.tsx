import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachLiteAccess } from './coach-lite-access.element.ts'
import { scenes } from './coach-lite-access.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach lite access',
  component: WidgetStory,
  args: { widget: CoachLiteAccess },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

const tried = (scene: keyof typeof scenes): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => {
      const look = within(root)
      ;(await look.findByRole('radio', { name: /Maya/ })).click()
      ;(await look.findByRole('button', { name: 'Turn it on for Maya' })).click()
    },
  },
})

export const Parent: Story = { args: { options: scenes.parent } }
export const Student: Story = { args: { options: scenes.student } }
export const TurnedOn = tried('parent')
export const MoreThanFree = tried('paid')
export const CodeSpent = tried('spent')
export const HasItAlready: Story = { args: { options: scenes.has } }
export const NoChildYet: Story = { args: { options: scenes.noChild } }
export const Staff: Story = { args: { options: scenes.staff } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Offline: Story = { args: { options: scenes.offline } }
export const Narrow: Story = { args: { options: scenes.parent, width: '328px' } }
export const German: Story = { args: { options: { ...scenes.parent, lang: 'de' } } }
export const RightToLeft: Story = { args: { options: { ...scenes.parent, lang: 'ar' }, dir: 'rtl' } }
