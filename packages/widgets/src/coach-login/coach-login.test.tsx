import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachLogin } from './coach-login.element.ts'
import { scenes, signedIn } from './coach-login.fixtures.ts'
import { nameField } from './coach-login.state.ts'
import { words as german } from './words/de.ts'
import { words as english } from './words/en.ts'
import { words as spanish } from './words/es.ts'

const nameLabel = 'Email, username or mobile number'
let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachLogin, options)
  unmount = mounted.unmount
  const asked = (key: string) => mounted.calls.filter((call) => call.key === key)
  const told = (name: string) => mounted.events.find((event) => event.name === name)?.detail
  return { ...mounted, look: within(mounted.root), asked, told }
}
type Look = ReturnType<typeof open>['look']
const input = (element: HTMLElement) => element as HTMLInputElement

async function tryTo(look: Look, name: string, password: string) {
  await userEvent.fill(await look.findByLabelText(nameLabel), name)
  await userEvent.fill(await look.findByLabelText('Password'), password)
  await userEvent.keyboard('{Enter}')
}
async function askForCode(look: Look) {
  await userEvent.click(await look.findByRole('button', { name: 'Use a one-time code' }))
  await userEvent.fill(await look.findByLabelText(nameLabel), 'mia@demo.test')
  await userEvent.keyboard('{Enter}')
  return look.findByLabelText('Six-digit code')
}

test('is accessible, empty, with a problem, and while it waits for a code', async () => {
  const { element, look } = open(scenes.wrong)
  await look.findByRole('button', { name: 'Sign in' })
  expect((await axe.run(element)).violations).toEqual([])
  await tryTo(look, 'mia', 'no')
  await look.findByRole('alert')
  expect((await axe.run(element)).violations).toEqual([])
  await askForCode(look)
  expect((await axe.run(element)).violations).toEqual([])
})

test('signs in by keyboard, tells the page, and forgets the password', async () => {
  const { look, asked, told } = open(scenes.empty)
  await tryTo(look, ' mia@demo.test ', 'coachkit-demo')
  await expect.poll(() => told('coach-signed-in')).toEqual({ ...signedIn, is_new: false, referral_code: null })
  const { body, headers } = asked('POST auth/login')[0]?.input ?? {}
  expect(body).toEqual({ email: 'mia@demo.test', password: 'coachkit-demo', login_type: 'password' })
  expect(headers['x-device-id']).toMatch(/^[0-9a-f]{32}$/)
  expect(input(look.getByLabelText('Password')).value).toBe('')
})

test('says beside each field what is missing, without asking the server, and leads the keyboard there', async () => {
  const { look, asked, element } = open(scenes.empty)
  await tryTo(look, 'mia', '')
  const password = look.getByLabelText('Password')
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
  const told = password.getAttribute('aria-describedby') ?? ''
  expect(element.shadowRoot?.getElementById(told)?.textContent).toBe('Enter your password.')
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(password)
  expect(asked('POST auth/login')).toEqual([])
})

test.each([
  ['wrong', /isn’t right/],
  ['inactive', /switched off/],
  ['often', /in a minute/],
  ['offline', /You’re offline/],
] as const)('has a sentence and keeps what was typed: %s', async (scene, sentence) => {
  const { look } = open(scenes[scene])
  await tryTo(look, 'mia', 'wrong')
  expect((await look.findByRole('alert')).textContent).toMatch(sentence)
  expect(input(look.getByLabelText(nameLabel)).value).toBe('mia')
  expect(input(look.getByLabelText('Password')).value).toBe('wrong')
})

