import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachContact } from './coach-contact.element.ts'
import { scenes } from './coach-contact.fixtures.ts'
import { words as german } from './words/de.ts'
import { words as english } from './words/en.ts'
import { words as spanish } from './words/es.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachContact, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
type Look = ReturnType<typeof open>['look']

async function write(look: Look, email: string | null, message: string) {
  await userEvent.fill(await look.findByLabelText('Your message'), message)
  if (email !== null) await userEvent.fill(await look.findByLabelText('Your email address'), email)
  await userEvent.click(await look.findByRole('button', { name: 'Send' }))
}
const value = (element: HTMLElement) => (element as HTMLInputElement).value

test.each(['guest', 'known'] as const)('is accessible, before and after it is sent: %s', async (scene) => {
  const { element, look } = open(scenes[scene])
  await look.findByRole('heading', { name: 'Write to us' })
  expect((await axe.run(element)).violations).toEqual([])
  await write(look, scene === 'guest' ? 'mia@home.test' : null, 'Hello')
  await look.findByRole('heading', { name: 'Message sent' })
  expect((await axe.run(element)).violations).toEqual([])
})

test('a guest says where the answer goes, and sees it again when it is sent', async () => {
  const { look, calls, events, element } = open(scenes.guest)
  await write(look, ' mia@home.test ', ' The code does not work. ')
  const heading = await look.findByRole('heading', { name: 'Message sent' })
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(heading)
  expect(look.getByText('Thank you. We’ll reply to mia@home.test.')).toBeTruthy()
  expect(calls.map(({ key, input }) => [key, input.body])).toEqual([
    ['POST mailer/contact-us', { from_email: 'mia@home.test', message: 'The code does not work.' }],
  ])
  expect(events.at(-1)).toEqual({ name: 'coach-contact-sent', detail: {} })
  await userEvent.click(await look.findByRole('button', { name: 'Write another message' }))
  expect(value(await look.findByLabelText('Your message'))).toBe('')
  expect(value(look.getByLabelText('Your email address'))).toBe(' mia@home.test ')
})

test.each([
  'known',
  'grownUp',
] as const)('of somebody who is signed in no address is asked, and none is sent: %s', async (scene) => {
  const { look, calls } = open(scenes[scene])
  await write(look, null, 'Hello')
  await look.findByText('Thank you. We’ll reply to the email address of your account.')
  expect(calls.map(({ key, input }) => [key, input.body])).toEqual([['POST users/contact-us', { message: 'Hello' }]])
})

test('says what is missing beside each field, and asks nobody', async () => {
  const { look, calls, element } = open(scenes.guest)
  await write(look, 'not an address', '   ')
  const address = look.getByLabelText('Your email address')
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true')
  expect(look.getByLabelText('Your message').getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(address)
  expect(calls).toEqual([])
})

test('a message that is too long is refused here, and kept', async () => {
  const { look, calls } = open(scenes.known)
  await write(look, null, 'x'.repeat(5001))
  await look.findByText(/under 5,000 characters/)
  expect(value(look.getByLabelText('Your message'))).toHaveLength(5001)
  expect(calls).toEqual([])
})

test.each([
  ['often', /in a minute/],
  ['offline', /You’re offline/],
] as const)('a message that could not be sent stays where it is: %s', async (scene, sentence) => {
  const { look, events } = open(scenes[scene])
  await write(look, 'mia@home.test', 'Hello')
  expect((await look.findByRole('alert')).textContent).toMatch(sentence)
  expect(value(look.getByLabelText('Your message'))).toBe('Hello')
  expect(events.some(({ name }) => name === 'coach-contact-sent')).toBe(false)
})

test('an address that the server refuses is said beside it', async () => {
  const { look } = open(scenes.refused)
  await write(look, 'mia@home.test', 'Hello')
  await expect.poll(() => look.getByLabelText('Your email address').getAttribute('aria-invalid')).toBe('true')
  expect(look.queryByRole('alert')).toBeNull()
})

test('is sent once, however often the button is pressed', async () => {
  const { look, calls } = open(scenes.slow)
  await write(look, 'mia@home.test', 'Hello')
  ;(await look.findByRole('button', { name: 'Send' })).click()
  await userEvent.click(await look.findByLabelText('Your email address'))
  await userEvent.keyboard('{Enter}')
  expect(calls).toHaveLength(1)
})

test('every translation has every word', () => {
  for (const words of [german, spanish]) expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
})
