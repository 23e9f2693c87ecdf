import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachRedeem } from './coach-redeem.element.ts'
import { scenes } from './coach-redeem.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachRedeem, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('a code is checked, then redeemed for the child that is chosen, by keyboard', async () => {
  const { look, calls, events } = open(scenes.empty)
  await userEvent.fill(await look.findByLabelText('Activation code'), ' abcd-efgh-jklm ')
  await userEvent.keyboard('{Enter}')
  await look.findByText('Science, Year 6')
  expect(calls.map(({ key }) => key)).not.toContain('POST activation')
  await userEvent.click(await look.findByRole('button', { name: 'Redeem it' }))
  expect((await look.findByRole('alert')).textContent).toBe('Choose who it’s for.')
  await userEvent.click(await look.findByRole('radio', { name: /Tobi/ }))
  await userEvent.click(await look.findByRole('button', { name: 'Redeem it for Tobi' }))
  await look.findByText('Tobi now has:')
  expect(calls.at(-1)?.input.body).toEqual({ code: 'ABCD-EFGH-JKLM', child_id: 'tobi' })
  expect(events.at(-1)).toMatchObject({ name: 'coach-code-redeemed', detail: { child_id: 'tobi' } })
})

test('a code that somebody came with is checked at once, and never redeemed by itself', async () => {
  const { look, calls } = open(scenes.student)
  await look.findByRole('button', { name: 'Redeem it' })
  expect(calls.map(({ key }) => key)).toEqual(['GET users/me', 'GET activation/{code}'])
})

test('a visitor sees what it opens, and is led to sign in with it', async () => {
  const { look, events } = open(scenes.visitor)
  await userEvent.click(await look.findByRole('button', { name: 'Sign in to redeem it' }))
  expect(events.at(-1)?.detail).toEqual({ to: 'login', code: 'ABCD-EFGH-JKLM' })
})

test.each([
  ['unknown', /don’t know this code/],
  ['spent', /already been used/],
  ['tooOften', /Too many attempts/],
  ['offline', /You’re offline/],
] as const)('a code that cannot be redeemed has its sentence, and what was typed stays: %s', async (scene, sentence) => {
  const { look } = open(scenes[scene])
  await look.findByText(sentence)
  expect((look.getByLabelText('Activation code') as HTMLInputElement).value).toBe('ABCD-EFGH-JKLM')
})

test('a code that opens nothing new is warned of before it is spent, for the child that is chosen', async () => {
  const { look, calls } = open(scenes.nothingNew)
  await userEvent.click(await look.findByRole('radio', { name: /Maya/ }))
  await look.findByText(/Maya already has all of this, so the code wasn’t used/)
  expect(look.queryByRole('button', { name: /Redeem it/ })).toBeNull()
  await userEvent.click(await look.findByRole('radio', { name: /Tobi/ }))
  await look.findByRole('button', { name: 'Redeem it for Tobi' })
  // One of the two is open, and says so.
  expect(look.getAllByText('Already open')).toHaveLength(1)
  expect(calls.map(({ key }) => key)).not.toContain('POST activation')
})

test('until it is known what a child has, the button waits in its place, and nothing is said of somebody else’s', async () => {
  const { replies } = scenes.nothingNew
  let answer = () => {}
  const { look, calls } = open({
    ...scenes.nothingNew,
    replies: {
      ...replies,
      'GET activation/{code}': async (input) => {
        if (input.query?.student_id === 'tobi') await new Promise<void>((resolve) => (answer = resolve))
        return replies['GET activation/{code}'](input)
      },
    },
  })
  await userEvent.click(await look.findByRole('radio', { name: /Maya/ }))
  await look.findByText(/Maya already has all of this/)
  await userEvent.click(await look.findByRole('radio', { name: /Tobi/ }))
  const button = await look.findByRole('button', { name: 'Redeem it for Tobi' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(look.queryByText(/already has all of this|Already open/)).toBeNull()
  button.click()
  answer()
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  expect(button.isConnected).toBe(true)
  expect(calls.map(({ key }) => key)).not.toContain('POST activation')
})

test('a code that the server refuses as nothing new stays in hand', async () => {
  const { look } = open(scenes.refused)
  await userEvent.click(await look.findByRole('radio', { name: /Maya/ }))
  await userEvent.click(await look.findByRole('button', { name: 'Redeem it for Maya' }))
  expect((await look.findByRole('alert')).textContent).toMatch(/the code wasn’t used/)
  expect(look.getByText('ABCD-EFGH-JKLM')).toBeTruthy()
})

test('where somebody was faster it says so, and begins again', async () => {
  const { look } = open(scenes.late)
  await userEvent.click(await look.findByRole('radio', { name: /Maya/ }))
  await userEvent.click(await look.findByRole('button', { name: 'Redeem it for Maya' }))
  expect((await look.findByRole('alert')).textContent).toMatch(/already been used/)
  await look.findByLabelText('Activation code')
})
