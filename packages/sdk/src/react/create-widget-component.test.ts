import { render, screen, waitFor } from '@testing-library/react'
import { Component, createElement, type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { asInteger, asText } from '../element/attribute-types.ts'
import { defineWidget } from '../element/define-widget.ts'
import type { ComponentProps } from '../element/widget-props.ts'
import { pageKit } from '../kit/kit.ts'
import { createStandIn } from '../testing/stand-in.ts'
import type { WidgetTools } from '../widget-types.ts'
import { createWidgetComponent } from './index.ts'

pageKit.value = createStandIn({}).kit

type Events = { 'coach-star-given': { stars: number } }
const makeStars = (tag: `coach-${string}`) =>
  defineWidget({
    tag,
    attributes: { 'most-stars': asInteger(5), label: asText() },
    words: {},
    styles: [],
    create: ({ emit }: WidgetTools<Events>, { most_stars }) => ({
      most: most_stars,
      give: () => emit('coach-star-given', { stars: most_stars.value }),
    }),
    view: ({ state }) => {
      queueMicrotask(state.give)
      return null
    },
  })
const Stars = makeStars('coach-stars')
type StarProps = ComponentProps<typeof Stars>

it('draws the tag once its class is there, and writes properties and listeners through it', async () => {
  let bring = () => {}
  const load = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        bring = () => {
          customElements.define('coach-stars', Stars as unknown as CustomElementConstructor)
          resolve()
        }
      }),
  )
  const StarsComponent = createWidgetComponent<StarProps>('coach-stars', load)
  const given = vi.fn()
  const props = { mostStars: 7, onCoachStarGiven: given, fallback: 'soon', className: 'wide' }
  const { container, rerender } = render(createElement(StarsComponent, props))
  expect(container.textContent).toBe('soon')
  bring()
  await waitFor(() => expect(container.querySelector('coach-stars')).not.toBeNull())
  const element = container.querySelector('coach-stars') as InstanceType<typeof Stars>
  expect(element.mostStars).toBe(7)
  expect(element.className).toBe('wide')
  await waitFor(() => expect(given).toHaveBeenCalledOnce())
  expect(given.mock.calls[0]?.[0].detail).toEqual({ stars: 7 })
  rerender(createElement(StarsComponent, { ...props, mostStars: 9 }))
  expect(element.mostStars).toBe(9)
  expect(load).toHaveBeenCalledOnce()
})

it('hands a load that failed to the nearest error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  class Calm extends Component<{ children: ReactNode }> {
    override state = { failed: false }
    static getDerivedStateFromError() {
      return { failed: true }
    }
    override render() {
      return this.state.failed ? 'try again' : this.props.children
    }
  }
  const Lost = createWidgetComponent('coach-lost', () => Promise.reject(new Error('refused')))
  function Page() {
    const [label] = useState('x')
    return createElement(Calm, null, createElement(Lost, { label }))
  }
  render(createElement(Page))
  await waitFor(() => expect(screen.getByText('try again')).toBeTruthy())
})