test('fills in by the browser’s own means: username, password, one-time code', async () => {
  const { look } = open(scenes.empty)
  expect((await look.findByLabelText(nameLabel)).getAttribute('autocomplete')).toBe('username')
  expect(look.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  const code = await askForCode(look)
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(code.getAttribute('inputmode')).toBe('numeric')
})

test('signs in with a one-time code that was pasted with blanks, and holds the next one back for a while', async () => {
  const { look, asked, told } = open(scenes.empty)
  const code = await askForCode(look)
  expect(asked('POST auth/generate-otp')[0]?.input.body).toEqual({ email: 'mia@demo.test' })
  expect(look.queryByRole('button', { name: 'Send a new code' })).toBeNull()
  expect(look.getByText(/^Send a new code in \d+ seconds$/)).toBeTruthy()
  await userEvent.fill(code, '123 456')
  expect(input(code).value).toBe('123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => told('coach-signed-in')).toBeTruthy()
  expect(asked('POST auth/login')[0]?.input.body).toEqual({
    email: 'mia@demo.test',
    password: '123456',
    login_type: 'code',
  })
})

test('a wrong code is said beside the code, which stays', async () => {
  const { look } = open(scenes.wrong)
  const code = await askForCode(look)
  await userEvent.fill(code, '111111')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  expect(look.getByText(/^That code isn’t right/)).toBeTruthy()
  expect(input(code).value).toBe('111111')
})

test('after five wrong tries a code is over, and another one can be had at once', async () => {
  const { look, asked } = open(scenes.wrong)
  const code = await askForCode(look)
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await userEvent.fill(code, `11111${wrong}`)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => asked('POST auth/login')).toHaveLength(wrong)
    await look.findByText(wrong < 5 ? /^That code isn’t right/ : /^That code was wrong five times/)
  }
  await userEvent.click(await look.findByRole('button', { name: 'Send a new code' }))
  await look.findByText(/^We’ve sent a new code/)
  expect(input(code).value).toBe('')
  expect(code.getAttribute('aria-invalid')).not.toBe('true')
  expect(look.getByText(/^Send a new code in \d+ seconds$/)).toBeTruthy()
})

test('asks the page for the other screens, with the address that was typed', async () => {
  const { look, events } = open(scenes.empty)
  await userEvent.fill(await look.findByLabelText(nameLabel), 'mia@demo.test')
  for (const name of ['Forgotten your password?', 'Email me a link', 'Create an account'])
    await userEvent.click(await look.findByRole('button', { name }))
  expect(events.filter(({ name }) => name === 'coach-navigate').map(({ detail }) => detail)).toEqual(
    ['forgotten-password', 'magic-link', 'signup'].map((to) => ({ to, email: 'mia@demo.test' })),
  )
})

test('has a button for each service that is on, and hands the page what it needs to go there', async () => {
  const { look, asked, told } = open(scenes.providers)
  expect(await look.findByRole('button', { name: 'Continue with Canvas' })).toBeTruthy()
  await userEvent.click(await look.findByRole('button', { name: 'Continue with Google' }))
  await expect
    .poll(() => told('coach-provider-start'))
    .toEqual({ url: 'https://accounts.example/authorize', binding: 'a-binding' })
  expect(asked('POST auth/providers/{provider}/start')[0]?.input.params).toEqual({ provider: 'google' })
})

test('has no button for a service that is off', async () => {
  const { look, asked } = open(scenes.empty)
  await look.findByRole('button', { name: 'Sign in' })
  await expect.poll(() => asked('GET auth/providers')).toHaveLength(1)
  expect(look.queryByRole('button', { name: /^Continue with/ })).toBeNull()
})

test('ends a sign-in elsewhere with the binding that this browser kept', async () => {
  const { asked, told } = open(scenes.returned)
  await expect.poll(() => told('coach-signed-in')).toBeTruthy()
  expect(asked('GET auth/token/{id}')[0]?.input).toMatchObject({
    params: { id: 'an-id' },
    headers: { 'x-login-binding': 'a-binding' },
  })
  expect(asked('POST auth/login')[0]?.input.body).toEqual({ login_type: 'token', login_token: 'a-login-token' })
})

test('leads somebody new to the sign-up, with what the other service said', async () => {
  const { asked, told } = open(scenes.somebodyNew)
  await expect
    .poll(() => told('coach-navigate'))
    .toEqual({
      to: 'signup',
      proof: { login_token: 'a-login-token', email: 'mia@home.test', first_name: 'Mia', last_name: 'Berg' },
    })
  expect(asked('POST auth/login')).toEqual([])
})

test('a sign-in that was begun in another window asks for a new beginning, and takes nothing', async () => {
  const { look, asked } = open(scenes.elsewhere)
  expect((await look.findByRole('alert')).textContent).toMatch(/another window/)
  expect(asked('GET auth/token/{id}')).toEqual([])
})

test('tells e-mail, mobile number and username apart', () => {
  expect(['mia@demo.test', '+49 151 234567', 'mia.b', '12345'].map(nameField)).toEqual([
    'email',
    'mobile_number',
    'username',
    'username',
  ])
})

test('every translation has every word', () => {
  for (const words of [german, spanish]) expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
})
