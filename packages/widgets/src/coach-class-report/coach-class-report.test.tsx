import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CoachClassReport } from './coach-class-report.element.ts'
import { scenes, students } from './coach-class-report.fixtures.ts'
import { firstDay, sortRows } from './coach-class-report.state.ts'

/** What 200 % zoom leaves of a screen of 1280 px, between the page's own margins. */
async function zoomed(root: HTMLElement) {
  await page.viewport(640, 400)
  const regions = [...root.querySelectorAll('.scroll-region')]
  expect(regions.length).toBeGreaterThan(0)
  for (const region of regions) expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640)
}

let unmount = () => {}
afterEach(async () => {
  unmount()
  await page.viewport(1000, 800)
})
function open(options: MountOptions) {
  const mounted = mountWidget(CoachClassReport, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
const names = (look: ReturnType<typeof open>['look']) =>
  within(look.getAllByRole('table')[0] as HTMLElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

test('at 200 % zoom the tables of pupils and questions are seen as a whole', async () => {
  const { look, root } = open(scenes.formulas)
  await look.findAllByRole('table')
  await zoomed(root)
})

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('shows who needs help first, and sorts by any column from the keyboard', async () => {
  const { look } = open(scenes.full)
  await look.findAllByRole('table')
  expect(names(look)).toEqual(['Mia Berg', 'Ali Demir', 'Noah Adeyemi', 'Zoë Castillo'])
  look.getByRole('button', { name: /^Pupil/ }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => names(look)).toEqual(['Noah Adeyemi', 'Mia Berg', 'Zoë Castillo', 'Ali Demir'])
  expect(look.getByRole('columnheader', { name: /^Pupil/ }).getAttribute('aria-sort')).toBe('ascending')
})

test('pupils without a mark stand last either way', () => {
  for (const descending of [false, true])
    expect(sortRows(students, 'avg_mark', descending).at(-1)?.first_name).toBe('Zoë')
})

test('asks for the chosen class and span', async () => {
  const { look, calls } = open(scenes.full)
  await userEvent.selectOptions(await look.findByLabelText('Class'), 'c2')
  await userEvent.selectOptions(look.getByLabelText('Period'), 'week')
  await expect.poll(() => calls.filter(({ key }) => key === 'GET classes/{classId}/report').length).toBe(3)
  const { params, query } = calls.at(-1)?.input ?? {}
  expect(params.classId).toBe('c2')
  expect(query).toEqual({ start: firstDay(7) })
})

test('questions stand as one would write them, and rows that lead nowhere do not look as if they did', async () => {
  const { look, root } = open(scenes.formulas)
  await look.findByRole('rowheader', { name: 'What is 3/4 of 64?' })
  look.getByText('Halves: 1/2')
  expect(root.textContent).not.toMatch(/\\\(|\\frac/)
  const row = look.getByRole('rowheader', { name: /^Mia Berg/ }).parentElement as HTMLElement
  const before = getComputedStyle(row).backgroundColor
  await userEvent.hover(row)
  expect(getComputedStyle(row).backgroundColor).toBe(before)
})

test('with nothing answered it says so and invents no marks', async () => {
  const { look } = open(scenes.nothingAnswered)
  await look.findByRole('heading', { name: 'No answers in this period' })
  expect(look.queryByText(/%/)).toBeNull()
})

test('a span begins on a day of the reader’s own calendar and has as many days as it says', () => {
  expect(firstDay(7, new Date(2026, 2, 3, 0, 30))).toBe('2026-02-25')
  expect(firstDay(7, new Date(2026, 2, 3, 23, 30))).toBe('2026-02-25')
  expect(firstDay(30, new Date(2026, 0, 1, 0, 0))).toBe('2025-12-03')
})
