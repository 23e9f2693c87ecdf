import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachAdminSites } from './coach-admin-sites.element.ts'
import { checks, scenes } from './coach-admin-sites.fixtures.ts'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})
function open(options: MountOptions) {
  const mounted = mountWidget(CoachAdminSites, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
type Look = ReturnType<typeof open>['look']
const press = async (look: Look, name: string | RegExp) => userEvent.click(await look.findByRole('button', { name }))
async function openSite(options: MountOptions = scenes.full) {
  const opened = open(options)
  await press(opened.look, 'Open: Meadow School')
  const sent = (key: string) => opened.calls.filter((call) => call.key === key)
  return { ...opened, sent }
}

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('is accessible with a site open and a key about to be replaced', async () => {
  const { element, look } = await openSite()
  await press(look, 'Replace: Secret key')
  expect((await axe.run(element)).violations).toEqual([])
})

test('a new site’s secret is shown once, with its line, and is gone when it is kept', async () => {
  const { look, calls, root } = open(scenes.empty)
  await press(look, 'Add a site')
  await userEvent.fill(await look.findByLabelText('Name'), 'A new site')
  await userEvent.selectOptions(look.getByLabelText('School'), 'Meadow School')
  await userEvent.fill(look.getByLabelText('Addresses of your pages'), 'https://www.meadow.example/home')
  await press(look, 'Add the site')
  await look.findByText('sk_shown-this-once')
  expect(calls.find(({ key }) => key === 'POST admin/sites')?.input.body).toEqual({
    ...{ name: 'A new site', school_id: 'school-1', brand: null },
    origins: ['https://www.meadow.example'],
  })
  expect(root.textContent).toContain('<script async src="https://coach.example/embed/v1/loader.js"')
  await press(look, 'I’ve saved it')
  expect(root.textContent).not.toContain('sk_shown-this-once')
})

test.each([
  ['www.meadow.example', /isn’t an address/],
  ['http://localhost:3000', /on this computer/],
  ['https://*.meadow.example', /has a \*/],
  ['', /at least one/],
])('an address such as “%s” is told before anything is sent', async (typed, sentence) => {
  const { look, sent } = await openSite()
  await userEvent.fill(await look.findByLabelText('Addresses of your pages'), typed)
  await press(look, 'Save')
  expect(await look.findByText(sentence)).toBeTruthy()
  expect(sent('PATCH admin/sites/{id}')).toEqual([])
})

test('what the server refuses stands beside its field', async () => {
  const { look } = await openSite(scenes.refused)
  await press(look, 'Save')
  expect(await look.findByText('Please check this.')).toBeTruthy()
})

test('a key is replaced after a question, and the old one ends when it was said', async () => {
  const { look, sent } = await openSite()
  await press(look, 'Replace: Secret key')
  expect(sent('POST admin/sites/{id}/keys')).toEqual([])
  await userEvent.selectOptions(look.getByLabelText('The old key'), 'works for another day')
  await press(look, 'Replace the key')
  await look.findByText('sk_the-next-one')
  expect(sent('POST admin/sites/{id}/keys')[0]?.input.body).toEqual({ kind: 'secret', old_ends_in: 86_400 })
})

test('with a new public key the line is a new one, and says that pages need it', async () => {
  const { look, root } = await openSite()
  await press(look, 'Replace: Public key')
  await press(look, 'Replace the key')
  await look.findByText(/Paste it into your pages again/)
  expect(root.textContent).toContain('data-key="pk_changed"')
})

test('the line is copied, and says so for a second and a half', async () => {
  const { look } = await openSite()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press(look, 'Copy: The line to paste')
  expect(write.mock.calls[0]?.[0]).toContain('data-key="pk_meadow')
  await expect.poll(() => look.queryAllByText('Copied').length).toBeGreaterThan(0)
  await expect.poll(() => look.queryAllByText('Copied').length).toBe(0)
})

test('where copying is refused, the line is marked to be copied by hand', async () => {
  const { look } = await openSite()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await press(look, 'Copy: The line to paste')
  expect(await look.findByText(/didn’t allow copying/)).toBeTruthy()
})

async function check(look: Look, page: string) {
  await userEvent.fill(await look.findByLabelText('Page address'), page)
  await press(look, 'Check')
}

test('the check of a page says what is wrong, and lists it at a press', async () => {
  const { look, sent } = await openSite(scenes.similar)
  await check(look, 'meadow.example')
  await look.findByText(/two different addresses/)
  await press(look, 'Add https://meadow.example to the list')
  await expect
    .poll(() => sent('PATCH admin/sites/{id}')[0]?.input.body.origins)
    .toEqual(['https://www.meadow.example', 'https://meadow.example'])
  await expect.poll(() => sent('GET admin/sites/{id}/check').length).toBe(2)
})

test('a page that has not asked yet is looked for again, until its coach has started', async () => {
  let times = 0
  const { look } = await openSite({
    replies: {
      ...scenes.full.replies,
      'GET admin/sites/{id}/check': () => (times++ < 1 ? checks.never : checks.works),
    },
  })
  await check(look, 'https://www.meadow.example')
  await look.findByText(/has asked for the coach yet/)
  await look.findByText(/It works: the coach started/, {}, { timeout: 10_000 })
})
