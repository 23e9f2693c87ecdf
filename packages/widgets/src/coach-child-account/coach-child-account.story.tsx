import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachChildAccount } from './coach-child-account.element.ts'
import { scenes } from './coach-child-account.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach child account',
  component: WidgetStory,
  args: { widget: CoachChildAccount },
}
export default meta
type Story = StoryObj<typeof WidgetStory>

/** Fills the form in as a parent would, and sends it. */
const sent = (scene: keyof typeof scenes): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => {
      const look = within(root)
      const name = (await look.findByLabelText('First name')) as HTMLInputElement
      name.value = 'Tobi'
      name.dispatchEvent(new Event('input', { bubbles: true }))
      look.getByLabelText('I have read this and agree').click()
      look.getByRole('button', { name: 'Make the account' }).click()
    },
  },
})

export const NewAccount: Story = { args: { options: scenes.form } }
export const Lite: Story = { args: { options: scenes.lite } }
export const Linking: Story = {
  args: {
    options: scenes.form,
    ready: async ({ root }) => (await within(root).findByLabelText('Has one already')).click(),
  },
}
export const Made = sent('form')
export const LiteMade: Story = { args: { options: scenes.done } }
export const NobodyYet: Story = { args: { options: scenes.doneNobody } }
export const NameTaken = sent('taken')
export const FamilyFull = sent('limit')
export const WordingChanged = sent('reworded')
export const Staff: Story = { args: { options: scenes.staff } }
export const Loading: Story = { args: { options: scenes.loading } }
export const Failed: Story = { args: { options: scenes.failed } }
export const Offline: Story = { args: { options: scenes.offline } }
export const Narrow: Story = { args: { options: scenes.form, width: '328px' } }
export const German: Story = { args: { options: { ...scenes.form, lang: 'de' } } }
export const RightToLeft: Story = { args: { options: { ...scenes.form, lang: 'ar' }, dir: 'rtl' } }
