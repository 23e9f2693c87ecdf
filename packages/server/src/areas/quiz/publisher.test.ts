import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QuizTrial, quizTrial } from './trial/area.ts'

let trial: QuizTrial
beforeAll(async () => {
  trial = await quizTrial()
})
afterAll(() => trial.close())

const publish = (...drafts: ReturnType<QuizTrial['draft']>[]) =>
  trial.database.withTx((tx) => trial.area.publisher.publish(tx, drafts))
const counts = async (external_id: string) =>
  (
    await trial.database.pool.query(
      `select q.title, q.question_count, q.max_score, count(qq.*)::int as questions from quiz q
       left join quiz_question qq on qq.quiz_id = q.id where q.external_id = $1 group by q.id`,
      [external_id],
    )
  ).rows

describe('publishing', () => {
  it('adds once, changes in place, and leaves alone what is the same', async () => {
    const [first, second] = [trial.draft(), trial.draft()]
    expect(await publish(first, second)).toEqual({ added: 2, changed: 0, unchanged: 0 })
    expect(await publish(first, second)).toEqual({ added: 0, changed: 0, unchanged: 2 })
    const shorter = { ...first, title: 'Shorter', question_ids: first.question_ids.slice(0, 2) }
    expect(await publish(shorter, second)).toEqual({ added: 0, changed: 1, unchanged: 1 })
    expect(await counts(first.external_id)).toEqual([
      { title: 'Shorter', question_count: 2, max_score: 3, questions: 2 },
    ])
  })

  it('refuses a quiz without questions, and one that asks what the bank does not have', async () => {
    const nothing = trial.draft({ question_ids: [] })
    const unknown = trial.draft({ question_ids: ['01900000-0000-7000-8000-00000000dead'] })
    await expect(publish(nothing)).rejects.toThrow('no questions')
    await expect(publish(trial.draft({ external_id: 'fine' }), unknown)).rejects.toThrow('not in the bank')
    expect(await counts('fine')).toEqual([])
  })

  it('keeps sources apart', async () => {
    const draft = trial.draft()
    expect(await publish(draft, { ...draft, source_key: 'other' })).toMatchObject({ added: 2 })
  })
})
