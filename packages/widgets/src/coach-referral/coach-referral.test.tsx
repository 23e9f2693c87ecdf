import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachReferral } from './coach-referral.element.ts'
import { scenes } from './coach-referral.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachReferral, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
async function use(look: ReturnType<typeof open>['look']) {
  await userEvent.fill(await look.findByLabelText('A friend’s code'), 'pqrst-uvwxy')
  await userEvent.click(await look.findByRole('button', { name: 'Check code' }))
  await userEvent.click(await look.findByRole('button', { name: 'Use code' }))
}

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('shows the code, how far it is used, and by whom', async () => {
  const { look, calls } = open(scenes.full)
  await look.findByText('K7D4M-QX2RT')
  await look.findByText('2 of 3 friends have used it')
  await look.findByText('Sofia M.')
  expect(calls.at(-1)?.input.query).toEqual({ referral_code: 'K7D4M-QX2RT' })
})

test('a friend’s code is looked at before it is used, once', async () => {
  const { look, calls } = open(scenes.full)
  await use(look)
  await look.findByText(/You’ve used the code PQRST-UVWXY/)
  expect(calls.slice(-2).map(({ key }) => key)).toEqual([
    'GET users/referral/quota',
    'PATCH users/referral/redemption-status',
  ])
})

test.each([
  ['own', /aren’t for your own family/],
  ['spent', /All places for this code are taken/],
  ['repeated', /already used a friend’s code/],
] as const)('a refusal has its sentence: %s', async (scene, sentence) => {
  const { look } = open(scenes[scene])
  await use(look)
  await look.findByText(sentence)
})

test('a code that does not exist is said at the field', async () => {
  const { look } = open(scenes.unknown)
  await userEvent.fill(await look.findByLabelText('A friend’s code'), 'nothing')
  await userEvent.keyboard('{Enter}')
  await look.findByText('We don’t know this code. Check it letter by letter.')
})

test('says what a referral brings, on the page and among the questions', async () => {
  const { look } = open(scenes.full)
  await look.findByText(/you both get a free month\.$/, { selector: '.referral-own p' })
  unmount()
  const { look: none } = open(scenes.noReward)
  await none.findByText(/doesn’t give free months/)
  expect(none.queryByText(/you both get/)).toBeNull()
})

test('the questions are there without a connection, but for what needs one', async () => {
  const { look: without } = open(scenes.faqOffline)
  await without.findByText('Who can use mine?')
  expect(without.queryByText('What do I get?')).toBeNull()
  unmount()
  const { look, calls, events } = open(scenes.faq)
  await userEvent.click(await look.findByText('What do I get?'))
  await look.findByText(/A free month for you both/)
  ;(await look.findByRole('button', { name: 'Back to my code' })).click()
  expect(calls.map(({ key }) => key)).toEqual(['GET users/referral'])
  expect(events.at(-1)?.detail).toEqual({ to: 'referral' })
})
