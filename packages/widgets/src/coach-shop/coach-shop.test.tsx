import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { basket, emptyBasket, fillBasket } from '../parts/family/family.fixtures.ts'
import { CoachShop } from './coach-shop.element.ts'
import { scenes } from './coach-shop.fixtures.ts'

let unmount = () => {}
afterEach(() => {
  unmount()
  emptyBasket()
})
function open(options: MountOptions) {
  const mounted = mountWidget(CoachShop, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
const kept = () => JSON.parse(localStorage.getItem('coachkit-cart') ?? '{}').cart

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  fillBasket(basket)
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await axe.run(element)).violations).toEqual([])
})

test('a course goes into the child’s basket and out again, by keyboard', async () => {
  const { look } = open(scenes.full)
  const add = await look.findByRole('button', { name: 'Add Science, Year 6' })
  add.focus()
  await userEvent.keyboard('{Enter}')
  expect(kept().items).toMatchObject([{ child_id: 'maya', child_name: 'Maya', product: { price_id: 'month-s' } }])
  await look.findByText(/Maya: £12\.99 a month/)
  await userEvent.click(await look.findByRole('button', { name: 'In basket: Science, Year 6' }))
  expect(kept().items).toEqual([])
})

test('what the child has already cannot be bought again', async () => {
  const { look } = open(scenes.full)
  await look.findByText('Maya has this')
  expect(look.queryByRole('button', { name: 'Add Mathematics, Year 6' })).toBeNull()
})

test('paid yearly, a course shows its price of a year, and says where there is none', async () => {
  const { look } = open(scenes.full)
  await userEvent.click(await look.findByLabelText('Yearly'))
  await look.findByText('£129.00')
  await look.findByText('Monthly only')
  await look.findByText(/from November 21, 2026 to November 21, 2027/)
  expect(kept().mode).toBe('annual')
})

test('yearly says what it saves, and where it is paid monthly what a year would save', async () => {
  const { look } = open(scenes.full)
  await look.findByText('Pay £129.00 a year and save £26.88')
  await userEvent.click(await look.findByLabelText('Yearly'))
  await look.findByText('Save £26.88 a year (17%)')
})

test('a visitor chooses without saying for whom, and is led to the basket', async () => {
  const { look, calls, events } = open(scenes.visitor)
  await userEvent.click(await look.findByRole('button', { name: 'Add Mathematics, Year 6' }))
  expect(kept()).toMatchObject({ items: [{ child_id: null }] })
  expect(calls.map(({ key }) => key)).toEqual(['GET subscription/products'])
  ;(await look.findByRole('button', { name: 'Go to basket' })).click()
  expect(events.at(-1)?.detail).toEqual({ to: 'checkout' })
})

test('the course that somebody came for is in the basket, the page is told, and it can be taken out again', async () => {
  const { look, events } = open(scenes.chosen)
  const course_id = scenes.chosen.attributes['course-id']
  await look.findByRole('button', { name: 'In basket: Science, Year 6' })
  expect(kept().items).toMatchObject([{ child_id: null, product: { course: { id: course_id } } }])
  expect(events.at(-1)).toEqual({ name: 'coach-course-placed', detail: { course_id } })
  await userEvent.click(look.getByRole('button', { name: 'In basket: Science, Year 6' }))
  expect(kept().items).toEqual([])
})

test('a course that is not sold is said, with the way to a code, and the page forgets it', async () => {
  const { look, events } = open(scenes.notSold)
  await look.findByText(/^The course you chose isn’t on sale here/)
  expect(events.at(-1)?.name).toBe('coach-course-placed')
  await userEvent.click(look.getByRole('button', { name: 'Redeem an activation code' }))
  expect(events.at(-1)?.detail).toEqual({ to: 'redeem' })
  expect(kept()?.items ?? []).toEqual([])
})

test('another family’s child is not found, and nothing is asked about it', async () => {
  const { look, calls } = open(scenes.stranger)
  await look.findByText('We can’t find this page')
  expect(calls.map(({ key }) => key)).not.toContain('GET subscription/products')
})
