import { defineWidget } from '@coachkit/sdk'
import { mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createField } from '../form/form-field.ts'
import { signInSheets } from '../sign-in/sign-in-sheets.ts'
import { comboboxStyles } from './combobox.styles.ts'
import { Combobox } from './combobox.tsx'
import { matching, moved } from './combobox-rules.ts'
import { cityOf, offsetOf, timeZones } from './time-zones.ts'

const fruit = ['Apple', 'Apricot', 'Banana', 'Cherry'].map((label) => ({
  value: label.toLowerCase(),
  label,
  note: 'Fruit',
}))
const field = createField('')
const sent: string[] = []
const CoachTrial = defineWidget({
  tag: 'coach-trial-combobox',
  attributes: {},
  words: {},
  styles: [...signInSheets, comboboxStyles],
  create: () => ({}),
  view: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(field.value.peek())
      }}
    >
      <Combobox
        id="fruit"
        label="Fruit"
        field={field}
        options={() => fruit}
        labelOf={(value) => fruit.find((one) => one.value === value)?.label ?? value}
        placeholder="Type"
        words={{ empty: 'Nothing fits', show: 'Show', count: (count) => `${count} fit` }}
      />
      <button type="submit">Send</button>
    </form>
  ),
})

let unmount = () => {}
afterEach(() => unmount())
async function open(value = '') {
  field.value.value = value
  sent.length = 0
  const mounted = mountWidget(CoachTrial, {})
  unmount = mounted.unmount
  const look = within(mounted.root)
  const input = (await look.findByRole('combobox', { name: 'Fruit' })) as HTMLInputElement
  const active = () => {
    const id = input.getAttribute('aria-activedescendant')
    return id ? (mounted.root.querySelector(`#${id} span > span`)?.textContent ?? null) : null
  }
  return { ...mounted, look, input, active }
}

test('is accessible, closed and open', async () => {
  const { element, input } = await open('banana')
  expect((await axe.run(element)).violations).toEqual([])
  await userEvent.click(input)
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect((await axe.run(element)).violations).toEqual([])
})

test('typing filters, arrows, Home and End move and go round, Enter takes and sends nothing', async () => {
  const { look, input, active } = await open()
  await userEvent.fill(input, 'ap')
  expect((await look.findAllByRole('option')).map((one) => one.textContent)).toEqual(['AppleFruit', 'ApricotFruit'])
  expect(active()).toBe('Apple')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Apricot')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Apple')
  await userEvent.keyboard('{End}')
  expect(active()).toBe('Apricot')
  await userEvent.keyboard('{Home}{ArrowUp}{Enter}')
  expect(field.value.value).toBe('apricot')
  expect(input.value).toBe('Apricot')
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual(['apricot'])
})

test('Escape closes and keeps what was chosen, and closed it empties', async () => {
  const { input } = await open('banana')
  await userEvent.click(input)
  await userEvent.fill(input, 'che')
  await userEvent.keyboard('{Escape}')
  expect([field.value.value, input.value]).toEqual(['banana', 'Banana'])
  await userEvent.keyboard('{Escape}')
  expect([field.value.value, input.value]).toEqual(['', ''])
})

test('who leaves with what is no option keeps the last choice; the only one that fits is taken', async () => {
  const { look, input } = await open('banana')
  await userEvent.fill(input, 'nothing like it')
  expect(look.getAllByText('Nothing fits').length).toBeGreaterThan(0)
  await userEvent.tab()
  expect([field.value.value, input.value]).toEqual(['banana', 'Banana'])
  await userEvent.fill(input, 'cher')
  await userEvent.tab()
  expect([field.value.value, input.value]).toEqual(['cherry', 'Cherry'])
})

test('a press on an option takes it, and the list is in the top layer below its field', async () => {
  const { look, root, input } = await open()
  await userEvent.click(look.getByRole('button', { name: 'Show' }))
  const list = root.querySelector('.combobox-list') as HTMLElement
  await expect.poll(() => list.matches(':popover-open')).toBe(true)
  const [box, field_] = [list.getBoundingClientRect(), input.getBoundingClientRect()]
  expect(Math.abs(box.left - field_.left)).toBeLessThan(2)
  expect(Math.abs(box.width - field_.width)).toBeLessThan(2)
  await userEvent.click(await look.findByRole('option', { name: /Cherry/ }))
  expect(field.value.value).toBe('cherry')
  await expect.poll(() => list.matches(':popover-open')).toBe(false)
})

test('words are found in any order, without accents, and what begins so comes first', () => {
  const options = [
    { value: '1', label: 'New Zürich', search: 'Far Land' },
    { value: '2', label: 'Zürich', note: 'Switzerland' },
  ]
  expect(matching(options, 'zurich').map(({ value }) => value)).toEqual(['2', '1'])
  expect(matching(options, 'land new').map(({ value }) => value)).toEqual(['1'])
  expect(moved('ArrowUp', -1, 3)).toBe(2)
  expect(moved('x', 0, 3)).toBeNull()
  expect(moved('End', 0, 0)).toBeNull()
})

test('zones stand by their city with what they differ from GMT on that day, and are found by country', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(offsetOf('Europe/Berlin', new Date('2026-01-15T12:00:00Z'))).toBe('GMT+1')
  expect(offsetOf('Europe/Berlin', new Date('2026-07-15T12:00:00Z'))).toBe('GMT+2')
  expect(offsetOf('Nowhere/Else')).toBe('')
  const zones = timeZones('de', new Date('2026-01-15T12:00:00Z'))
  expect(zones.find(({ value }) => value === 'Europe/Vienna')?.note).toBe('Österreich · Europe/Vienna · GMT+1')
  expect(matching(zones, 'osterreich').map(({ label }) => label)).toEqual(['Vienna'])
  expect(matching(zones, 'asia tokyo')[0]?.value).toBe('Asia/Tokyo')
})
