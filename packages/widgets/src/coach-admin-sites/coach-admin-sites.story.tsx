import type { Meta } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import { inGerman, inSpanish, narrow, press, type Ready, rightToLeft, story, type } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachAdminSites } from './coach-admin-sites.element.ts'
import { scenes } from './coach-admin-sites.fixtures.ts'

const meta: Meta<typeof WidgetStory> = {
  title: 'Coach admin sites',
  component: WidgetStory,
  args: { widget: CoachAdminSites },
}
export default meta

const opened = press('Open: Meadow School')
const then =
  (name: string): Ready =>
  async (mounted) => {
    await opened(mounted)
    await press(name)(mounted)
  }
const checked: Ready = async (mounted) => {
  await opened(mounted)
  type(await within(mounted.root).findByLabelText('Page address'), 'https://www.meadow.example/home')
  await press('Check')(mounted)
}

export const Full = story(scenes.full)
export const Empty = story(scenes.empty)
export const Loading = story(scenes.loading)
export const Failed = story(scenes.failed)
export const Adding = story(scenes.full, { ready: press('Add a site') })
export const Open = story(scenes.full, { ready: opened })
export const Replacing = story(scenes.full, { ready: then('Replace: Secret key') })
export const NewSecret = story(scenes.full, {
  ready: async (mounted) => {
    await then('Replace: Secret key')(mounted)
    await press('Replace the key')(mounted)
  },
})
export const CheckWorks = story(scenes.full, { ready: checked })
export const CheckWaits = story(scenes.never, { ready: checked })
export const CheckSimilar = story(scenes.similar, { ready: checked })
export const Narrow = { ...narrow(scenes.full), args: { ...narrow(scenes.full).args, ready: opened } }
export const German = inGerman(scenes.full)
export const Spanish = inSpanish(scenes.full)
export const RightToLeft = rightToLeft(scenes.full)
