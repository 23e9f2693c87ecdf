import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { withoutReach } from '../../kernel/people/reach-table.ts'
import { authorisationWorld, type World } from '../../testing/authorisation-world.ts'

let world: World
beforeAll(async () => {
  world = await authorisationWorld()
})
afterAll(() => world.server.close())

const missing = { status: 404, problem: { code: 'object.missing' } }
const message = 'The third option is right, too.'

const readPassage = (id: string, token: string | null) =>
  world.server.request('GET questions/passages/{id}', { params: { id } }, token)
const readPublic = (id: string) => world.server.request('GET questions/passages/{id}/demo', { params: { id } })
const report = (id: string, token: string) =>
  world.server.request('POST questions/{id}/report', { params: { id }, body: { message } }, token)
const reportPublic = (id: string) =>
  world.server.request('POST questions/{id}/report/public', { params: { id }, body: { message } })

const reports = async (question_id: string) =>
  (
    await world.server.database.pool.query<{ person_id: string | null; message: string }>(
      'select person_id, message from question_report where question_id = $1 order by id',
      [question_id],
    )
  ).rows

test('a passage is read beside a question of a quiz within reach, and no key or note of ours with it', async () => {
  const { closed, published, cast, outsider } = world
  const reply = await readPassage(closed.passage_id, cast.student.token)
  expect(reply).toMatchObject({ ok: true, answer: { passage: { id: closed.passage_id, title: expect.any(String) } } })
  if (!reply.ok) return
  expect(Object.keys(reply.answer.passage).sort()).toEqual(['id', 'language', 'source', 'text', 'title'])
  expect(reply.answer.passage.text.length).toBeGreaterThan(100)

  expect(await readPassage(closed.passage_id, outsider.token)).toMatchObject(missing)
  expect(await readPassage(published.passage_id, outsider.token)).toMatchObject({ ok: true })
})

test('without an account only a passage of a published quiz is read', async () => {
  const { closed, published } = world
  expect(await readPublic(published.passage_id)).toMatchObject({ answer: { passage: { id: published.passage_id } } })
  expect(await readPublic(closed.passage_id)).toMatchObject(missing)
})

test('a report is kept with who sent it, and none of what is out of reach', async () => {
  const { closed, cast, outsider } = world
  expect(await report(closed.question_id, cast.student.token)).toMatchObject({ answer: { ok: true } })
  expect(await report(closed.question_id, outsider.token)).toMatchObject(missing)
  expect(await reports(closed.question_id)).toEqual([{ person_id: cast.student.id, message }])
})

test('a report without an account names nobody, and is of a published question', async () => {
  const { closed, published } = world
  const before = await reports(closed.question_id)
  expect(await reportPublic(published.question_id)).toMatchObject({ answer: { ok: true } })
  expect(await reportPublic(closed.question_id)).toMatchObject(missing)
  expect(await reports(published.question_id)).toEqual([{ person_id: null, message }])
  expect(await reports(closed.question_id)).toEqual(before)
})

test('none at all and nonsense are not there either', async () => {
  for (const id of [newId(), 'nonsense']) {
    for (const reply of [
      await readPassage(id, world.cast.student.token),
      await readPublic(id),
      await report(id, world.cast.student.token),
      await reportPublic(id),
    ]) {
      expect(reply).toMatchObject(missing)
    }
  }
})

test('it is the predicates that keep them away: without one, what it guards is there', async () => {
  const { closed, outsider } = world
  const back = withoutReach('passage')
  try {
    expect(await readPassage(closed.passage_id, outsider.token)).toMatchObject({ ok: true })
    expect(await readPublic(closed.passage_id)).toMatchObject({ ok: true })
    expect(await reportPublic(closed.question_id)).toMatchObject(missing)
  } finally {
    back()
  }
  const again = withoutReach('question')
  try {
    expect(await report(closed.question_id, outsider.token)).toMatchObject({ ok: true })
    expect(await reportPublic(closed.question_id)).toMatchObject({ ok: true })
    expect(await readPublic(closed.passage_id)).toMatchObject(missing)
  } finally {
    again()
  }
})
