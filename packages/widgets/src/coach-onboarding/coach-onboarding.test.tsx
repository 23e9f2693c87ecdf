import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { countries } from '../parts/combobox/countries.ts'
import { CoachOnboarding } from './coach-onboarding.element.ts'
import { scenes } from './coach-onboarding.fixtures.ts'
import { words as german } from './words/de.ts'
import { words as english } from './words/en.ts'
import { words as spanish } from './words/es.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachOnboarding, options)
  unmount = mounted.unmount
  const asked = (key: string) => mounted.calls.filter((call) => call.key === key)
  const told = (name: string) => mounted.events.find((event) => event.name === name)?.detail
  return { ...mounted, look: within(mounted.root), asked, told }
}
type Look = ReturnType<typeof open>['look']
const press = async (look: Look, name: string) => userEvent.click(await look.findByRole('button', { name }))
const here = Intl.DateTimeFormat().resolvedOptions().timeZone

test.each(['half', 'notAgreed', 'visitor', 'offline'] as const)('is accessible: %s', async (scene) => {
  const { element, look } = open(scenes[scene])
  await expect.poll(() => look.queryByText(english.loading)).toBeNull()
  expect((await axe.run(element)).violations).toEqual([])
})

test('shows how much is filled in, and counts along while somebody answers', async () => {
  const { look } = open(scenes.fresh)
  const bar = await look.findByRole('progressbar')
  // The time zone is the device's own.
  expect(bar.getAttribute('aria-valuenow')).toBe('1')
  await userEvent.fill(await look.findByLabelText('School'), 'Park School')
  await userEvent.click(await look.findByRole('checkbox', { name: 'Physics' }))
  await expect.poll(() => bar.getAttribute('aria-valuetext')).toBe('3 of 8 filled in')
})

test('keeps what was told, and nothing for what was left out', async () => {
  const { look, asked, told } = open(scenes.half)
  await userEvent.click(await look.findByRole('checkbox', { name: 'Mathematics' }))
  await userEvent.click(await look.findByRole('radio', { name: '120 min' }))
  await press(look, 'Save and continue')
  await expect.poll(() => told('coach-onboarding-done')).toEqual({ completion_ratio: 0.5, is_skipped: false })
  expect(asked('PUT users/onboarding')[0]?.input.body).toEqual({
    country: 'DE',
    time_zone: 'Europe/Berlin',
    school_name: 'Gymnasium am Park',
    academic_level_ids: ['l8'],
    subject_ids: ['s1'],
    goals: null,
    weekly_minutes: 120,
    heard_from: null,
  })
})

test('can be left for another day without a call', async () => {
  const { look, asked, told } = open(scenes.half)
  await press(look, 'Not now')
  expect(told('coach-onboarding-done')).toEqual({ completion_ratio: 0.5, is_skipped: true })
  expect(asked('PUT users/onboarding')).toEqual([])
})

test('who has not agreed to the policy yet is asked for it, and is not sent on without', async () => {
  const { look, asked, told } = open(scenes.notAgreed)
  await press(look, 'Save and continue')
  expect(await look.findByText(english['wrong.agree'])).toBeTruthy()
  expect(asked('PUT users/onboarding')).toEqual([])
  await userEvent.click(await look.findByRole('checkbox', { name: /I agree/ }))
  await press(look, 'Save and continue')
  await expect.poll(() => told('coach-onboarding-done')).toBeTruthy()
  expect(asked('PATCH users/has-agreed-policy')).toHaveLength(1)
})

test.each([
  ['invited', /Thank you both/],
  ['spentCode', /All places for your friend’s code are taken/],
] as const)('says what became of a friend’s code: %s', async (scene, sentence) => {
  const { look, asked } = open(scenes[scene])
  expect(await look.findByText(sentence)).toBeTruthy()
  expect(asked('PATCH users/referral/redemption-status')[0]?.input.body).toEqual({ referral_code: 'ANA-1' })
})

