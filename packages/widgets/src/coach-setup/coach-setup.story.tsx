import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inGerman, inSpanish, narrow, press, type Ready, rightToLeft, story, type } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachSetup } from './coach-setup.element.ts'
import { scenes } from './coach-setup.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach setup',
  component: WidgetStory,
  args: { widget: CoachSetup, width: '420px' },
}
export default meta

const fillIn: Ready = async (mounted) => {
  const look = within(mounted.root)
  type(await look.findByLabelText('Your email'), 'head@meadow.example')
  type(look.getByLabelText('Password'), 'three odd words')
  type(look.getByLabelText('School name'), 'Meadow School')
  type(look.getByLabelText('Addresses of your pages'), 'https://www.meadow.example')
  await press('Set up')(mounted)
}

export const Form = story(scenes.form)
export const Wide = story(scenes.form, { width: '960px' })
export const WithoutToken = story(scenes.withoutToken)
export const Empty = story(scenes.form, { ready: press('Set up') })
export const Done = story(scenes.form, { ready: fillIn })
export const WrongToken = story(scenes.wrongToken, { ready: fillIn })
export const Closed = story(scenes.closed)
export const Failed = story(scenes.failed)
export const Loading = story(scenes.loading)
export const German = inGerman(scenes.form)
export const Spanish = inSpanish(scenes.form)
export const Narrow = narrow(scenes.form, '320px')
export const RightToLeft = rightToLeft(scenes.form)
