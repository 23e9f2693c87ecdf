import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inGerman, narrow, press, type Ready, rightToLeft, story, type } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachLogin } from './coach-login.element.ts'
import { scenes } from './coach-login.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach login',
  component: WidgetStory,
  args: { widget: CoachLogin, width: '420px' },
}
export default meta

const tried = (scene: keyof typeof scenes) =>
  story(scenes[scene], {
    ready: async ({ root }) => {
      const look = within(root)
      type(await look.findByLabelText('Email, username or mobile number'), 'mia@demo.test')
      type(look.getByLabelText('Password'), 'not this one')
      look.getByRole('button', { name: 'Sign in' }).click()
    },
  })

const byCode: Ready = async ({ root }) => {
  const look = within(root)
  type(await look.findByLabelText('Email, username or mobile number'), 'mia@demo.test')
  look.getByRole('button', { name: 'Use a one-time code' }).click()
  ;(await look.findByRole('button', { name: 'Send me a code' })).click()
}

export const Empty = story(scenes.empty)
export const Wide = story(scenes.providers, { width: '960px' })
export const LeftEmpty = story(scenes.empty, { ready: press('Sign in') })
export const WrongPassword = tried('wrong')
export const SwitchedOff = tried('inactive')
export const TooOften = tried('often')
export const Offline = tried('offline')
export const OneTimeCode = story(scenes.empty, { ready: byCode })
export const WrongCode = story(scenes.wrong, {
  ready: async (mounted) => {
    await byCode(mounted)
    const look = within(mounted.root)
    type(await look.findByLabelText('Six-digit code'), '123456')
    look.getByRole('button', { name: 'Sign in' }).click()
  },
})
export const OtherServices = story(scenes.providers)
export const ComingBack = story(scenes.returning)
export const RefusedElsewhere = story(scenes.refusedElsewhere)
export const AtCheckout = story(scenes.checkout)
export const German = inGerman(scenes.empty)
export const Narrow = narrow(scenes.providers, '320px')
export const RightToLeft = rightToLeft(scenes.empty)
