import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachSignup } from './coach-signup.element.ts'
import { scenes, signedIn } from './coach-signup.fixtures.ts'
import { words as german } from './words/de.ts'
import { words as english } from './words/en.ts'
import { words as spanish } from './words/es.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachSignup, options)
  unmount = mounted.unmount
  const told = (name: string) => mounted.events.find((event) => event.name === name)?.detail
  return { ...mounted, look: within(mounted.root), told }
}
type Look = ReturnType<typeof open>['look']
const shownIn = (look: Look, label: string | RegExp) => (look.getByLabelText(label) as HTMLInputElement).value

async function fill(look: Look, given: Record<string, string> = {}) {
  const fields = { 'First name': 'Ana', 'Last name': 'Ruiz', Email: 'ana@home.test', ...given }
  for (const [label, value] of Object.entries(fields)) await userEvent.fill(await look.findByLabelText(label), value)
  await userEvent.click(await look.findByRole('radio', { name: 'Parent' }))
  await userEvent.click(await look.findByRole('checkbox'))
}
const submit = async (look: Look) => userEvent.click(await look.findByRole('button', { name: 'Create my account' }))

test('is accessible, empty, with sentences, and when the mail is sent', async () => {
  const { element, look } = open(scenes.empty)
  await look.findByRole('button', { name: 'Create my account' })
  expect((await axe.run(element)).violations).toEqual([])
  await submit(look)
  await look.findByText('Enter your first name.')
  expect((await axe.run(element)).violations).toEqual([])
  await fill(look, { Password: 'three odd words' })
  await submit(look)
  await look.findByRole('heading', { name: 'Check your email' })
  expect((await axe.run(element)).violations).toEqual([])
})

test('says everything that is missing at once, each beside its field, and asks nobody', async () => {
  const { look, calls, element } = open(scenes.empty)
  await look.findByRole('button', { name: 'Create my account' })
  await submit(look)
  for (const sentence of [
    'Choose student or parent.',
    'Enter your first name.',
    'Enter your last name.',
    'Enter an email address like name@example.com.',
    'Choose a password with at least 8 characters.',
    'To continue, agree to the terms and the privacy policy.',
  ])
    expect(await look.findByText(sentence)).toBeTruthy()
  expect(calls).toEqual([])
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(look.getByRole('radio', { name: 'Student' }))
})

test('begins an account and says where the mail went; the keyboard is led to what is new', async () => {
  const { look, calls, element } = open(scenes.empty)
  await fill(look, { Password: 'three odd words', 'Mobile number (optional)': '+44 7946 000000' })
  await submit(look)
  const heading = await look.findByRole('heading', { name: 'Check your email' })
  expect(look.getByText(/We’ve sent an email to ana@home\.test/)).toBeTruthy()
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(heading)
  expect(calls[0]?.input.query).toEqual({})
  expect(calls[0]?.input.body).toEqual({
    first_name: 'Ana',
    last_name: 'Ruiz',
    user_role: 'parent',
    has_agreed_policy: true,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    password: 'three odd words',
    email: 'ana@home.test',
    mobile_number: '+44 7946 000000',
  })
})

test('somebody who mistyped the address goes back to a form that is still filled in', async () => {
  const { look } = open(scenes.empty)
  await fill(look, { Password: 'three odd words' })
  await submit(look)
  await userEvent.click(await look.findByRole('button', { name: 'Use a different address' }))
  expect(['First name', 'Email', 'Password'].map((label) => shownIn(look, label))).toEqual([
    'Ana',
    'ana@home.test',
    'three odd words',
  ])
})

test('a password that the server knows to be leaked is said beside the password', async () => {
  const { look } = open(scenes.leakedPassword)
  await fill(look, { Password: 'password1' })
  await submit(look)
  expect(await look.findByText(/too common/)).toBeTruthy()
  expect(look.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
  expect(shownIn(look, 'Password')).toBe('password1')
})

test('a lost connection loses nothing that was typed', async () => {
  const { look } = open(scenes.offline)
  await fill(look, { Password: 'three odd words' })
  await submit(look)
  expect((await look.findByRole('alert')).textContent).toMatch(/Nothing you typed is lost/)
  expect(shownIn(look, 'Email')).toBe('ana@home.test')
})

test('the lite page asks for an account of the free tier', async () => {
  const { look, calls } = open(scenes.lite)
  expect(await look.findByRole('heading', { name: 'Start for free' })).toBeTruthy()
  await fill(look, { Password: 'three odd words' })
  await submit(look)
  await expect.poll(() => calls[0]?.input.query).toEqual({ is_free_tier: 'true' })
})

test('with the proof of another service there is no password, and the person is in at once', async () => {
  const { look, calls, told } = open({
    ...scenes.proof,
    attributes: { ...scenes.proof.attributes, 'referral-code': 'MIA-4821' },
  })
  expect(await look.findByLabelText('First name')).toBeTruthy()
  expect(shownIn(look, 'Email')).toBe('ana@home.test')
  expect(look.queryByLabelText('Password')).toBeNull()
  await userEvent.click(await look.findByRole('radio', { name: 'Parent' }))
  await userEvent.click(await look.findByRole('checkbox'))
  await submit(look)
  await expect.poll(() => told('coach-signed-in')).toEqual({ ...signedIn, is_new: true, referral_code: 'MIA-4821' })
  expect(calls[0]?.input.body).toMatchObject({ login_token: 'a-login-token', referral_code: 'MIA-4821' })
  expect(calls[0]?.input.body.password).toBeUndefined()
})

test('says which course comes after the account', async () => {
  const { look } = open(scenes.forCourse)
  await look.findByText('Create your account first, then continue with Mathematics, Year 6.')
})

test('can be filled in by the browser, and links to what is agreed to', async () => {
  const { look } = open(scenes.empty)
  const expected = { 'First name': 'given-name', 'Last name': 'family-name', Email: 'username' }
  for (const [label, means] of Object.entries(expected))
    expect((await look.findByLabelText(label)).getAttribute('autocomplete')).toBe(means)
  expect(look.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password')
  expect(look.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy')
})

test('every translation has every word', () => {
  for (const words of [german, spanish]) expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
})
