import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachChildAccount } from './coach-child-account.element.ts'
import { scenes } from './coach-child-account.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachChildAccount, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
type Look = ReturnType<typeof open>['look']
async function fill(look: Look, more: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ 'First name': 'Tobi', ...more })) {
    await userEvent.fill(await look.findByLabelText(label, { exact: false }), value)
  }
  await userEvent.click(await look.findByLabelText('I have read this and agree'))
  await userEvent.click(await look.findByRole('button', { name: 'Create account' }))
}
async function fillLink(look: Look, label: string, value: string) {
  await userEvent.fill(await look.findByLabelText(label, { exact: false }), value)
  await userEvent.click(await look.findByLabelText('I have read this and agree'))
  await userEvent.click(await look.findByRole('button', { name: 'Link account' }))
}

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('an account is made with the wording that was read, and its user name is shown', async () => {
  const { look, calls, events } = open(scenes.form)
  await fill(look, { 'Password for your child': 'three green kites' })
  await look.findByRole('heading', { name: 'Tobi has been added' })
  await look.findByText('tobi.k7d4')
  expect(calls.at(-1)?.input).toMatchObject({
    query: { send_credentials_info: 'true' },
    body: { first_name: 'Tobi', password: 'three green kites', consent: true, consent_version: '2026-11' },
  })
  expect(events.some(({ name }) => name === 'coach-child-added')).toBe(true)
  ;(await look.findByRole('button', { name: 'Choose courses' })).click()
  expect(events.at(-1)?.detail).toEqual({ to: 'shop', child_id: 'tobi' })
})

test('a lite account is of the free tier', async () => {
  const { look, calls } = open(scenes.lite)
  await fill(look)
  await look.findByRole('heading', { name: 'Tobi has been added' })
  expect(calls.at(-1)?.input.query).toEqual({ is_free_tier: 'true', send_credentials_info: 'true' })
})

test('a page that has a screen of its own for what comes next keeps this one away', async () => {
  const { look, element } = open(scenes.lite)
  element.addEventListener('coach-child-added', (event) => event.preventDefault())
  await fill(look)
  expect(look.queryByRole('heading', { name: 'Tobi has been added' })).toBeNull()
})

test('nothing is sent without the name and the agreement, and each is said at its field', async () => {
  const { look, calls } = open(scenes.form)
  await userEvent.click(await look.findByRole('button', { name: 'Create account' }))
  await look.findByText('Enter the first name.')
  await look.findByText('We need your consent to continue.')
  await expect
    .poll(() => (look.getByLabelText('First name').getRootNode() as ShadowRoot).activeElement?.id)
    .toBe('first')
  expect(calls.some(({ key }) => key.startsWith('POST'))).toBe(false)
})

test.each([
  ['taken', 'That username is taken. Choose another one.'],
  ['known', 'That password is too common, or too close to your name. Choose another.'],
  ['reworded', 'The wording has changed. Read it again, then agree once more.'],
  ['limit', 'A family can have up to 20 children. Contact support if you need more.'],
] as const)('a refusal has its sentence, and what was typed stays: %s', async (scene, sentence) => {
  const { look } = open(scenes[scene])
  await fill(look)
  await look.findByText(sentence)
  expect((look.getByLabelText('First name') as HTMLInputElement).value).toBe('Tobi')
})

test('an account is linked by the code that the child shows', async () => {
  const { look, calls } = open(scenes.form)
  await userEvent.click(await look.findByLabelText('Existing account'))
  await fillLink(look, 'Code from your child', 'ABCDE-FGHJK')
  await look.findByRole('heading', { name: 'Maya has been added' })
  expect(calls.at(-1)?.input.body).toEqual({ code: 'ABCDE-FGHJK', consent: true, consent_version: '2026-11' })
})

test('a code that is too old is said at its field', async () => {
  const { look } = open(scenes.wrongCode)
  await userEvent.click(await look.findByLabelText('Existing account'))
  await fillLink(look, 'Code from your child', 'ABCDE')
  await look.findByText(/Ask your child for a new one/)
})

test('or by user name and password, which the screen forgets', async () => {
  const { look, calls } = open(scenes.form)
  await userEvent.click(await look.findByLabelText('Existing account'))
  await userEvent.click(await look.findByLabelText('With the password'))
  await userEvent.fill(await look.findByLabelText('Your child’s username or email'), 'maya')
  await fillLink(look, 'Your child’s password', 'coachkit-demo')
  await look.findByRole('heading', { name: 'Maya has been added' })
  expect(calls.at(-1)?.input.body).toMatchObject({ username: 'maya', password: 'coachkit-demo' })
})
