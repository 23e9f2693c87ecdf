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
  expect((await look.findByRole('alert')).textContent).toBe('Choose who it is for.')
  await userEvent.fill(await look.findByLabelText('Activation code', { exact: false }), 'abcd')
  await turnOn(look)
  await look.findByText('Maya can begin now.')
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
  ['paid', /more than free access already/],
  ['spent', /Leave it empty/],
] as const)('a refusal has its sentence: %s', async (scene, sentence) => {
  const { look } = open(scenes[scene])
  await turnOn(look)
  await look.findByText(sentence)
})
