import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachChildManage } from './coach-child-manage.element.ts'
import { scenes } from './coach-child-manage.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachChildManage, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
const names = 'Mathematics, Year 6, Science, Year 6'

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('a subscription is cancelled after a question, and goes on again', async () => {
  const { look, calls, element } = open(scenes.linked)
  await userEvent.click(await look.findByRole('button', { name: `Cancel ${names}` }))
  await look.findByRole('heading', { name: `Cancel ${names}? It will end on December 2, 2026.` })
  expect((await axe.run(element)).violations).toEqual([])
  await userEvent.click(await look.findByRole('button', { name: 'Yes, cancel' }))
  await look.findByText('Ends on December 2, 2026. Everything stays open until then.')
  await userEvent.click(await look.findByRole('button', { name: `Keep subscription: ${names}` }))
  await look.findByText('Renews automatically on December 2, 2026.')
  expect(calls.slice(-2).map(({ key, input }) => [key, input.params.id])).toEqual([
    ['POST subscription/{id}/cancel', 'sub-1'],
    ['POST subscription/{id}/resume', 'sub-1'],
  ])
})

test('Escape takes the question away, and nothing is done', async () => {
  const { look, calls } = open(scenes.linked)
  await userEvent.click(await look.findByRole('button', { name: `Cancel ${names}` }))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => look.queryByRole('button', { name: 'Yes, cancel' })).toBeNull()
  expect(calls.map(({ key }) => key)).not.toContain('POST subscription/{id}/cancel')
})

test('one course is taken out of a subscription of two', async () => {
  const { look } = open(scenes.linked)
  await userEvent.click(await look.findByRole('button', { name: 'Remove Science, Year 6 from the subscription' }))
  await userEvent.click(await look.findByRole('button', { name: 'Yes, remove it' }))
  await expect.poll(() => look.queryByText('Science, Year 6')).toBeNull()
  expect(look.queryByRole('button', { name: /^Remove Mathematics/ })).toBeNull()
})

test('a second course is added to a subscription, at the price of its mode', async () => {
  const { look, calls, element } = open(scenes.linked)
  await userEvent.click(await look.findByRole('button', { name: `Add a course to this subscription: ${names}` }))
  await look.findByRole('heading', { name: 'Add a course' })
  const add = await look.findByRole('button', { name: 'Add English, Year 6' })
  // What the subscription has already is not offered.
  expect(look.queryByRole('button', { name: 'Add Science, Year 6' })).toBeNull()
  expect((await axe.run(element)).violations).toEqual([])
  await userEvent.click(add)
  await look.findByRole('button', { name: 'Remove English, Year 6 from the subscription' })
  expect(calls.find(({ key }) => key === 'POST subscription/{id}/products/{productId}')?.input.params).toEqual({
    id: 'sub-1',
    productId: 'product-e',
  })
})

test('a parent takes a course out of the child’s list and gives it back', async () => {
  const { look, calls } = open(scenes.linked)
  const maths = await look.findByRole('switch', { name: 'Mathematics, Year 6' })
  expect((maths as HTMLInputElement).checked).toBe(true)
  await userEvent.click(maths)
  await expect.poll(() => (maths as HTMLInputElement).checked).toBe(false)
  await userEvent.click(maths)
  await expect.poll(() => (maths as HTMLInputElement).checked).toBe(true)
  const asked = calls.filter(({ key }) => key.includes('/subjects/'))
  expect(asked.map(({ key }) => key.split('/').at(-1))).toEqual(['deactivate', 'activate'])
  expect(asked[0]?.input.params).toEqual({ id: 'ngozi', childId: 'maya', courseId: 'course-m' })
})

test('a course that the school gave stays as it is, and says so', async () => {
  const { look } = open(scenes.assigned)
  const maths = (await look.findByRole('switch', { name: 'Mathematics, Year 6' })) as HTMLInputElement
  await userEvent.click(maths)
  await look.findByText(/only the school can hide it/)
  expect(maths.checked).toBe(true)
})

test('a payment service that is away is said, and the subscription stays', async () => {
  const { look } = open(scenes.noPayment)
  await userEvent.click(await look.findByRole('button', { name: `Cancel ${names}` }))
  await userEvent.click(await look.findByRole('button', { name: 'Yes, cancel' }))
  expect((await look.findByRole('alert')).textContent).toMatch(/Nothing has changed/)
  await look.findByText('Renews automatically on December 2, 2026.')
})

test('what somebody else pays for can only be looked at', async () => {
  const { look } = open(scenes.others)
  await look.findByText('Someone else pays for this.')
  expect(look.queryByRole('button', { name: /^Cancel/ })).toBeNull()
})

test('a password is set for an account that the parent made, and forgotten by the screen', async () => {
  const { look, calls } = open(scenes.made)
  const field = (await look.findByLabelText('Password')) as HTMLInputElement
  await userEvent.fill(field, 'short')
  await userEvent.click(await look.findByRole('button', { name: 'Save sign-in details' }))
  await look.findByText('Choose a password with at least 8 characters.')
  await userEvent.fill(field, 'three green kites')
  await userEvent.click(await look.findByRole('button', { name: 'Save sign-in details' }))
  await look.findByText('Saved.')
  expect(calls.at(-1)?.input).toEqual({ params: { id: 'tobi' }, body: { password: 'three green kites' } })
  expect((look.getByLabelText('New password') as HTMLInputElement).value).toBe('')
})

test('a user name that somebody has is said beside the field', async () => {
  const { look } = open(scenes.taken)
  await userEvent.fill(await look.findByLabelText('Username'), 'ada')
  await userEvent.click(await look.findByRole('button', { name: 'Save sign-in details' }))
  const field = await look.findByLabelText('Username')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await look.findByText('That username is taken. Choose another one.')
})

test('a linked account keeps its own user name and password', async () => {
  const { look } = open(scenes.linked)
  await look.findByText(/Maya created this account/)
  expect(look.queryByLabelText('New password')).toBeNull()
})

test('a student finds what is paid, and no form about anybody', async () => {
  const { look, calls } = open(scenes.student)
  await look.findByRole('heading', { name: 'Your courses and payments' })
  expect(look.queryByLabelText('First name')).toBeNull()
  expect(calls.find(({ key }) => key === 'GET subscription')?.input.query).toEqual({ student_id: 'maya' })
})
