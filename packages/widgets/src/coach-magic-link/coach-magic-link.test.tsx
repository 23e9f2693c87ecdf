import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachMagicLink } from './coach-magic-link.element.ts'
import { scenes, signedIn } from './coach-magic-link.fixtures.ts'
import { words as german } from './words/de.ts'
import { words as english } from './words/en.ts'
import { words as spanish } from './words/es.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachMagicLink, options)
  unmount = mounted.unmount
  const told = (name: string) => mounted.events.find((event) => event.name === name)?.detail
  return { ...mounted, look: within(mounted.root), told }
}
type Look = ReturnType<typeof open>['look']
const press = async (look: Look, name: string) => userEvent.click(await look.findByRole('button', { name }))

test.each(['ask', 'parent', 'signUp', 'spent'] as const)('is accessible: %s', async (scene) => {
  const { element, look } = open(scenes[scene])
  await expect.poll(() => look.queryByRole('status')).toBeNull()
  expect((await axe.run(element)).violations).toEqual([])
})

test('asks for a link, and says the same whether or not there is an account', async () => {
  const { look, calls } = open({ ...scenes.ask, attributes: { email: 'ana@home.test', portal: 'ai_create' } })
  await press(look, 'Send me a link')
  expect(await look.findByText(/^If there’s an account for ana@home\.test/)).toBeTruthy()
  expect(calls[0]?.input.body).toEqual({ email: 'ana@home.test', portal: 'ai_create' })
})

test('opening a link only looks; the person’s own press uses it, and names whom it signs in', async () => {
  const { look, calls, told } = open(scenes.person)
  expect(await look.findByRole('heading', { name: 'Is this you?' })).toBeTruthy()
  expect(look.getByText('This link signs you in as Ana, with the address ana@home.test.')).toBeTruthy()
  expect(calls.map(({ key }) => key)).toEqual(['GET auth/magic-link/{token}/validate'])
  await press(look, 'Yes, sign me in')
  await expect.poll(() => told('coach-signed-in')).toEqual({ ...signedIn, is_new: false, referral_code: null })
  expect(calls.at(-1)?.input.body).toEqual({ token: 'ot_a-token' })
  expect(told('coach-link-spent')).toEqual({})
})

test('a parent sees the children whose account this is', async () => {
  const { look } = open(scenes.parent)
  expect(await look.findByRole('list', { name: 'Your children' })).toBeTruthy()
  expect(look.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['MMia Ruiz', 'LLeo Ruiz'])
})

test('finishes a sign-up, and hands the friend’s code on', async () => {
  const { look, told } = open(scenes.signUp)
  expect(await look.findByRole('heading', { name: 'Welcome, Ana' })).toBeTruthy()
  await press(look, 'Confirm and start')
  await expect.poll(() => told('coach-signed-in')).toMatchObject({ is_new: true, referral_code: 'MIA-4821' })
})

test('a link that is used up tells the page, and offers a new one', async () => {
  const { look, told } = open(scenes.spent)
  expect(await look.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  expect(told('coach-link-spent')).toEqual({})
  await press(look, 'Get a new link')
  expect(await look.findByLabelText('Email')).toBeTruthy()
})

test('without a connection the link waits for another try', async () => {
  const { look, calls } = open(scenes.offline)
  expect((await look.findByRole('alert')).textContent).toMatch(/You’re offline/)
  await press(look, 'Try again')
  await expect.poll(() => calls.length).toBe(2)
})

test('whoever it is not goes on to sign in', async () => {
  const { look, calls, told } = open(scenes.person)
  await press(look, 'That’s not me')
  expect(told('coach-navigate')).toEqual({ to: 'login' })
  expect(calls).toHaveLength(1)
})

test('every translation has every word', () => {
  for (const words of [german, spanish]) expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
})
