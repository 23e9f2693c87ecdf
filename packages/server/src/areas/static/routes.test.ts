import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { academicLevel, subject } from '../../kernel/people/schema.ts'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'
import { badge, staticEntry, subjectFlag } from './schema.ts'

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await testServer({ start: false })
  cast = await server.cast()
  const { db } = server.database
  await db.insert(subject).values([
    { id: '10', name: 'Art' },
    { id: '2', name: 'Science' },
    { id: '1', name: 'Mathematics' },
  ])
  await db.insert(academicLevel).values([
    { id: '11', name: 'Year 11' },
    { id: '6', name: 'Year 6' },
  ])
  await db.insert(staticEntry).values([
    { kind: 'topic-group', id: 'algebra', name: 'Algebra', subject_id: '1', position: 1 },
    { kind: 'topic', id: 'powers', name: 'Powers', subject_id: '1', parent_id: 'algebra', position: 2 },
    { kind: 'topic', id: 'equations', name: 'Equations', subject_id: '1', parent_id: 'algebra', position: 1 },
    { kind: 'learning-outcome', id: 'solve', name: 'Solves', subject_id: '1', parent_id: 'equations', position: 1 },
    {
      kind: 'course-tagging',
      id: 'equations',
      name: 'Equations',
      subject_id: '1',
      parent_id: 'equations',
      position: 1,
    },
  ])
  await db.insert(subjectFlag).values([
    { subject_id: '1', maths_input: true, published: true },
    { subject_id: '2', read_aloud: true },
  ])
  await db.insert(badge).values([
    { name: 'Fortnight', description: 'Two weeks', measure: 'streak-days', threshold: 14 },
    { name: 'Week', description: 'One week', measure: 'streak-days', threshold: 7 },
  ])
})
afterAll(() => server.close())

const asStudent = <T>(read: (token: string) => Promise<T>) => read(cast.student.token)

test('lists stand in their own order, numbers as numbers', async () => {
  const { subjects } = await asStudent((token) => server.answer('GET static-data/subjects', {}, token))
  expect(subjects.map(({ name }) => name)).toEqual(['Mathematics', 'Science', 'Art'])
  const { academic_levels } = await asStudent((token) => server.answer('GET admin/academic-levels', {}, token))
  expect(academic_levels.map(({ id }) => id)).toEqual(['6', '11'])
  const { topics } = await asStudent((token) => server.answer('GET static-data/topics', {}, token))
  expect(topics).toEqual([
    { id: 'equations', name: 'Equations', subject_id: '1', topic_group_id: 'algebra' },
    { id: 'powers', name: 'Powers', subject_id: '1', topic_group_id: 'algebra' },
  ])
})

test('each kind of entry is a list of its own', async () => {
  const { token } = cast.student
  expect((await server.answer('GET static-data/topic-groups', {}, token)).topic_groups).toEqual([
    { id: 'algebra', name: 'Algebra', subject_id: '1' },
  ])
  expect((await server.answer('GET static-data/learning-outcomes', {}, token)).learning_outcomes).toEqual([
    { id: 'solve', name: 'Solves', subject_id: '1', topic_id: 'equations' },
  ])
  expect((await server.answer('GET static-data/course-taggings', {}, token)).course_taggings).toHaveLength(1)
})

test('flags are told to whoever signed in, and to everybody only of a subject that is shown to everybody', async () => {
  const flags = (id: string) => server.request('GET subjects/{id}/flags', { params: { id } }, cast.parent.token)
  const open = (id: string) => server.request('GET subjects/{id}/flags/public', { params: { id } })
  expect(await flags('1')).toMatchObject({
    answer: { flags: { subject_id: '1', maths_input: true, read_aloud: false } },
  })
  expect(await flags('10')).toMatchObject({ answer: { flags: { maths_input: false, learning_path: false } } })
  expect(await flags('99')).toMatchObject({ status: 404 })
  expect(await open('1')).toMatchObject({ answer: { flags: { maths_input: true } } })
  for (const id of ['2', '10', '99']) expect(await open(id), id).toMatchObject({ status: 404 })
})

test('badges stand by what they count, the nearest first', async () => {
  const { badges } = await server.answer('GET admin/collectible-themes/badges', {}, cast.student.token)
  expect(badges.map(({ name }) => name)).toEqual(['Week', 'Fortnight'])
})

async function sticker(form: { name?: string; subject_id?: string; image?: File }) {
  const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#F4A261' } })
    .jpeg()
    .toBuffer()
  const image = new File([new Uint8Array(bytes)], 'sticker.jpg')
  return server.request(
    'POST collectibles',
    { form: { name: 'A kite', subject_id: '2', image, ...form } },
    cast.admin.token,
  )
}

test('a subject’s first stickers begin one theme, also when they come at once', async () => {
  const replies = await Promise.all(['A kite', 'A cloud', 'A swift'].map((name) => sticker({ name })))
  expect(replies.every(({ ok }) => ok)).toBe(true)
  const { token } = cast.student
  const { collectible_themes } = await server.answer('GET admin/collectible-themes', {}, token)
  expect(collectible_themes).toMatchObject([{ name: 'Science', subject_id: '2', collectible_count: 3 }])
  const id = collectible_themes[0]?.id ?? ''
  const { collectibles } = await server.answer(
    'GET admin/collectible-themes/{id}/collectibles',
    { params: { id } },
    token,
  )
  expect(collectibles.map(({ name }) => name).sort()).toEqual(['A cloud', 'A kite', 'A swift'])

  const [one] = collectibles
  const params = { id: one?.id ?? '' }
  expect((await server.answer('GET admin/collectibles/{id}', { params }, token)).collectible).toEqual(one)
  const picture = await server.app.kernel.files.serve(new URL(one?.image_url ?? ''))
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 512 })
})

test('a sticker of no subject, and one without a picture that can be read, are refused', async () => {
  expect(await sticker({ subject_id: '99' })).toMatchObject({
    status: 422,
    problem: { errors: { subject_id: expect.any(String) } },
  })
  expect(await sticker({ image: new File(['<svg/>'], 'kite.png') })).toMatchObject({
    status: 422,
    problem: { code: 'picture.unreadable' },
  })
  expect(await sticker({ name: '   ' })).toMatchObject({
    status: 422,
    problem: { errors: { name: expect.any(String) } },
  })
})

test('what there isn’t, is not found', async () => {
  const { token } = cast.student
  const missing = { status: 404, problem: { code: 'object.missing' } }
  for (const id of ['nothing', '0197a000-0000-7000-8000-000000009999']) {
    const params = { id }
    expect(await server.request('GET admin/collectibles/{id}', { params }, token)).toMatchObject(missing)
    expect(await server.request('GET admin/collectible-themes/{id}/collectibles', { params }, token)).toMatchObject(
      missing,
    )
    expect(await server.request('GET static-data/prompt-models/{id}', { params }, token)).toMatchObject(missing)
  }
})
