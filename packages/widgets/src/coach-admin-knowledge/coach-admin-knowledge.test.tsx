import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CoachAdminKnowledge } from './coach-admin-knowledge.element.ts'
import { added, scenes } from './coach-admin-knowledge.fixtures.ts'

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
  const mounted = mountWidget(CoachAdminKnowledge, options)
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
const file = new File(['# The water cycle\n\nWater rises, cools and falls.'], 'water.md', { type: 'text/markdown' })

test('at 200 % zoom the tables of documents are seen as a whole', async () => {
  const { look, root } = open(scenes.full)
  await look.findAllByRole('table')
  await zoomed(root)
})

test.each(Object.keys(scenes) as (keyof typeof scenes)[])('is accessible: %s', async (scene) => {
  const { element } = open(scenes[scene])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await axe.run(element)).violations).toEqual([])
})

test('adds a document and says how many passages it has', async () => {
  const { look, calls } = open(scenes.full)
  await userEvent.upload(await look.findByLabelText('Choose files'), file)
  await look.findByText('“The water cycle” was added, with 1 passage.')
  expect(look.getAllByRole('row')).toHaveLength(5)
  const { form } = calls.find(({ key }) => key === 'POST admin/rag-documents')?.input ?? {}
  expect(form).toMatchObject({ document_type_id: '1' })
  expect(form.file.name).toBe('water.md')
})

test('a file that cannot be read has its own sentence, and nothing is added', async () => {
  const { look } = open(scenes.unreadable)
  await userEvent.upload(await look.findByLabelText('Choose files'), file)
  await look.findByText(/can’t be read as text/)
  expect(look.getAllByRole('row')).toHaveLength(4)
})

test('each chosen file that fails is named with its own reason, and the others come in', async () => {
  const locked = new File(['x'], 'locked.md', { type: 'text/markdown' })
  locked.slice = () => {
    const piece = new Blob(['x'])
    piece.arrayBuffer = () => Promise.reject(new DOMException('held', 'NotReadableError'))
    return piece
  }
  const large = new File(['x'], 'large.md', { type: 'text/markdown' })
  Object.defineProperty(large, 'size', { value: 12_000_001 })
  let refuses = true
  const { look, element, calls } = open({
    replies: {
      ...scenes.full.replies,
      'POST admin/rag-documents': ({ form }) =>
        form.file.name === 'binary.txt' && refuses
          ? { ok: false, problem: { code: 'document.unreadable', status: 422, detail: '' } }
          : { ok: true, answer: { document: added } },
    },
  })
  const zone = await look.findByRole('region', { name: 'Add documents' })
  const drop = (...files: File[]) => {
    const dataTransfer = { files } as unknown as DataTransfer
    zone.dispatchEvent(Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer }))
  }
  const binary = new File(['\u0000'], 'binary.txt', { type: 'text/plain' })
  drop(
    new File(['x'], 'photo.png', { type: 'image/png' }),
    large,
    locked,
    new File([], 'empty.txt', { type: 'text/plain' }),
    binary,
    file,
  )
  await look.findByRole('heading', { name: '5 files were not added' })
  const reasons = look.getAllByRole('listitem').map((item) => item.textContent)
  expect(reasons).toEqual([
    'photo.png: This isn’t Markdown or plain text.',
    'large.md: The file is larger than 12 MB.',
    expect.stringMatching(/^locked\.md: This device can’t read it/),
    'empty.txt: This file has no text in it.',
    expect.stringMatching(/^binary\.txt: This file can’t be read as text/),
  ])
  await look.findByText('“The water cycle” was added, with 1 passage.')
  expect(calls.filter(({ key }) => key === 'POST admin/rag-documents')).toHaveLength(2)
  expect((await axe.run(element)).violations).toEqual([])
  // What comes in after all is not told as refused any longer, and the rest is put away when it was read.
  refuses = false
  drop(binary)
  await look.findByRole('heading', { name: '4 files were not added' })
  await userEvent.click(look.getByRole('button', { name: 'Hide this list' }))
  expect(look.queryByText(/photo\.png/)).toBeNull()
})

test('shows titles with formulas as one would write them', async () => {
  const titled = { ...added, title: 'All about \\(\\frac{3}{4}\\)' }
  const { look } = open({
    replies: { ...scenes.full.replies, 'GET admin/rag-documents': { ok: true, answer: { documents: [titled] } } },
  })
  await look.findByText('All about 3/4')
  look.getByRole('button', { name: 'Remove: All about 3/4' })
})

test('a list that did not load for want of a line loads when the line is back', async () => {
  let online = false
  const { look } = open({
    replies: {
      ...scenes.full.replies,
      'GET admin/rag-documents': () =>
        online
          ? { ok: true, answer: { documents: [added] } }
          : { ok: false, problem: { code: 'network.offline', status: 0, detail: '' } },
    },
  })
  await look.findByText('You’re offline. Nothing was changed.')
  online = true
  dispatchEvent(new Event('online'))
  await look.findByText('The water cycle')
  expect(look.queryByText('You’re offline. Nothing was changed.')).toBeNull()
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
  await userEvent.fill(await look.findByLabelText('Search by title'), 'persuade')
  await expect.poll(() => look.getAllByRole('row').length).toBe(2)
})
