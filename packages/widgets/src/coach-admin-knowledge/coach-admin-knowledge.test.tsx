import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachAdminKnowledge } from './coach-admin-knowledge.element.ts'
import { scenes } from './coach-admin-knowledge.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
function open(options: MountOptions) {
  const mounted = mountWidget(CoachAdminKnowledge, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
const file = new File(['# The water cycle\n\nWater rises, cools and falls.'], 'water.md', { type: 'text/markdown' })

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('adds a document and says how many passages it has', async () => {
  const { look, calls } = open(scenes.full)
  await userEvent.upload(await look.findByLabelText('Choose files'), file)
  await look.findByText('“The water cycle” is here, in 1 passage.')
  expect(look.getAllByRole('row')).toHaveLength(5)
  const { form } = calls.find(({ key }) => key === 'POST admin/rag-documents')?.input ?? {}
  expect(form).toMatchObject({ document_type_id: '1' })
  expect(form.file.name).toBe('water.md')
})

test('a file that cannot be read has its own sentence, and nothing is added', async () => {
  const { look } = open(scenes.unreadable)
  await userEvent.upload(await look.findByLabelText('Choose files'), file)
  await look.findByText(/not a text that can be read/)
  expect(look.getAllByRole('row')).toHaveLength(4)
})

test('asks before it removes', async () => {
  const { look, calls } = open(scenes.full)
  await userEvent.click(await look.findByRole('button', { name: 'Remove: How plants make food' }))
  expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false)
  await userEvent.click(look.getByRole('button', { name: 'Remove document' }))
  await look.findByText('“How plants make food” was removed.')
  expect(look.getAllByRole('row')).toHaveLength(3)
})

test('finds by title', async () => {
  const { look } = open(scenes.full)
  await userEvent.fill(await look.findByLabelText('Find by title'), 'persuade')
  await expect.poll(() => look.getAllByRole('row').length).toBe(2)
})
