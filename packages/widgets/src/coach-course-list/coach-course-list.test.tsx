import type { Course } from '@coachkit/contract'
import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachCourseList } from './coach-course-list.element.ts'
import { courses, scenes } from './coach-course-list.fixtures.ts'
import { words as german } from './words/de.ts'
import { words as english } from './words/en.ts'
import { words as spanish } from './words/es.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachCourseList, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
type Look = ReturnType<typeof open>['look']
const titles = (look: Look) => look.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test.each(['list', 'empty', 'offline', 'one', 'gone'] as const)('is accessible: %s', async (scene) => {
  const { element, look } = open(scenes[scene])
  await look.findByRole('heading', { level: 1 })
  expect((await axe.run(element)).violations).toEqual([])
})

test('shows the courses that are on, with their subject and level', async () => {
  const { look } = open(scenes.list)
  await look.findByRole('button', { name: 'Living things' })
  expect(titles(look)).toEqual(['Fractions and decimals', 'Équations', 'Living things', 'Reading closely'])
  expect(look.getByText('Mathematics · Primary 5')).toBeTruthy()
  expect(look.getByRole('status').textContent).toBe('4 courses')
})

test('finds by word without accents or case, by subject and by level, and shows all again', async () => {
  const { look } = open(scenes.list)
  const search = await look.findByRole('searchbox', { name: 'Find a course' })
  await userEvent.fill(search, 'EQUA')
  await expect.poll(() => titles(look)).toEqual(['Équations'])
  expect(look.getByRole('status').textContent).toBe('1 course')
  await userEvent.fill(search, '')
  await userEvent.selectOptions(look.getByLabelText('Level'), 'Primary 5')
  await userEvent.selectOptions(look.getByLabelText('Subject'), 'Science')
  await expect.poll(() => titles(look)).toEqual(['Living things'])
  await userEvent.fill(search, 'fractions')
  await userEvent.click(await look.findByRole('button', { name: 'Show all courses' }))
  await expect.poll(() => titles(look)).toHaveLength(4)
})

test('asks the page to open a course, by mouse and by keyboard', async () => {
  const { look, events } = open(scenes.list)
  const button = await look.findByRole('button', { name: 'Living things' })
  await userEvent.click(button)
  button.focus()
  await userEvent.keyboard('{Enter}')
  const wish = { name: 'coach-navigate', detail: { to: 'course', course_id: 'c3' } }
  expect(events.filter(({ name }) => name === 'coach-navigate')).toEqual([wish, wish])
})

test('one course says what is in it, and leads on', async () => {
  const { look, events, calls } = open(scenes.one)
  await look.findByRole('heading', { level: 1, name: 'Reading closely' })
  expect(calls[0]?.input.params).toEqual({ id: 'c4' })
  expect(look.getByText('From Meadow School')).toBeTruthy()
  for (const name of ['Take this course', 'I have a code', 'Ask the coach', 'All courses'])
    await userEvent.click(await look.findByRole('button', { name }))
  expect(events.filter(({ name }) => name === 'coach-navigate').map(({ detail }) => detail)).toEqual([
    { to: 'join', course_id: 'c4', title: 'Reading closely' },
    { to: 'redeem', course_id: 'c4' },
    { to: 'coach' },
    { to: 'list' },
  ])
})

test('says what is in each course, and what paying adds to what is free', async () => {
  const { look, element } = open(scenes.list)
  expect((await look.findAllByText(/3 quizzes · 27 questions/)).length).toBe(4)
  expect(look.getByText('Living things, step by step.')).toBeTruthy()
  unmount()
  expect(element.isConnected).toBe(false)
  const { look: one } = open(scenes.one)
  const inside = within(
    (await one.findByRole('heading', { name: 'What’s included' })).closest('section') as HTMLElement,
  )
  expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First steps Free to tryWhere to begin.',
    'On the way A little harder.',
    'Nearly there All of it together.',
  ])
  expect(inside.getByText('You can try 1 quiz for free. The course adds 2 more quizzes.')).toBeTruthy()
})

test('whoever can take no course has no button for it', async () => {
  const { look } = open({ ...scenes.one, attributes: { 'course-id': 'c4', joinable: false } })
  await look.findByRole('heading', { level: 1, name: 'Reading closely' })
  expect(look.queryByRole('button', { name: 'Take this course' })).toBeNull()
})

test('goes from one course to another and to the list, without mixing them', async () => {
  const byId = ({ params }: { params: { id: string } }) => ({
    ok: true as const,
    answer: { course: courses.find(({ id }) => id === params.id) as Course },
  })
  const { look, element } = open({
    ...scenes.one,
    replies: { ...scenes.list.replies, 'GET courses/public/{id}': byId },
  })
  await look.findByRole('heading', { level: 1, name: 'Reading closely' })
  element.setAttribute('course-id', 'c1')
  await look.findByRole('heading', { level: 1, name: 'Fractions and decimals' })
  expect(look.queryByText('From Meadow School')).toBeNull()
  element.removeAttribute('course-id')
  await look.findByRole('button', { name: 'Living things' })
})

test('a list that did not come can be asked for again', async () => {
  let asked = 0
  const { look } = open({
    replies: {
      'GET courses': () => (asked++ === 0 ? scenes.failed.replies['GET courses'] : scenes.list.replies['GET courses']),
    },
  })
  await userEvent.click(await look.findByRole('button', { name: 'Try again' }))
  await look.findByRole('button', { name: 'Living things' })
})

test('an empty list still leads to the coach', async () => {
  const { look, events } = open(scenes.empty)
  await userEvent.click(await look.findByRole('button', { name: 'Ask the coach' }))
  expect(events.at(-1)?.detail).toEqual({ to: 'coach' })
})

test('every translation has every word', () => {
  for (const words of [german, spanish]) expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
})
