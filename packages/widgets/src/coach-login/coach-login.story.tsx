import type { Meta, StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachLogin } from './coach-login.element.ts'
import { scenes } from './coach-login.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach login',
  component: WidgetStory,
  args: { widget: CoachLogin, width: '420px' },
}
export default meta
type Story = StoryObj<typeof WidgetStory>
type Ready = NonNullable<Story['args']>['ready']

function type(field: HTMLElement, value: string) {
  ;(field as HTMLInputElement).value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const tried = (scene: keyof typeof scenes): Story => ({
  args: {
    options: scenes[scene],
    ready: async ({ root }) => {
      const look = within(root)
      type(await look.findByLabelText('E-mail, username or mobile number'), 'mia@demo.test')
      type(look.getByLabelText('Password'), 'not this one')
      look.getByRole('button', { name: 'Sign in' }).click()
    },
  },
})

const byCode: Ready = async ({ root }) => {
  const look = within(root)
  type(await look.findByLabelText('E-mail, username or mobile number'), 'mia@demo.test')
  look.getByRole('button', { name: 'Use a one-time code' }).click()
  ;(await look.findByRole('button', { name: 'Send me a code' })).click()
}

export const Empty: Story = { args: { options: scenes.empty } }
export const Wide: Story = { args: { options: scenes.providers, width: '960px' } }
export const LeftEmpty: Story = {
  args: {
    options: scenes.empty,
    ready: async ({ root }) => (await within(root).findByRole('button', { name: 'Sign in' })).click(),
  },
}
export const WrongPassword = tried('wrong')
export const SwitchedOff = tried('inactive')
export const TooOften = tried('often')
export const Offline = tried('offline')
export const OneTimeCode: Story = { args: { options: scenes.empty, ready: byCode } }
export const WrongCode: Story = {
  args: {
    options: scenes.wrong,
    ready: async (mounted) => {
      await byCode(mounted)
      const look = within(mounted.root)
      type(await look.findByLabelText('Code of six digits'), '123456')
      look.getByRole('button', { name: 'Sign in' }).click()
    },
  },
}
export const OtherServices: Story = { args: { options: scenes.providers } }
export const ComingBack: Story = { args: { options: scenes.returning } }
export const RefusedElsewhere: Story = { args: { options: scenes.refusedElsewhere } }
export const AtCheckout: Story = { args: { options: scenes.checkout } }
export const German: Story = { args: { options: { ...scenes.empty, lang: 'de' } } }
export const Narrow: Story = { args: { options: scenes.providers, width: '320px' } }
export const RightToLeft: Story = { args: { options: { ...scenes.empty, lang: 'ar' }, dir: 'rtl' } }
