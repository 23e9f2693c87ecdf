import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachProfile } from './coach-profile.element.ts'
import { scenes } from './coach-profile.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachProfile, options)
  unmount = mounted.unmount
  const sent = (key: string) => mounted.calls.filter((call) => call.key === key).map(({ input }) => input.body)
  return { ...mounted, sent, look: within(mounted.root) }
}

test.each([
  'parent',
  'student',
  'pending',
  'withoutPassword',
  'offline',
] as const)('is accessible: %s', async (scene) => {
  const { element, look } = open(scenes[scene])
  await expect.poll(() => look.queryByText('Loading')).toBeNull()
  expect((await axe.run(element)).violations).toEqual([])
})

test('saves a new name, and tells the page', async () => {
  const { look, sent, events } = open(scenes.parent)
  await userEvent.fill(await look.findByLabelText('First name'), 'Ada')
  await userEvent.click(look.getByRole('button', { name: 'Save' }))
  await look.findByText('Saved.')
  expect(sent('PATCH users')).toEqual([{ first_name: 'Ada', last_name: 'Okafor' }])
  expect(events.at(-1)).toMatchObject({ name: 'coach-profile-changed', detail: { user: { first_name: 'Ada' } } })
})

test('a name that is empty is said beside its field, and nothing is sent', async () => {
  const { look, sent } = open(scenes.parent)
  await userEvent.fill(await look.findByLabelText('First name'), ' ')
  await userEvent.click(look.getByRole('button', { name: 'Save' }))
  await look.findByText('Enter your first name.')
  expect(sent('PATCH users')).toEqual([])
})

test('a new address asks for its code and the password, and counts after that', async () => {
  const { look, sent } = open(scenes.parent)
  await userEvent.fill(await look.findByLabelText('New email address'), 'new@demo.test')
  await userEvent.click(look.getByRole('button', { name: 'Send me a code' }))
  await userEvent.fill(await look.findByLabelText('Code'), '123456')
  const [present] = look.getAllByLabelText('Current password')
  await userEvent.fill(present as HTMLElement, 'seven green apples')
  await userEvent.click(look.getByRole('button', { name: 'Change my address' }))
  await look.findByText('This is now your email address.')
  await look.findByText('new@demo.test')
  expect(sent('PATCH users')).toEqual([{ email: 'new@demo.test' }])
  expect(sent('POST users/email/confirm')).toEqual([{ code: '123456', password: 'seven green apples' }])
})

test('an address that waited before the page was opened is still asked for its code', async () => {
  const { look } = open(scenes.wrongCode)
  await userEvent.fill(await look.findByLabelText('Code'), '123456')
  const [present] = look.getAllByLabelText('Current password')
  await userEvent.fill(present as HTMLElement, 'x')
  await userEvent.click(look.getByRole('button', { name: 'Change my address' }))
  expect((await look.findByRole('alert')).textContent).toMatch(/isn’t right, or the code is too old/)
})

test('a new password needs the present one, where there is one', async () => {
  const { look, sent } = open(scenes.parent)
  await userEvent.fill(await look.findByLabelText('New password'), 'nine blue pears')
  await userEvent.click(look.getByRole('button', { name: 'Save password' }))
  await look.findByText('Please fill this in.')
  await userEvent.fill(look.getByLabelText('Current password'), 'seven green apples')
  await userEvent.click(look.getByRole('button', { name: 'Save password' }))
  await look.findByText(/Your new password is saved/)
  expect(sent('PUT users/me/password')).toEqual([{ new_password: 'nine blue pears', password: 'seven green apples' }])
})

test('a wrong present password is said beside it, and what was typed stays', async () => {
  const { look } = open(scenes.wrongPassword)
  await userEvent.fill(await look.findByLabelText('Current password'), 'x')
  await userEvent.fill(look.getByLabelText('New password'), 'nine blue pears')
  await userEvent.click(look.getByRole('button', { name: 'Save password' }))
  await look.findByText('That isn’t your current password.')
  expect((look.getByLabelText('New password') as HTMLInputElement).value).toBe('nine blue pears')
})

test('somebody without a password is not asked for one', async () => {
  const { look } = open(scenes.withoutPassword)
  await look.findByText(/You don’t have a password yet/)
  expect(look.queryByLabelText('Current password')).toBeNull()
  await look.findByText('This account doesn’t have an email address yet.')
})

test('a pupil chooses a theme where the brand has the feature, and nowhere else', async () => {
  const { look, events } = open(scenes.student)
  await userEvent.click(await look.findByRole('radio', { name: 'Sea' }))
  expect(events.at(-1)).toEqual({ name: 'coach-theme-chosen', detail: { theme_id: 'sea' } })
  unmount()
  const other = open(scenes.withoutThemes)
  await other.look.findByText('About you')
  expect(other.look.queryByText('Theme')).toBeNull()
})

test('a picture that is too large is named, and not sent', async () => {
  const { look, calls, root } = open(scenes.parent)
  await look.findByText('About you')
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  const files = new DataTransfer()
  files.items.add(new File([new Uint8Array(6 * 1024 * 1024 + 1)], 'beach.png', { type: 'image/png' }))
  if (input) input.files = files.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await look.findByText('beach.png is too large. Choose a picture of at most 6 MB.')
  expect(calls.some(({ key }) => key === 'PATCH users/{id}/profile-pic')).toBe(false)
})
