import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inGerman, narrow, press, rightToLeft, story, type } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachSignup } from './coach-signup.element.ts'
import { scenes } from './coach-signup.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach signup',
  component: WidgetStory,
  args: { widget: CoachSignup, width: '480px' },
}
export default meta

const filled = (scene: keyof typeof scenes) =>
  story(scenes[scene], {
    ready: async ({ root }) => {
      const look = within(root)
      for (const [label, value] of [
        ['First name', 'Ana'],
        ['Last name', 'Ruiz'],
        ['Email', 'ana@home.test'],
        ['Password', 'three odd words'],
      ] as const) {
        type(await look.findByLabelText(label), value)
      }
      look.getByRole('radio', { name: 'Parent' }).click()
      look.getByRole('checkbox').click()
      look.getByRole('button', { name: 'Create my account' }).click()
    },
  })

export const Empty = story(scenes.empty)
export const Wide = story(scenes.empty, { width: '960px' })
export const LeftEmpty = story(scenes.empty, { ready: press('Create my account') })
export const Lite = story(scenes.lite)
export const ForACourse = story(scenes.forCourse)
export const Invited = story(scenes.invited)
export const FromAnotherService = story(scenes.proof)
export const MailSent = filled('empty')
export const KnownPassword = filled('leakedPassword')
export const Offline = filled('offline')
export const German = inGerman(scenes.empty)
export const Narrow = narrow(scenes.empty, '320px')
export const RightToLeft = rightToLeft(scenes.empty)