test('a visitor’s answers are kept under an address, and the secret of it on this device', async () => {
  const { look, asked, told } = open(scenes.visitor)
  await press(look, 'Save and continue')
  expect(await look.findByText(english['form.email'])).toBeTruthy()
  await userEvent.fill(await look.findByLabelText('Email'), 'ana@home.test')
  await press(look, 'Save and continue')
  await expect.poll(() => told('coach-onboarding-done')).toBeTruthy()
  await press(look, 'Save and continue')
  await expect.poll(() => asked('POST users/onboarding/{product}')).toHaveLength(2)
  const [first, again] = asked('POST users/onboarding/{product}').map(({ input }) => input.body)
  expect(first).toMatchObject({ email: 'ana@home.test', time_zone: here })
  expect(first.onboarding_token).toBeUndefined()
  expect(again.onboarding_token).toBe('a-secret')
  expect(asked('GET users/me')).toEqual([])
})

test('a parent, who is no learner, has a record of their own where the page has them signed in', async () => {
  const { look, asked } = open(scenes.parent)
  expect(await look.findByRole('heading', { name: english['title.parent'] })).toBeTruthy()
  expect(look.queryByLabelText('Email')).toBeNull()
  await press(look, 'Save and continue')
  await expect.poll(() => asked('PUT users/onboarding')).toHaveLength(1)
})

test('a parent is asked about the children, and not what a pupil is asked', async () => {
  const { look } = open(scenes.parent)
  await look.findByLabelText('Your children’s school')
  await look.findByText('Which years are your children in?')
  await look.findByLabelText('What would you like them to get better at?')
  for (const pupils of [english.school_name, english.academic_level_ids, english.goals, english['group.learning']]) {
    expect(look.queryByText(pupils)).toBeNull()
  }
})

test('a time zone is picked by its city, found by country too, and kept by its name', async () => {
  const { look, asked } = open(scenes.fresh)
  const field = await look.findByRole('combobox', { name: 'Time zone' })
  await userEvent.fill(field, 'zurich')
  await userEvent.keyboard('{Enter}')
  expect((field as HTMLInputElement).value).toBe('Zurich')
  const country = await look.findByRole('combobox', { name: 'Country' })
  await userEvent.fill(country, 'switz')
  await userEvent.keyboard('{Enter}')
  await press(look, 'Save and continue')
  await expect.poll(() => asked('PUT users/onboarding')).toHaveLength(1)
  expect(asked('PUT users/onboarding')[0]?.input.body).toMatchObject({ country: 'CH', time_zone: 'Europe/Zurich' })
})

test('loads anew when the user changes', async () => {
  const { look, asked, session } = open(scenes.half)
  await look.findByRole('progressbar')
  session.partition.value = 'somebody-else'
  await expect.poll(() => asked('GET users/onboarding')).toHaveLength(2)
})

test('a lost connection loses nothing that was typed', async () => {
  const { look } = open(scenes.notKept)
  await userEvent.fill(await look.findByLabelText('School'), 'Park School')
  await press(look, 'Save and continue')
  expect((await look.findByRole('alert')).textContent).toMatch(/Nothing you typed is lost/)
  expect((look.getByLabelText('School') as HTMLInputElement).value).toBe('Park School')
})

test('what did not load can be tried again', async () => {
  const { look, asked } = open(scenes.offline)
  await press(look, 'Try again')
  await expect.poll(() => asked('GET users/me')).toHaveLength(2)
})

test('the countries are those of today, in the reader’s language', () => {
  const found = countries('de')
  expect(found.find(({ value }) => value === 'AT')?.label).toBe('Österreich')
  expect(found.length).toBeGreaterThan(190)
  for (const old of ['DD', 'SU', 'UK', 'EU', 'ZZ']) expect(found.some(({ value }) => value === old)).toBe(false)
})

test('every translation has every word', () => {
  for (const words of [german, spanish]) expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
})
