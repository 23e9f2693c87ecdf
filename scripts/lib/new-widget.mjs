/** The files of a new widget: a small one that works, with a story and a test, to be written over. */
export function widgetFiles({ name, pascal, title }) {
  const tag = `coach-${name}`
  const folder = `packages/widgets/src/${tag}`
  return {
    [`${folder}/${tag}.words.ts`]: `export const words = {
  title: '${title[0].toUpperCase()}${title.slice(1)}',
  again: { one: 'Pressed {count} time', other: 'Pressed {count} times' },
  press: 'Press',
} as const
export type ${pascal}Words = typeof words
`,
    [`${folder}/${tag}.state.ts`]: `import type { WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import type { ${pascal}Words } from './${tag}.words.ts'

export type ${pascal}Events = {
  /** The button was pressed; \`count\` says how often by now. */
  '${tag}-pressed': { count: number }
}

/** What the widget knows and does; no DOM in here. */
export function create${pascal}({ emit, text }: WidgetTools<${pascal}Events, ${pascal}Words>) {
  const count = signal(0)

  function press() {
    count.value += 1
    emit('${tag}-pressed', { count: count.value })
  }

  return { count, press, text }
}
export type ${pascal}State = ReturnType<typeof create${pascal}>
`,
    [`${folder}/${tag}.view.tsx`]: `import { Button } from '../parts/button/button.tsx'
import type { ${pascal}State } from './${tag}.state.ts'

export function ${pascal}View({ state: { count, press, text } }: { state: ${pascal}State }) {
  return (
    <section class="stack">
      <h2>{text('title')}</h2>
      <p role="status">{text('again', { count: count.value })}</p>
      <Button kind="main" onClick={press}>
        {text('press')}
      </Button>
    </section>
  )
}
`,
    [`${folder}/${tag}.element.ts`]: `import { defineWidget } from '@coachkit/sdk'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { create${pascal} } from './${tag}.state.ts'
import { ${pascal}View } from './${tag}.view.tsx'
import { words } from './${tag}.words.ts'

/** Says in one line what the widget is for; the reference is made from it. */
export const Coach${pascal} = defineWidget({
  tag: '${tag}',
  attributes: {},
  words,
  styles: [baseStyles, buttonStyles],
  create: create${pascal},
  view: ${pascal}View,
})
`,
    [`${folder}/${tag}.story.tsx`]: `import type { Meta } from '@storybook/preact-vite'
import { story } from '../parts/story/story.ts'
import { WidgetStory } from '../parts/story/widget-story.tsx'
import { Coach${pascal} } from './${tag}.element.ts'

const meta: Meta<typeof WidgetStory> = { title: 'Coach ${title}', component: WidgetStory, args: { widget: Coach${pascal} } }
export default meta

export const Untouched = story({})
`,
    [`${folder}/${tag}.test.tsx`]: `import { mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Coach${pascal} } from './${tag}.element.ts'

test('is accessible, and tells the page when it is pressed', async () => {
  const { element, root, events, unmount } = mountWidget(Coach${pascal})
  const button = await within(root).findByRole('button', { name: 'Press' })
  expect((await axe.run(element)).violations).toEqual([])
  await userEvent.click(button)
  expect(within(root).getByRole('status').textContent).toBe('Pressed 1 time')
  expect(events.at(-1)).toEqual({ name: '${tag}-pressed', detail: { count: 1 } })
  unmount()
})
`,
  }
}
