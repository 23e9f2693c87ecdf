import type { KnowledgeDocument } from '@coachkit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../kernel/db/database.ts'
import { testDatabase } from '../../testing/database.ts'
import { createAdminArea } from './admin.ts'
import { excerptOf, rerank } from './rules.ts'

const plants = `# Plants

## Photosynthesis

Green plants make sugar from water and carbon dioxide. The energy comes from sunlight. This is called photosynthesis.

## Roots

Roots take up water and minerals from the soil.`

const defaults = [
  {
    external_id: 'fractions',
    title: 'Fractions',
    filename: 'fractions.md',
    text: '# Fractions\n\nThe numerator of a fraction stands above the line, the denominator below it.',
  },
  {
    external_id: 'verbs',
    title: 'Verbs',
    filename: 'verbs.md',
    text: '# Verbs\n\nA verb says what somebody does. It has a past tense.',
  },
]

let database: Database
let area: ReturnType<typeof createAdminArea>
beforeAll(async () => {
  database = await testDatabase()
  area = createAdminArea({ database, defaults: () => defaults })
})
afterAll(() => database.close())

const admin = { kind: 'person', person_id: 'p', roles: ['admin'] }

async function call<T>(key: string, request: Record<string, unknown> = {}): Promise<T> {
  const found = area.routes.find((route) => route.key === key)
  return (await found?.handle({ params: {}, user: admin, ...request } as never)) as T
}
const add = async (text: string | Uint8Array<ArrayBuffer>, name: string, more: Record<string, string> = {}) =>
  (
    await call<{ document: KnowledgeDocument }>('POST admin/rag-documents', {
      form: { file: new File([text], name), ...more },
    })
  ).document
const list = async () => (await call<{ documents: KnowledgeDocument[] }>('GET admin/rag-documents')).documents
const find = (text: string) => area.knowledge.findPassages(text, 3)

describe('knowledge documents', () => {
  it('can be cited at once, and no more when they are taken away', async () => {
    const added = await add(plants, 'plants.md')
    expect(added).toMatchObject({
      title: 'Plants',
      filename: 'plants.md',
      document_type_id: 4,
      passage_count: 2,
      is_default: false,
    })
    expect(added.size).toBe(Buffer.byteLength(plants))
    const [best, ...others] = await find('What is photosynthesis?')
    expect(best).toMatchObject({
      document_id: added.id,
      title: 'Plants › Photosynthesis',
      excerpt: expect.stringContaining('sunlight'),
    })
    expect(others).toEqual([])
    expect((await list())[0]).toEqual(added)

    await call('DELETE admin/rag-documents/{id}', { params: { id: added.id } })
    expect(await find('What is photosynthesis?')).toEqual([])
    expect(await list()).toEqual([])
    await expect(call('DELETE admin/rag-documents/{id}', { params: { id: added.id } })).rejects.toThrow(
      'object.missing',
    )
    await expect(call('DELETE admin/rag-documents/{id}', { params: { id: 'x' } })).rejects.toThrow('object.missing')
  })

  it('are an admin’s alone', async () => {
    const { id } = await add(plants, 'plants.md')
    const teacher = { ...admin, roles: ['teacher'] }
    await expect(call('DELETE admin/rag-documents/{id}', { params: { id }, user: teacher })).rejects.toThrow(
      'object.missing',
    )
    expect((await call<{ documents: unknown[] }>('GET admin/rag-documents', { user: teacher })).documents).toEqual([])
    await call('DELETE admin/rag-documents/{id}', { params: { id } })
  })

  it('take their title from the form, the first heading or the file name', async () => {
    expect(
      await add('Some text.', 'C:\\notes\\my_first-file.txt', { title: ' Mine ', document_type_id: '1' }),
    ).toMatchObject({
      ...{ title: 'Mine', filename: 'my_first-file.txt', document_type_id: 1 },
    })
    expect((await add('Some text.', 'my_first-file.txt')).title).toBe('my first file')
  })

  it('are refused when they are no text, or have none', async () => {
    await expect(add(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'a.md')).rejects.toThrow('document.unreadable')
    await expect(add('# Only a heading\n', 'a.md')).rejects.toThrow('document.empty')
  })

  it('puts the missing defaults back, and no others', async () => {
    const restore = async () => (await call<{ added: number }>('POST admin/rag-documents/default')).added
    expect(await Promise.all([restore(), restore()]).then((counts) => counts.sort())).toEqual([0, 2])
    expect(await restore()).toBe(0)
    const verbs = (await list()).find(({ title }) => title === 'Verbs')
    expect(verbs).toMatchObject({ is_default: true, filename: 'verbs.md' })
    await call('DELETE admin/rag-documents/{id}', { params: { id: verbs?.id } })
    expect(await restore()).toBe(1)
    expect((await find('what does a verb say'))[0]?.title).toBe('Verbs')
  })
})

describe('finding passages', () => {
  it.each([
    ['which number stands above the line, the numerator or the denominator?', 'Fractions'],
    ['explain numerators please', 'Fractions'],
    ['tell me about the past tense of verbs', 'Verbs'],
  ])('%s → %s', async (text, title) => {
    expect((await find(text))[0]?.title).toBe(title)
  })

  it.each([
    'Who won the chess cup in 1987?',
    'the of and',
    '',
    "!!! & | ( :* \\ '",
    'help me please',
    'x',
  ])('finds nothing for %j', async (text) => {
    expect(await find(text)).toEqual([])
  })
})

describe('the order of passages', () => {
  const passage = (heading: string, text: string, rank = 1) => ({
    ...{ document_id: heading, heading, text, rank },
    lexemes: `${heading} ${text}`.toLowerCase().match(/[a-z]+/g) ?? [],
  })
  const names = (found: { heading: string }[]) => found.map(({ heading }) => heading)

  it('weighs rare words more than common ones', () => {
    const terms = [
      { lexeme: 'water', passages: 90 },
      { lexeme: 'osmosis', passages: 1 },
    ]
    const found = rerank(terms, 100, [
      passage('common', 'Water, and water again.'),
      passage('rare', 'Osmosis is osmosis.', 0.1),
    ])
    expect(names(found)).toEqual(['rare'])
  })

  it('prefers the place where a word is introduced, and leaves out what only mentions it', () => {
    const terms = [{ lexeme: 'numerator', passages: 3 }]
    const found = rerank(terms, 30, [
      passage('Twice', 'Add the numerator to the other numerator.'),
      passage('Once', 'Add it to the numerator.'),
      passage('First', 'The number above is the **numerator** of it.', 0.1),
    ])
    expect(names(found)).toEqual(['First', 'Twice'])
  })

  it('finds nothing by figures or by words that only ask', () => {
    const terms = ['12', '8', 'time', 'explain'].map((lexeme) => ({ lexeme, passages: 1 }))
    expect(
      rerank(terms, 30, [{ ...passage('Times', 'Time after time 12 and 8'), lexemes: ['time', '12', '8'] }]),
    ).toEqual([])
  })
})

it('cuts an excerpt after a sentence', () => {
  const text = `${'A sentence of some words. '.repeat(40)}`
  expect(excerptOf(text).endsWith('.')).toBe(true)
  expect(excerptOf(text).length).toBeLessThanOrEqual(700)
  expect(excerptOf('short')).toBe('short')
})
