import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { itemFor } from '../parts/cart/cart.fixtures.ts'
import { basket, emptyBasket, fillBasket, maths, science } from '../parts/family/family.fixtures.ts'
import { CoachCheckout } from './coach-checkout.element.ts'
import { scenes } from './coach-checkout.fixtures.ts'

let unmount = () => {}
beforeEach(() => fillBasket(basket))
afterEach(() => {
  unmount()
  emptyBasket()
})
function open(options: MountOptions) {
  const mounted = mountWidget(CoachCheckout, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
const kept = () =>
  (JSON.parse(localStorage.getItem('coachkit-cart') ?? '{}').cart?.items ?? []).map(
    (item: (typeof basket)[number]) => `${item.child_id} ${item.product.course.id}`,
  )

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('a parent pays for the selected child, and the page is led to the payment service', async () => {
  const { look, calls, events } = open(scenes.basket)
  await userEvent.click(await look.findByRole('radio', { name: /Tobi/ }))
  await userEvent.click(await look.findByRole('button', { name: 'Pay for Tobi' }))
  expect(calls.at(-1)).toEqual({
    key: 'POST subscription/checkout',
    input: {
      body: {
        app_domain: 'https://school.test',
        student_id: 'tobi',
        price_ids: ['month-m', 'month-e'],
        checkout_mode: 'subscription',
        is_from_new_sub_page: true,
      },
    },
  })
  expect(events.at(-1)).toEqual({ name: 'coach-checkout-open', detail: { checkout_url: 'https://pay.test/1' } })
})

test('several children are paid for at once where the provider can, and one by one when that is chosen', async () => {
  const { look, calls } = open(scenes.together)
  await look.findByRole('heading', { name: 'Maya' })
  await look.findByRole('heading', { name: 'Tobi' })
  await userEvent.click(await look.findByRole('button', { name: 'Pay for all' }))
  expect(calls.at(-1)?.input.body).toMatchObject({
    ...{ student_id: 'maya', price_ids: ['month-s'] },
    more: [{ student_id: 'tobi', price_ids: ['month-m', 'month-e'] }],
  })
  unmount()
  const { look: alone, calls: asked } = open(scenes.together)
  await userEvent.click(await alone.findByRole('checkbox', { name: /Pay for all children at once/ }))
  await userEvent.click(await alone.findByRole('button', { name: 'Pay for Maya' }))
  expect(asked.at(-1)?.input.body).toMatchObject({ student_id: 'maya', price_ids: ['month-s'] })
  expect(asked.at(-1)?.input.body.more).toBeUndefined()
})

test('where the provider takes one child at a time, nothing else is offered', async () => {
  const { look } = open(scenes.basket)
  await look.findByRole('radio', { name: /Tobi/ })
  expect(look.queryByRole('checkbox', { name: /at once/ })).toBeNull()
})

test('what several children have bought leaves the basket, and stands child by child', async () => {
  fillBasket([itemFor('maya', science, 'Maya'), itemFor('tobi', science, 'Tobi')])
  const { look } = open(scenes.successTogether)
  await look.findByText('Maya can start now:')
  await look.findByText('Tobi can start now:')
  expect(kept()).toEqual([])
})

test('the basket says what paying yearly saves', async () => {
  const { look } = open(scenes.basket)
  await userEvent.click(await look.findByRole('radio', { name: /Maya/ }))
  await look.findByText('Pay yearly and save £26.88 a year.')
  await userEvent.click(await look.findByRole('radio', { name: 'Yearly' }))
  await look.findByText('You save £26.88 a year by paying yearly.')
})

test('paid yearly, a course without such a price waits for a payment of its own', async () => {
  const { look, calls } = open(scenes.basket)
  await userEvent.click(await look.findByRole('radio', { name: /Tobi/ }))
  await userEvent.click(await look.findByRole('radio', { name: 'Yearly' }))
  await look.findByText('Monthly only, so not included in this payment')
  await look.findByText('£99.00 a year')
  await userEvent.click(await look.findByRole('button', { name: 'Pay for Tobi' }))
  expect(calls.at(-1)?.input.body.price_ids).toEqual(['year-m'])
})

test('what a visitor chose is given to the child who is selected, when it is paid', async () => {
  fillBasket([itemFor(null, maths)], null)
  const { look, calls } = open(scenes.basket)
  await userEvent.click(await look.findByRole('radio', { name: /Maya/ }))
  expect(kept()).toEqual(['null course-m'])
  await userEvent.click(await look.findByRole('button', { name: 'Pay for Maya' }))
  expect(kept()).toEqual(['maya course-m'])
  expect(calls.at(-1)?.input.body.student_id).toBe('maya')
})

test('a visitor is asked to sign in, with nothing lost', async () => {
  fillBasket([itemFor(null, maths)], null)
  const { look, calls, events } = open(scenes.visitor)
  await userEvent.click(await look.findByRole('button', { name: 'Sign in to continue' }))
  expect(events.at(-1)?.detail).toEqual({ to: 'checkout-login' })
  expect(calls.map(({ key }) => key)).toEqual(['GET subscription/products'])
  expect(kept()).toHaveLength(1)
})

test('a student pays without naming anybody', async () => {
  fillBasket([itemFor(null, maths)])
  const { look, calls } = open(scenes.student)
  await userEvent.click(await look.findByRole('button', { name: 'Go to payment' }))
  expect(calls.at(-1)?.input.body).not.toHaveProperty('student_id')
})

test('what a child has already leaves the basket once subscriptions are there', async () => {
  const { look } = open(scenes.owned)
  await look.findByRole('heading', { name: 'Your basket' })
  expect(kept()).toEqual(['maya course-s', 'tobi course-e'])
})

test('after a payment what was paid is gone, and only that', async () => {
  const { look, events } = open(scenes.success)
  await look.findByText('Science, Year 6')
  expect(kept()).toEqual(['tobi course-m', 'tobi course-e'])
  await look.findByText('You still have 2 courses in your basket.')
  ;(await look.findByRole('button', { name: 'Go to basket' })).click()
  expect(events.at(-1)?.detail).toEqual({ to: 'checkout' })
})

test('a payment that is not confirmed yet is said, and asked for again', async () => {
  const { look, calls } = open(scenes.waiting)
  await look.findByText(/confirming your payment/)
  const asked = () => calls.filter(({ key }) => key === 'GET subscription').length
  await expect.poll(asked, { timeout: 4000 }).toBeGreaterThan(1)
})

test('a payment that was left changes nothing', async () => {
  const { look } = open(scenes.cancelled)
  await look.findByRole('heading', { name: 'No payment was taken' })
  expect(kept()).toHaveLength(3)
})

test.each([
  ['unavailable', /You haven’t been charged/],
  ['twice', /already active/],
] as const)('a payment that cannot begin has its sentence, and the basket stays: %s', async (scene, sentence) => {
  const { look } = open(scenes[scene])
  await userEvent.click(await look.findByRole('button', { name: 'Pay for Maya' }))
  expect((await look.findByRole('alert')).textContent).toMatch(sentence)
  expect(kept()).toContain(`maya ${science.course.id}`)
})

test('one item is taken out, or all', async () => {
  const { look } = open(scenes.basket)
  await userEvent.click(await look.findByRole('button', { name: 'Remove Science, Year 6' }))
  expect(kept()).toHaveLength(2)
  await userEvent.click(await look.findByRole('button', { name: 'Empty basket' }))
  await look.findByRole('heading', { name: 'Your basket is empty' })
})
