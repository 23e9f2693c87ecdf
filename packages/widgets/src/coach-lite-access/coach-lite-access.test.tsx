import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachLiteAccess } from './coach-lite-access.element.ts'
import { scenes } from './coach-lite-access.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachLiteAccess, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
async function turnOn(look: ReturnType<typeof open>['look']) {
  await userEvent.click(await look.findByRole('radio', { name: /Maya/ }))
  await userEvent.click(await look.findByRole('button', { name: 'Turn it on for Maya' }))
}

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('a parent turns it on for a chosen child, with a code', async () => {
  const { look, calls } = open(scenes.parent)
  await userEvent.click(await look.findByRole('button', { name: 'Turn it on' }))
  expect((await look.findByRole('alert')).textContent).toBe('Choose who it’s for.')
  await userEvent.fill(await look.findByLabelText('Activation code', { exact: false }), 'abcd')
  // The code is checked before it is used (part 1 §5).
  await userEvent.click(await look.findByRole('radio', { name: /Maya/ }))
  await userEvent.click(await look.findByRole('button', { name: 'Check code' }))
  await look.findByText('Science, Year 6')
  expect(calls.at(-1)).toMatchObject({
    key: 'GET activation/{code}',
    input: { params: { code: 'abcd' }, query: { student_id: 'maya' } },
  })
  await turnOn(look)
  await look.findByText('Maya can start now.')
  expect(calls.at(-1)?.input.body).toEqual({ child_id: 'maya', code: 'abcd' })
})

test('a student turns it on alone, and goes on to the coach', async () => {
  const { look, calls, events } = open(scenes.student)
  await userEvent.click(await look.findByRole('button', { name: 'Turn it on' }))
  await userEvent.click(await look.findByRole('button', { name: 'Talk to the coach' }))
  expect(calls.at(-1)?.input.body).toEqual({})
  expect(events.at(-1)?.detail).toEqual({ to: 'chat' })
})

test.each([
  ['spent', /Leave the field empty/],
  ['nothingNew', /so it wasn’t used/],
] as const)('a code that is no good is told before it is used: %s', async (scene, sentence) => {
  const { look, calls } = open(scenes[scene])
  await userEvent.click(await look.findByRole('radio', { name: /Maya/ }))
  await userEvent.click(await look.findByRole('button', { name: 'Check code' }))
  await look.findByText(sentence)
  expect(calls.map(({ key }) => key)).not.toContain('PATCH users/redeem-free-tier-access')
})

test('a refusal has its sentence', async () => {
  const { look } = open(scenes.paid)
  await turnOn(look)
  await look.findByText(/already has more than free access/)
})

test('who has courses is offered no free access', async () => {
  const { look } = open(scenes.paying)
  await look.findByRole('heading', { name: 'There’s nothing to turn on' })
  expect(look.queryByRole('button', { name: /Turn it on/ })).toBeNull()
})

test('of several children those are offered who have no courses', async () => {
  const { look } = open(scenes.onePays)
  await look.findByRole('button', { name: 'Turn it on for Tobi' })
  expect(look.queryByRole('radio', { name: /Maya/ })).toBeNull()
})
