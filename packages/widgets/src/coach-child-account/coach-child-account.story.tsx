import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inGerman, narrow, rightToLeft, story, type } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachChildAccount } from './coach-child-account.element.ts'
import { scenes } from './coach-child-account.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach child account',
  component: WidgetStory,
  args: { widget: CoachChildAccount },
}
export default meta

/** Fills the form in as a parent would, and sends it. */
const sent = (scene: keyof typeof scenes) =>
  story(scenes[scene], {
    ready: async ({ root }) => {
      const look = within(root)
      type(await look.findByLabelText('First name'), 'Tobi')
      look.getByLabelText('I have read this and agree').click()
      look.getByRole('button', { name: 'Create account' }).click()
    },
  })

export const NewAccount = story(scenes.form)
export const Lite = story(scenes.lite)
export const Linking = story(scenes.form, {
  ready: async ({ root }) => (await within(root).findByLabelText('Existing account')).click(),
})
export const Made = sent('form')
export const LiteMade = story(scenes.done)
export const NobodyYet = story(scenes.doneNobody)
export const NameTaken = sent('taken')
export const FamilyFull = sent('limit')
export const WordingChanged = sent('reworded')
export const Staff = story(scenes.staff)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Offline = story(scenes.offline)
export const Narrow = narrow(scenes.form)
export const German = inGerman(scenes.form)
export const RightToLeft = rightToLeft(scenes.form)
