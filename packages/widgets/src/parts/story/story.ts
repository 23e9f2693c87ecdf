import type { StoryObj } from '@storybook/preact-vite'
import { within } from '@testing-library/dom'
import type { StoryOptions, WidgetStory, WidgetStoryProps } from './widget-story.tsx'

export type Story = StoryObj<typeof WidgetStory>
export type Ready = NonNullable<WidgetStoryProps['ready']>
type More = Partial<WidgetStoryProps>

/** One state that a person can meet, in the box that the widget's stories have, or in another. */
export const story = (options: StoryOptions, more: More = {}): Story => ({ args: { options, ...more } })

export const narrow = (options: StoryOptions, width = '328px') => story(options, { width })
export const inGerman = (options: StoryOptions) => story({ ...options, lang: 'de' })
export const inSpanish = (options: StoryOptions) => story({ ...options, lang: 'es' })
/** No widget speaks Arabic yet: the words stay English, and everything stands the other way round. */
export const rightToLeft = (options: StoryOptions) => story({ ...options, lang: 'ar' }, { dir: 'rtl' })

/** For `ready`: waits for a button, and presses it. */
export const press =
  (name: string | RegExp): Ready =>
  async ({ root }) =>
    (await within(root).findByRole('button', { name })).click()

/** Writes into a field as a person's typing would. */
export function type(field: HTMLElement, value: string) {
  ;(field as HTMLInputElement).value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
