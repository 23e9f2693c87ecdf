import { batch, signal } from '@preact/signals'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountWidget } from '../testing/index.ts'
import type { Attributes, WidgetTools } from '../widget-types.ts'
import { asInteger, asText } from './attribute-types.ts'
import { defineWidget } from './define-widget.ts'
import type { WidgetElement } from './widget-class.ts'

type CounterEvents = { 'coach-counted': { count: number } }
const words = { add: 'Add one', count: { one: '{count} apple', other: '{count} apples' } }
const attributes = { 'start-at': asInteger(0), label: asText('Basket') }

function createCounter(
  { emit, text, later }: WidgetTools<CounterEvents, typeof words>,
  { start_at, label }: Attributes<typeof attributes>,
) {
  const count = signal(start_at.value)
  return {
    count,
    label,
    text,
    later,
    add() {
      count.value++
      emit('coach-counted', { count: count.value })
    },
    fail: signal(false),
  }
}
type CounterState = ReturnType<typeof createCounter>

const CounterView = ({ state }: { state: CounterState }) => {
  if (state.fail.value) throw new Error('the view broke')
  return (
    <section aria-label={state.label.value}>
      <p>{state.text('count', { count: state.count.value })}</p>
      <input aria-label="Name" />
      <button type="button" onClick={state.add}>
        {state.text('add')}
      </button>
      <button
        type="button"
        onClick={async () => {
          throw new Error('the handler broke')
        }}
      >
        Break
      </button>
    </section>
  )
}

const Counter = defineWidget({
  tag: 'coach-counter',
  attributes,
  words,
  styles: ['p{color:var(--coach-text-accent)}'],
  create: createCounter,
  view: CounterView,
  methods: {
    add: (state: CounterState, times: number) => {
      for (let done = 0; done < times; done++) state.add()
      return state.count.value
    },
  },
})

const turn = (milliseconds = 20) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const button = (root: ParentNode, name: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === name) ?? expect.fail(`no button ${name}`)

afterEach(() => document.body.replaceChildren())

describe('a widget on a page', () => {
  it('draws its view, reads attributes as signals and fires typed, composed events', async () => {
    const { element, root, events } = mountWidget(Counter, { attributes: { 'start-at': 1 } })
    expect(root.textContent).toContain('1 apple')
    const heard = vi.fn()
    document.addEventListener('coach-counted', heard, { once: true })
    button(root, 'Add one').click()
    await turn()
    expect(root.textContent).toContain('2 apples')
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ count: 2 })
    expect(events.map((event) => event.name)).toEqual(['coach-ready', 'coach-counted'])
    element.label = 'Bag'
    await turn()
    expect(element.getAttribute('label')).toBe('Bag')
    expect(root.querySelector('section')?.getAttribute('aria-label')).toBe('Bag')
  })

  it('gives its public methods to the element', () => {
    const { element } = mountWidget(Counter)
    expect(element.add(3)).toBe(3)
  })

  it('keeps its state when it is moved, and begins again when it was away', async () => {
    const { element, root } = mountWidget(Counter)
    element.add(2)
    const shelf = document.createElement('div')
    document.body.append(shelf)
    shelf.append(element)
    await turn()
    expect(root.textContent).toContain('2 apples')
    element.remove()
    await turn()
    expect(root.textContent).toBe('')
    document.body.append(element)
    expect(root.textContent).toContain('0 apples')
  })

  it('never lets an error of a handler or a view reach the page', async () => {
    const reached = vi.fn()
    window.addEventListener('error', reached)
    window.addEventListener('unhandledrejection', reached)
    const { root, events } = mountWidget({
      ...Counter.definition,
      create: (...given: Parameters<typeof createCounter>) => ({ ...createCounter(...given), fail: broken }),
    })
    button(root, 'Break').click()
    await turn()
    expect(events.filter((event) => event.name === 'coach-error')).toHaveLength(1)
    broken.value = true
    await turn()
    expect(root.querySelector('[role=alert]')?.textContent).toContain('didn’t load')
    broken.value = false
    button(root, 'Try again').click()
    await turn()
    expect(root.textContent).toContain('0 apples')
    expect(reached).not.toHaveBeenCalled()
    window.removeEventListener('error', reached)
    window.removeEventListener('unhandledrejection', reached)
  })
})

