import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachLogin } from './coach-login.element.ts'
import { scenes, signedIn } from './coach-login.fixtures.ts'
import { nameField } from './coach-login.state.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachLogin, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
async function tryTo(look: ReturnType<typeof open>['look'], name: string, password: string) {
  await userEvent.fill(await look.findByLabelText('E-mail, username or mobile number'), name)
  await userEvent.fill(look.getByLabelText('Password'), password)
  await userEvent.keyboard('{Enter}')
}

test('is accessible, empty and with a problem', async () => {
  const { element, look } = open(scenes.wrong)
  await look.findByRole('button', { name: 'Sign in' })
  expect((await axe.run(element)).violations).toEqual([])
  await tryTo(look, 'mia', 'no')
  await look.findByRole('alert')
  expect((await axe.run(element)).violations).toEqual([])
})

test('signs in by keyboard, tells the page, and forgets the password', async () => {
  const { look, calls, events } = open(scenes.empty)
  await tryTo(look, ' mia@demo.test ', 'coachkit-demo')
  await expect.poll(() => events.find(({ name }) => name === 'coach-signed-in')?.detail).toEqual(signedIn)
  expect(calls[0]?.input.body).toEqual({ email: 'mia@demo.test', password: 'coachkit-demo', login_type: 'password' })
  expect((look.getByLabelText('Password') as HTMLInputElement).value).toBe('')
})

test('says what is missing without asking the server', async () => {
  const { look, calls } = open(scenes.empty)
  await tryTo(look, 'mia', '')
  expect((await look.findByRole('alert')).textContent).toBe('Fill in both fields.')
  expect(calls).toEqual([])
})

test.each([
  ['wrong', /not right/],
  ['inactive', /switched off/],
  ['offline', /no connection/],
] as const)('has a sentence and keeps what was typed: %s', async (scene, sentence) => {
  const { look } = open(scenes[scene])
  await tryTo(look, 'mia', 'wrong')
  expect((await look.findByRole('alert')).textContent).toMatch(sentence)
  expect((look.getByLabelText('E-mail, username or mobile number') as HTMLInputElement).value).toBe('mia')
})

test('tells e-mail, mobile number and username apart', () => {
  expect(['mia@demo.test', '+49 151 234567', 'mia.b', '12345'].map(nameField)).toEqual([
    'email',
    'mobile_number',
    'username',
    'username',
  ])
})
