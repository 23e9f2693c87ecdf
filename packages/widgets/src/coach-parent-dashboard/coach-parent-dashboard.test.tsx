import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { itemFor } from '../parts/cart/cart.fixtures.ts'
import { basket, emptyBasket, fillBasket, maths } from '../parts/family/family.fixtures.ts'
import { CoachParentDashboard } from './coach-parent-dashboard.element.ts'
import { scenes } from './coach-parent-dashboard.fixtures.ts'

let unmount = () => {}
afterEach(() => {
  unmount()
  emptyBasket()
})
function open(options: MountOptions) {
  const mounted = mountWidget(CoachParentDashboard, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('a parent without children is led to the first account', async () => {
  const { look, events } = open(scenes.fresh)
  await look.findByRole('heading', { name: 'Add your first child' })
  ;(await look.findByRole('button', { name: 'Add a child' })).click()
  expect(events.at(-1)).toEqual({ name: 'coach-navigate', detail: { to: 'child-account' } })
})

test('each child stands with its courses and what is paid, and can be managed', async () => {
  const { look, events } = open(scenes.full)
  await look.findByRole('heading', { name: 'Maya Okafor' })
  await look.findByText(/^Renews automatically on December 2, 2026$/)
  await look.findByText('No courses yet')
  ;(await look.findByRole('button', { name: 'Manage Tobi' })).click()
  expect(events.at(-1)?.detail).toEqual({ to: 'child', child_id: 'tobi' })
})

test('what is in the basket comes first, once what is paid for already has left it', async () => {
  fillBasket([...basket, itemFor('maya', maths, 'Maya')])
  const { look } = open(scenes.full)
  await look.findByRole('heading', { name: 'You have 3 courses in your basket' })
})

test('an account without a password is what to see to', async () => {
  const { look } = open(scenes.full)
  await look.findByRole('heading', { name: 'Tobi can’t sign in yet' })
})

test('a payment that failed is said before anything else', async () => {
  fillBasket(basket)
  const { look } = open(scenes.unpaid)
  await look.findByRole('heading', { name: 'A payment for Maya didn’t go through' })
})

test('a student finds the own courses, and nobody’s children are asked for', async () => {
  const { look, calls } = open(scenes.student)
  await look.findByText('Science, Year 6')
  expect(calls.map(({ key }) => key)).not.toContain('GET users/children')
  expect(look.queryByRole('button', { name: 'Add a child' })).toBeNull()
})

test('free access isn’t offered to who pays, and is to a child without courses', async () => {
  const { look } = open(scenes.student)
  await look.findByText('Science, Year 6')
  expect(look.queryByRole('button', { name: /Turn on free access/ })).toBeNull()
  unmount()
  const { look: fresh } = open(scenes.fresh)
  await fresh.findByRole('button', { name: /Turn on free access/ })
})

test('without a connection it says so, and tries again when asked', async () => {
  const { look, calls } = open(scenes.offline)
  await look.findByText('You’re offline')
  ;(await look.findByRole('button', { name: 'Try again' })).click()
  await expect.poll(() => calls.length).toBe(2)
})
