import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { CoachDashboard } from './coach-dashboard.element.ts'
import { quizzes, scenes } from './coach-dashboard.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachDashboard, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('puts the quiz that was left open first, and asks the page to open it', async () => {
  const { look, events } = open(scenes.full)
  const next = await look.findByRole('button', { name: 'Continue: Fractions of amounts' })
  expect(look.getByRole('progressbar', { name: '3 of 8 answered' })).toBeTruthy()
  next.click()
  expect(events.at(-1)).toEqual({ name: 'coach-navigate', detail: { to: 'quiz', quiz_id: 'q1' } })
})

test('with nothing begun it offers a first quiz, shelf by shelf', async () => {
  const { look } = open(scenes.fresh)
  await look.findByRole('heading', { name: 'Start something new' })
  expect(look.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Start something new',
    'Stuck on something?',
    'My courses',
    'Mathematics, year 7',
    'Science, year 7',
    'More to practise',
    'Do your parents want to see this too?',
  ])
})

test('a long shelf shows its first four, and the rest when asked', async () => {
  const more = Array.from({ length: 6 }, (_, at) => ({
    ...(quizzes[2] as (typeof quizzes)[0]),
    id: `m${at}`,
    title: `Sums ${at}`,
  }))
  const { look } = open({ replies: { ...scenes.full.replies, 'GET quiz': { ok: true, answer: { quizzes: more } } } })
  const all = await look.findByRole('button', { name: 'Show all 6: Mathematics, year 7' })
  expect(look.queryByRole('button', { name: 'Start: Sums 5' })).toBeNull()
  all.click()
  await look.findByText('Sums 5')
})

test('counts what is done of each course from the pupil’s own quizzes', async () => {
  const { look } = open(scenes.full)
  const maths = (await look.findByRole('progressbar', { name: 'Mathematics' })) as HTMLProgressElement
  expect([maths.value, maths.max]).toEqual([1, 5])
  expect(look.getByText('Nothing set yet')).toBeTruthy()
})

test('shows marks of what is done, and invents no figures where there is nothing', async () => {
  const full = open(scenes.full)
  await full.look.findByText('7 of 8 marks')
  full.unmount()
  const { look } = open(scenes.empty)
  await look.findByRole('heading', { name: 'Nothing to practise yet' })
  expect(look.queryByText(/\d/)).toBeNull()
})

test('a bookmarked question is found again, with its formula in words, and opens where it stands', async () => {
  const { look, events } = open(scenes.full)
  await look.findByRole('heading', { name: 'Bookmarked questions' })
  look.getByRole('button', { name: /^Write 3\/4 as a percentage\./ }).click()
  expect(events.at(-1)).toEqual({
    name: 'coach-navigate',
    detail: { to: 'quiz', quiz_id: 'q7', question_id: 'i1' },
  })
})

test('a course that looks pressable opens its next quiz, and one with nothing to do does not look so', async () => {
  const { look, events, root } = open(scenes.full)
  ;(await look.findByRole('button', { name: /^Mathematics/ })).click()
  expect(events.at(-1)).toEqual({ name: 'coach-navigate', detail: { to: 'quiz', quiz_id: 'q1' } })
  expect(look.queryByRole('button', { name: /^English/ })).toBeNull()
  const cards = [...root.querySelectorAll('.dashboard-courses li')]
  expect(cards.map((card) => getComputedStyle(card).borderTopWidth)).toEqual(['1px', '1px', '0px'])
})

test('a page that did not load for want of a line loads when the line is back', async () => {
  let online = false
  const { look } = open({
    replies: {
      ...scenes.full.replies,
      'GET quiz': () =>
        online
          ? { ok: true, answer: { quizzes } }
          : { ok: false, problem: { code: 'network.offline', status: 0, detail: '' } },
    },
  })
  await look.findByText(/You’re offline/)
  online = true
  dispatchEvent(new Event('online'))
  await look.findByRole('heading', { name: 'My learning' })
  expect(look.queryByText(/You’re offline/)).toBeNull()
})

test('a failed load has a sentence and a retry that loads', async () => {
  let tries = 0
  const { look } = open({
    replies: {
      ...scenes.full.replies,
      'GET quiz': () => {
        tries += 1
        return tries === 1
          ? { ok: false, problem: { code: 'server.failed', status: 500, detail: '' } }
          : { ok: true, answer: { quizzes: [] } }
      },
    },
  })
  ;(await look.findByRole('button', { name: 'Try again' })).click()
  await look.findByRole('heading', { name: 'Nothing to practise yet' })
})

test('a code for a parent is made when it is asked for, and not before', async () => {
  const { look, calls } = open(scenes.full)
  const show = await look.findByRole('button', { name: 'Show a code' })
  expect(calls.map(({ key }) => key)).not.toContain('POST users/link-code')
  show.click()
  await look.findByText('K7D4M-QX2RT')
  look.getByText(/^Works until/)
  look.getByRole('button', { name: 'Show a new code' })
})

test('a learner of a school’s page is told that a parent cannot link the account', async () => {
  const problem = { code: 'session.role' as const, status: 403, detail: '' }
  const { look } = open({ replies: { ...scenes.full.replies, 'POST users/link-code': { ok: false, problem } } })
  ;(await look.findByRole('button', { name: 'Show a code' })).click()
  await look.findByText(/belongs to your school’s page/)
})
