import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachSetup } from './coach-setup.element.ts'
import { scenes } from './coach-setup.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachSetup, options)
  unmount = mounted.unmount
  const sent = () => mounted.calls.filter(({ key }) => key === 'POST setup').map(({ input }) => input.body)
  return { ...mounted, sent, look: within(mounted.root) }
}
type Look = ReturnType<typeof open>['look']
const press = async (look: Look, name: string) => userEvent.click(await look.findByRole('button', { name }))

async function fillIn(look: Look, change: Record<string, string> = {}) {
  const values = {
    'Your email': 'head@meadow.example',
    Password: 'three odd words',
    'School name': 'Meadow School',
    'Addresses of your pages': 'https://www.meadow.example/home',
    ...change,
  }
  for (const [label, value] of Object.entries(values)) await userEvent.fill(await look.findByLabelText(label), value)
}

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('with the token of the address it makes admin, school and site, and shows line and secret key', async () => {
  const { look, root, sent, events, element } = open(scenes.form)
  await fillIn(look)
  expect(look.queryByLabelText('Setup token')).toBeNull()
  await press(look, 'Set up')
  await look.findByRole('heading', { name: 'CoachKit is set up' })
  expect(sent()).toEqual([
    {
      ...{ token: 'ot_a-token', email: 'head@meadow.example', password: 'three odd words' },
      ...{ school_name: 'Meadow School', origins: ['https://www.meadow.example'] },
    },
  ])
  expect(root.textContent).toContain('data-key="pk_1"')
  expect(root.textContent).toContain('sk_shown-this-once')
  expect((await axe.run(element)).violations).toEqual([])
  await press(look, 'Sign in')
  expect(events.at(-1)).toEqual({ name: 'coach-navigate', detail: { to: 'login', email: 'head@meadow.example' } })
})

test('a colour of the school’s own is a brand too', async () => {
  const { look, sent } = open(scenes.form)
  await fillIn(look)
  await userEvent.selectOptions(look.getByLabelText('Look'), 'Your own colour')
  expect(await look.findByLabelText('Your colour')).toBeTruthy()
  await press(look, 'Set up')
  await expect.poll(sent).toMatchObject([{ brand: '#0a5570' }])
})

test('without a token in the address it asks for it', async () => {
  const { look, sent } = open(scenes.withoutToken)
  await fillIn(look)
  await press(look, 'Set up')
  expect(await look.findByText('Paste the token the server printed.')).toBeTruthy()
  await userEvent.fill(look.getByLabelText('Setup token'), ' ot_typed ')
  await press(look, 'Set up')
  await expect.poll(sent).toMatchObject([{ token: 'ot_typed' }])
})

test('whatever is wrong is said beside its field, before anything is sent', async () => {
  const { look, sent } = open(scenes.form)
  await fillIn(look, { 'Your email': 'head', Password: 'short', 'Addresses of your pages': 'http://localhost:3000' })
  await press(look, 'Set up')
  expect(await look.findByText(/like name@example\.com/)).toBeTruthy()
  expect(look.getByText(/at least 8 characters\.$/)).toBeTruthy()
  expect(look.getByText(/on this computer/)).toBeTruthy()
  expect(sent()).toEqual([])
})

test('a password that everybody knows stands beside its field', async () => {
  const { look } = open(scenes.knownPassword)
  await fillIn(look)
  await press(look, 'Set up')
  expect(await look.findByText(/too common/)).toBeTruthy()
})

test('a token that is too old says how to get another, and nothing that was typed is lost', async () => {
  const { look } = open(scenes.wrongToken)
  await fillIn(look)
  await press(look, 'Set up')
  expect((await look.findByRole('alert')).textContent).toMatch(/Restart the server/)
  expect((look.getByLabelText('School name') as HTMLInputElement).value).toBe('Meadow School')
})

test('once there is an admin it shows no form, and tells its page', async () => {
  const { look, events } = open(scenes.closed)
  await look.findByRole('heading', { name: 'CoachKit is already set up' })
  expect(look.queryByLabelText('Password')).toBeNull()
  expect(events.map(({ name }) => name)).toContain('coach-setup-closed')
})
