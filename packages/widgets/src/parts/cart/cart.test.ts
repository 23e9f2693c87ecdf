import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { itemFor, productOf } from './cart.fixtures.ts'
import { cartOf } from './cart.ts'

const name = 'coachkit-cart'
beforeEach(() => localStorage.removeItem(name))
afterEach(() => localStorage.removeItem(name))

function viewer(state: 'starting' | 'visitor' | 'learner' | 'missing', partition: string | null) {
  return {
    state: signal(state),
    partition: signal(partition),
    ready: Promise.resolve(),
    isNew: false,
    mistake: signal(null),
    away: signal(false),
    again: () => {},
  }
}
const maths = productOf('m', 'Mathematics')
const kept = () => JSON.parse(localStorage.getItem(name) ?? 'null')

test('is kept on the device for the person, and shared by all widgets of the page', () => {
  const ngozi = viewer('learner', 'site:ngozi')
  cartOf(ngozi).add(itemFor('ada', maths, 'Ada'))
  cartOf(ngozi).pay('annual')
  expect(cartOf(ngozi).cart.value).toMatchObject({ mode: 'annual', items: [{ child_id: 'ada' }] })
  expect(cartOf(viewer('learner', 'site:ngozi')).cart.value.items).toHaveLength(1)
})

test('somebody else on the same device finds it empty', () => {
  cartOf(viewer('learner', 'site:ngozi')).add(itemFor('ada', maths))
  expect(cartOf(viewer('learner', 'site:other')).cart.value.items).toEqual([])
  expect(kept()).toBeNull()
})

test('a visitor’s choice goes along when they sign in', () => {
  const who = viewer('visitor', 'site:visitor')
  const { cart, add } = cartOf(who)
  add(itemFor(null, maths))
  who.state.value = 'starting'
  expect(cart.value.items).toEqual([])
  who.partition.value = 'site:ngozi'
  who.state.value = 'learner'
  expect(cart.value.items).toHaveLength(1)
  expect(kept().owner).toBe('site:ngozi')
})

test('signing out ends the cart, for the one who comes back too', () => {
  const who = viewer('learner', 'site:ngozi')
  const { cart, add } = cartOf(who)
  add(itemFor('ada', maths))
  // As the kit does it, with all else that is the person's, and also where the session came to its end.
  localStorage.removeItem(name)
  who.partition.value = 'site:visitor'
  who.state.value = 'visitor'
  expect(cart.value.items).toEqual([])
  who.partition.value = 'site:ngozi'
  who.state.value = 'learner'
  expect(cart.value.items).toEqual([])
})

test('a parent is no learner, and has a cart all the same', () => {
  cartOf(viewer('visitor', 'site:ngozi')).add(itemFor('ada', maths))
  expect(kept().owner).toBe('site:ngozi')
  expect(cartOf(viewer('visitor', 'site:visitor')).cart.value.items).toEqual([])
})

test('what another tab changes is seen here', () => {
  const { cart, add } = cartOf(viewer('learner', 'site:ngozi'))
  add(itemFor('ada', maths))
  localStorage.removeItem(name)
  dispatchEvent(new StorageEvent('storage', { key: name }))
  expect(cart.value.items).toEqual([])
})

test.each([
  '{',
  '[]',
  '{"owner":"site:ngozi","cart":{"items":[{"product":{}}]}}',
])('what is no cart is none: %s', (text) => {
  localStorage.setItem(name, text)
  expect(cartOf(viewer('learner', 'site:ngozi')).cart.value.items).toEqual([])
})
