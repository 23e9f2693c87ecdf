import { demonstrationContent } from '@coachkit/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subject } from '../kernel/people/schema.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { demoSubjects } from './cast.ts'
import { entriesOf, fillDemoLists } from './static-lists.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer({ start: false })
  token = (await server.cast()).student.token
  await server.database.db.insert(subject).values(demoSubjects)
  const fill = () => fillDemoLists(server.database, server.app.kernel.files)
  // Twice, as after a start that was cut off.
  await fill()
  await fill()
})
afterAll(() => server.close())

test('every tag that a question of ours carries is a course tagging, and every quiz a topic of a group', async () => {
  const { questions, quizzes } = demonstrationContent()
  const { course_taggings } = await server.answer('GET static-data/course-taggings', {}, token)
  const known = new Set(course_taggings.map(({ id }) => id))
  expect(new Set(questions.flatMap(({ tags }) => tags))).toEqual(known)
  const { topics } = await server.answer('GET static-data/topics', {}, token)
  const { topic_groups } = await server.answer('GET static-data/topic-groups', {}, token)
  expect(topics.map(({ name }) => name)).toEqual(quizzes.map(({ title }) => title))
  for (const { topic_group_id, subject_id } of topics) {
    expect(topic_groups).toContainEqual(expect.objectContaining({ id: topic_group_id, subject_id }))
  }
})

test('each subject has a theme of four stickers whose pictures can be seen, and badges are there once', async () => {
  const { collectible_themes } = await server.answer('GET admin/collectible-themes', {}, token)
  expect(collectible_themes.map(({ subject_id, collectible_count }) => [subject_id, collectible_count])).toEqual([
    ['1', 4],
    ['2', 4],
    ['3', 4],
  ])
  for (const { id } of collectible_themes) {
    const { collectibles } = await server.answer(
      'GET admin/collectible-themes/{id}/collectibles',
      { params: { id } },
      token,
    )
    for (const { image_url } of collectibles) {
      const picture = await server.app.kernel.files.serve(new URL(image_url))
      expect(picture.headers.get('content-type')).toBe('image/webp')
      await picture.body?.cancel()
    }
  }
  const { badges } = await server.answer('GET admin/collectible-themes/badges', {}, token)
  expect(badges).toHaveLength(11)
})

test('entries have names that say something', () => {
  for (const { name } of entriesOf(demonstrationContent())) expect(name).toMatch(/^\p{Lu}.{2,}/u)
})