const broken = signal(false)

describe('a widget whose kit changes', () => {
  it('begins again with the new one, and reads of its beginning are not mistaken for wishes', async () => {
    const { element, root, events } = mountWidget(Counter, { attributes: { 'start-at': 4 } })
    element.setAttribute('start-at', '7')
    await turn()
    expect(root.textContent).toContain('4 apples')
    expect(events.filter((event) => event.name === 'coach-ready')).toHaveLength(1)
    element.kit = mountWidget(Counter).element.kit
    await turn()
    expect(root.textContent).toContain('7 apples')
    expect(events.filter((event) => event.name === 'coach-ready')).toHaveLength(2)
  })
})

describe('a widget whose person goes', () => {
  it('begins again for the next one, and not for whoever comes first', async () => {
    const { element, session, events, root } = mountWidget(Counter, { session: 'starting', partition: null })
    element.add(2)
    batch(() => {
      session.state.value = 'visitor'
      session.partition.value = 'site:visitor'
    })
    await turn()
    expect(root.textContent).toContain('2 apples')
    session.partition.value = 'site:mia'
    expect(root.textContent).toContain('0 apples')
    element.add(3)
    session.state.value = 'missing'
    await turn()
    expect(root.textContent).toContain('0 apples')
    expect(events.filter((event) => event.name === 'coach-ready')).toHaveLength(3)
  })

  it('what it writes down as it goes is its own person’s', async () => {
    const mounted = mountWidget(
      {
        ...Counter.definition,
        create: (...given: Parameters<typeof createCounter>) => {
          const { keep, outbox, signal: end } = given[0]
          end.addEventListener('abort', () => {
            keep.set('draft', 'mine')
            void outbox.put('POST activation', { body: { code: 'x', child_id: 'y' } })
          })
          return createCounter(...given)
        },
      },
      { partition: 'site:mia', replies: { 'POST activation': () => new Promise(() => {}) } },
    )
    const kit = (mounted.element as WidgetElement).kit ?? expect.fail()
    const put = vi.spyOn(kit.outbox, 'put')
    mounted.session.partition.value = 'site:noah'
    await turn()
    expect([kit.keep.get('draft', 'site:mia'), kit.keep.get('draft')]).toEqual(['mine', null])
    expect(put).toHaveBeenCalledExactlyOnceWith('POST activation', expect.anything(), { as: 'site:mia' })
  })

  it('one that signs people in stays as it is for who comes, and begins again when they go', async () => {
    const signsIn = { ...Counter.definition, signsIn: true }
    const { root, session } = mountWidget(signsIn, { session: 'visitor', partition: 'site:visitor' })
    button(root, 'Add one').click()
    session.partition.value = 'site:mia'
    await turn()
    expect(root.textContent).toContain('1 apple')
    session.partition.value = 'site:noah'
    await turn()
    expect(root.textContent).toContain('0 apples')
  })

  it('of ten on a page each begins again', async () => {
    const { element, session } = mountWidget(Counter)
    const others = Array.from({ length: 3 }, () => {
      const other = element.cloneNode() as typeof element
      other.kit = element.kit
      document.body.append(other)
      return other
    })
    const all = [element, ...others]
    await turn()
    for (const one of all) one.add(2)
    session.partition.value = 'site:noah'
    await turn()
    expect(all.map((one) => one.shadowRoot?.querySelectorAll('section').length)).toEqual([1, 1, 1, 1])
    expect(all.map((one) => one.shadowRoot?.textContent?.includes('0 apples'))).toEqual([true, true, true, true])
    expect(all.map((one) => one.add(1))).toEqual([1, 1, 1, 1])
  })
})
