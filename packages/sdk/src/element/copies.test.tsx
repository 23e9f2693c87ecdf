import { signal } from '@preact/signals'
import { afterEach, expect, it, vi } from 'vitest'
import { mountWidget } from '../testing/index.ts'
import type { Attributes, WidgetTools } from '../widget-types.ts'
import { asText } from './attribute-types.ts'
import { defineWidget } from './define-widget.ts'

type Events = { 'coach-picked': { count: number } }
const words = { pick: 'Pick one' }
const attributes = { label: asText('Basket') }
const created = vi.fn()
/** What comes to be known between the first drawing and the next. */
const news = signal('')
const breaks = signal(false)

function createPicker({ emit, text }: WidgetTools<Events, typeof words>, { label }: Attributes<typeof attributes>) {
  created()
  const count = signal(0)
  const pick = () => emit('coach-picked', { count: ++count.value })
  return { count, label, text, pick, written: signal('') }
}
type State = ReturnType<typeof createPicker>

const PickerView = ({ state }: { state: State }) => {
  if (breaks.value) throw new Error('the view broke')
  return (
    <section class={news.value ? 'told' : 'quiet'}>
      <h2>{state.label.value}</h2>
      {news.value && <p>{news.value}</p>}
      <p class="count">{state.count.value} picked</p>
      <input
        aria-label="Name"
        value={state.written.value}
        onInput={(event) => {
          state.written.value = event.currentTarget.value
        }}
      />
      <button type="button" onClick={state.pick}>
        {state.text('pick')}
      </button>
    </section>
  )
}

const Picker = defineWidget({
  tag: 'coach-picker',
  attributes,
  words,
  styles: ['section { color: rgb(1, 2, 3) }'],
  create: createPicker,
  view: PickerView,
  methods: { pick: (state: State) => state.pick() },
})

type Element = ReturnType<typeof mountWidget<typeof Picker>>['element']

/** Elements of one page that begin in one turn, the first among them drawn, the others its copies. */
function mountMany(count: number, own: Record<string, string> = {}) {
  const { element: first } = mountWidget(Picker, { attributes: { label: 'Basket' } })
  const others = Array.from({ length: count - 1 }, () => {
    const element = first.cloneNode() as Element
    for (const [name, value] of Object.entries(own)) element.setAttribute(name, value)
    element.kit = first.kit
    document.body.append(element)
    return element
  })
  return [first, ...others] as const
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 30))
const find = <K extends keyof HTMLElementTagNameMap>(element: HTMLElement | undefined, what: K) =>
  element?.shadowRoot?.querySelector(what) ?? expect.fail(`no ${what}`)
const textOf = (element: HTMLElement | undefined) => element?.shadowRoot?.textContent

afterEach(() => {
  document.body.replaceChildren()
  created.mockClear()
  news.value = ''
  breaks.value = false
})

it('all are there at once, in their styles, and each begins for itself a turn later, with the same nodes', async () => {
  const heard = vi.fn()
  document.addEventListener('coach-ready', heard)
  const elements = mountMany(4)
  expect(elements.map(textOf)).toEqual(Array(4).fill('Basket0 pickedPick one'))
  expect(created).toHaveBeenCalledTimes(1)
  expect(getComputedStyle(find(elements[3], 'section')).color).toBe('rgb(1, 2, 3)')
  const nodes = elements.map((element) => find(element, 'input'))
  await turn()
  expect(created).toHaveBeenCalledTimes(4)
  expect(heard).toHaveBeenCalledTimes(4)
  document.removeEventListener('coach-ready', heard)
  expect(elements.map((element) => find(element, 'input'))).toEqual(nodes)
  find(elements[2], 'button').click()
  await turn()
  expect(elements.map(textOf)).toEqual([0, 0, 1, 0].map((count) => `Basket${count} pickedPick one`))
})

it('a press in the same turn does what it says, in the one that was pressed', async () => {
  const [first, second, third] = mountMany(3)
  const picked = vi.fn()
  second?.addEventListener('coach-picked', picked)
  find(second, 'button').click()
  expect(picked).toHaveBeenCalledOnce()
  expect(created).toHaveBeenCalledTimes(2)
  await turn()
  expect([first, second, third].map(textOf)).toEqual([0, 1, 0].map((count) => `Basket${count} pickedPick one`))
})

it('the cursor and what is written stay', async () => {
  const [, second] = mountMany(2)
  const field = find(second, 'input')
  field.focus()
  expect(created).toHaveBeenCalledTimes(2)
  field.value = 'Ada'
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  await turn()
  expect([find(second, 'input').value, second?.shadowRoot?.activeElement]).toEqual(['Ada', field])
})

it('a public method is done in the same turn', () => {
  const [, second] = mountMany(2)
  second?.pick()
  expect(created).toHaveBeenCalledTimes(2)
})

it('what came to be known meanwhile is drawn, with its attributes', async () => {
  const [, second] = mountMany(2)
  news.value = 'The shop is open.'
  await turn()
  expect(textOf(second)).toContain('The shop is open.')
  expect(find(second, 'section').className).toBe('told')
})

it('one with other attributes, or of another turn, draws for itself', async () => {
  const [first, other] = mountMany(2, { label: 'Bag' })
  expect([textOf(other), created.mock.calls.length]).toEqual(['Bag0 pickedPick one', 2])
  await turn()
  const late = first.cloneNode() as Element
  late.kit = first.kit
  document.body.append(late)
  expect(created).toHaveBeenCalledTimes(3)
})

it('one that leaves before it began leaves nothing, and begins when it comes back', async () => {
  const [, second] = mountMany(2)
  second?.remove()
  await turn()
  expect(textOf(second)).toBe('')
  if (second) document.body.append(second)
  expect(textOf(second)).toBe('Basket0 pickedPick one')
})

it('one whose view breaks shows the calm panel and nothing of the copy', async () => {
  const [, second] = mountMany(2)
  breaks.value = true
  await turn()
  expect(find(second, 'div.coach-root' as 'div').children).toHaveLength(1)
  expect(find(second, 'div.coach-calm' as 'div').textContent).toContain('This part didn’t load.')
  expect(second?.shadowRoot?.querySelector('section')).toBeNull()
})

it('is begun again whole when it gets another kit before it began', async () => {
  const [, second] = mountMany(2)
  const { element: stranger } = mountWidget(Picker)
  if (second) second.kit = stranger.kit
  await turn()
  expect(textOf(second)).toBe('Basket0 pickedPick one')
  find(second, 'button').click()
  await turn()
  expect(textOf(second)).toBe('Basket1 pickedPick one')
})
