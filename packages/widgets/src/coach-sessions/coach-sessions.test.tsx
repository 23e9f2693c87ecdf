import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachSessions } from './coach-sessions.element.ts'
import { agents, scenes } from './coach-sessions.fixtures.ts'
import { deviceName } from './device-name.ts'
import { words as german } from './words/de.ts'
import { words as english } from './words/en.ts'
import { words as spanish } from './words/es.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachSessions, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
const rowsIn = (look: ReturnType<typeof open>['look']) =>
  look.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)

test.each(['three', 'alone', 'offline'] as const)('is accessible: %s', async (scene) => {
  const { element, look } = open(scenes[scene])
  await expect.poll(() => look.queryByText(english.loading)).toBeNull()
  expect((await axe.run(element)).violations).toEqual([])
})

test('names each place as a person would, and has no button for the one that asks', async () => {
  const { look } = open(scenes.three)
  await look.findByText('This device')
  expect(rowsIn(look)).toEqual(['Chrome on Windows', 'Safari on iPad', 'Unknown browser'])
  expect(look.queryByRole('button', { name: /Chrome on Windows/ })).toBeNull()
})

test('ends one session, says so, and tells the page', async () => {
  const { look, calls, events } = open(scenes.three)
  await userEvent.click(await look.findByRole('button', { name: /^Sign out: Safari on iPad, since March 4, 2026 at / }))
  expect(await look.findByText(english.ended)).toBeTruthy()
  expect(calls.at(-1)).toMatchObject({ key: 'DELETE auth/sessions/{id}', input: { params: { id: 's2' } } })
  expect(rowsIn(look)).toEqual(['Chrome on Windows', 'Unknown browser'])
  expect(events.at(-1)).toEqual({ name: 'coach-session-ended', detail: { id: 's2' } })
})

test('ends all others and keeps the one that asks', async () => {
  const { look } = open(scenes.three)
  await userEvent.click(await look.findByRole('button', { name: english['end.all'] }))
  expect(await look.findByText(english['ended.all'])).toBeTruthy()
  expect(rowsIn(look)).toEqual(['Chrome on Windows'])
})

test('a session that was not ended stays on the list, with a sentence', async () => {
  const { look } = open(scenes.notEnded)
  await userEvent.click(await look.findByRole('button', { name: /Safari on iPad/ }))
  expect((await look.findByRole('alert')).textContent).toMatch(/You’re offline/)
  expect(rowsIn(look)).toHaveLength(3)
})

test('one that has ended by itself is gone, which is what was wished for', async () => {
  const { look } = open(scenes.endedMeanwhile)
  await userEvent.click(await look.findByRole('button', { name: /Safari on iPad/ }))
  await expect.poll(() => rowsIn(look)).toHaveLength(2)
  expect(look.queryByRole('alert')).toBeNull()
})

test('a list that did not load can be asked for again', async () => {
  const { look, calls } = open(scenes.offline)
  await userEvent.click(await look.findByRole('button', { name: 'Try again' }))
  await expect.poll(() => calls.length).toBe(2)
})

test('tells browsers apart by what they are, not by what they descend from', () => {
  expect(deviceName(agents.chrome)).toEqual({ browser: 'Chrome', system: 'Windows' })
  expect(deviceName(`${agents.chrome} Edg/130.0.0.0`)).toEqual({ browser: 'Edge', system: 'Windows' })
  expect(deviceName(agents.safari)).toEqual({ browser: 'Safari', system: 'iPad' })
  for (const unknown of [null, '', 'curl/8.0']) expect(deviceName(unknown)).toBeNull()
})

test('every translation has every word', () => {
  for (const words of [german, spanish]) expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
})
