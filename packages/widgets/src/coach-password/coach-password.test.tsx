import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachPassword } from './coach-password.element.ts'
import { scenes } from './coach-password.fixtures.ts'
import { words as german } from './words/de.ts'
import { words as english } from './words/en.ts'
import { words as spanish } from './words/es.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachPassword, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
type Look = ReturnType<typeof open>['look']

async function choose(look: Look, password: string) {
  await userEvent.fill(await look.findByLabelText('New password'), password)
  await userEvent.keyboard('{Enter}')
}
const press = async (look: Look, name: string) => userEvent.click(await look.findByRole('button', { name }))

test.each(['ask', 'reset'] as const)('is accessible: %s', async (scene) => {
  const { element, look } = open(scenes[scene])
  await look.findByRole('heading')
  expect((await axe.run(element)).violations).toEqual([])
})

test('says the same whether or not there is an account, and where to look', async () => {
  const { look, calls, element } = open(scenes.ask)
  await press(look, 'Send me a link')
  const heading = await look.findByRole('heading', { name: 'Check your email' })
  expect(look.getByText(/^If there’s an account for mia@demo\.test/)).toBeTruthy()
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(heading)
  expect(calls[0]?.input.body).toEqual({ email: 'mia@demo.test' })
  expect(look.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('from the checkout, the link is asked to lead back there, in the deployment’s own name of the field', async () => {
  const { look, calls } = open(scenes.checkout)
  await press(look, 'Send me a link')
  await expect.poll(() => calls[0]?.input.body).toEqual({ email: 'mia@demo.test', is_from_illume_new_buy_page: true })
})

test('what is no address is told before anything is sent', async () => {
  const { look, calls } = open({ ...scenes.ask, attributes: { email: 'mia' } })
  await press(look, 'Send me a link')
  expect(await look.findByText(/like name@example\.com/)).toBeTruthy()
  expect(calls).toEqual([])
})

test('sets the new password, forgets it, tells the page, and leads to signing in', async () => {
  const { look, calls, events } = open(scenes.reset)
  await choose(look, 'three odd words')
  await look.findByRole('heading', { name: 'Your password has been changed' })
  expect(calls[0]?.input.body).toEqual({ token: 'ot_a-token', new_password: 'three odd words' })
  await press(look, 'Sign in')
  expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['coach-password-set', 'coach-navigate']))
  expect(events.at(-1)?.detail).toEqual({ to: 'login' })
})

test('a link that is used up offers a new one', async () => {
  const { look } = open(scenes.spent)
  await choose(look, 'three odd words')
  await look.findByRole('heading', { name: 'This link no longer works' })
  await press(look, 'Get a new link')
  expect(await look.findByLabelText('Email')).toBeTruthy()
})

test('a password that everybody knows is said beside it, and the link stays good', async () => {
  const { look } = open(scenes.known)
  await choose(look, 'password1')
  expect(await look.findByText(/too common/)).toBeTruthy()
  expect(look.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password')
  expect((look.getByLabelText('New password') as HTMLInputElement).value).toBe('password1')
})

test('a lost connection loses nothing that was typed', async () => {
  const { look } = open(scenes.offline)
  await press(look, 'Send me a link')
  expect((await look.findByRole('alert')).textContent).toMatch(/You’re offline/)
  expect((look.getByLabelText('Email') as HTMLInputElement).value).toBe('mia@demo.test')
})

test('every translation has every word', () => {
  for (const words of [german, spanish]) expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
})
