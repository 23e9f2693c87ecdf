import type { Meta, StoryObj } from '@storybook/preact-vite'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { CoachChat } from './coach-chat.element.ts'
import { scenes } from './coach-chat.fixtures.ts'

const meta: Meta<typeof WidgetStory> = { title: 'Coach chat', component: WidgetStory, args: { widget: CoachChat } }
export default meta
type Story = StoryObj<typeof WidgetStory>

const box = (scene: keyof typeof scenes, more: Story['args'] = {}): Story => ({
  args: { options: { ...scenes[scene], attributes: { mode: 'inline' } }, width: '440px', height: '640px', ...more },
})
type Chat = InstanceType<typeof CoachChat>
const sends =
  (words: string): NonNullable<Story['args']>['ready'] =>
  async ({ element }) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    ;(element as Chat).send(words)
  }

export const Empty = box('empty')
export const Loading = box('loading')
export const LoadFailed = box('failed')
export const NoLineAtTheStart = box('noLine')
export const SignedOut = box('signedOut')
export const History = box('history')
export const Thinking = box('thinking', { ready: sends('How do I halve 48?') })
export const Streaming = box('streaming', { ready: sends('How do I halve 48?') })
export const Stopped = box('stopped')
export const BrokenOff = box('broken')
export const OfflineKeepsTheMessage = box('offline', { ready: sends('I divide 48 by 2. Is that 24?') })
export const Mathematics = box('maths')
export const CodeAndTable = box('code')
export const LongHistory = box('long')
export const RightToLeft = box('rightToLeft', { dir: 'rtl' })
export const Small = box('history', { width: '320px', height: '560px' })

export const Bubble: Story = { args: { options: { ...scenes.history, attributes: { mode: 'launcher' } } } }
export const Panel: Story = { args: { options: { ...scenes.history, attributes: { mode: 'panel', open: true } } } }
export const Page: Story = { args: { options: { ...scenes.history, attributes: { mode: 'page' } } } }
export const PageEmpty: Story = { args: { options: { ...scenes.empty, attributes: { mode: 'page' } } } }
