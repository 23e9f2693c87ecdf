import { type Answer, type AnswerOf, type Attempt, type Calls, calls, type Evaluation } from '@coachkit/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StreamReply } from '../../kernel/http/route.ts'
import { withoutReach } from '../../kernel/people/reach-table.ts'
import { type QuizTrial, quizTrial } from './trial/area.ts'

let trial: QuizTrial
beforeAll(async () => {
  trial = await quizTrial()
})
afterAll(() => trial.close())

type Reply<K extends keyof Calls> = AnswerOf<Calls, K>

const right: Answer[] = [
  { selected_option: { order: 2 }, value: '2' },
  { selected_options: [{ order: 1 }, { order: 3 }] },
  { value: '271.828 cm' },
  { value: '1+7731x' },
  { value: 'secret word' },
  { parts: { 'part-a': { value: '4,242' }, 'part-b': { selected_option: { order: 3 } } } },
]

async function begin(more = {}) {
  const user = await trial.pupil()
  const quiz_id = await trial.publish(more)
  const { attempt } = await trial.call<Reply<'POST quiz/{id}/attempts'>>('POST quiz/{id}/attempts', {
    user,
    params: { id: quiz_id },
  })
  return { user, quiz_id, attempt }
}

const submit = (user: unknown, quiz_id: string, evaluations: { evaluation_id: string; answer: Answer }[]) =>
  trial.call<StreamReply>('POST quiz/{id}/submit', { user, params: { id: quiz_id }, form: { evaluations } })

const all = (attempt: Attempt, answers = right) =>
  attempt.evaluations.map(({ id }, index) => ({ evaluation_id: id, answer: answers[index] ?? {} }))

const readQuiz = (user: unknown, quiz_id: string) =>
  trial.call<Reply<'GET quiz/{id}'>>('GET quiz/{id}', { user, params: { id: quiz_id } })

const facts = async (user: { person_id: string }, kind: string) =>
  (await trial.database.pool.query('select * from fact where person_id = $1 and kind = $2', [user.person_id, kind]))
    .rows

describe('an attempt', () => {
  it('is one, however many tabs begin it', async () => {
    const user = await trial.pupil()
    const id = await trial.publish()
    const begun = await Promise.all(
      Array.from({ length: 6 }, () =>
        trial.call<Reply<'POST quiz/{id}/attempts'>>('POST quiz/{id}/attempts', { user, params: { id } }),
      ),
    )
    expect(new Set(begun.map(({ attempt }) => attempt.id)).size).toBe(1)
    expect(begun[0]?.attempt.evaluations).toHaveLength(6)
    expect(begun[0]?.attempt).toMatchObject({ number: 1, max_score: 10, total_score: 0, submitted_at: null })
  })

  it('keeps the versions that it began with when the quiz is published anew', async () => {
    const external_id = 'renewed'
    const { user, quiz_id } = await begin({ external_id })
    const [first] = trial.questions
    if (!first) throw new Error('no questions')
    const before = await readQuiz(user, quiz_id)
    const renewed = { ...first, version_id: '01900000-0000-7000-8000-000000000001', stem: 'Which colour is renewed?' }
    trial.bank.put(renewed)
    await trial.publish({ external_id })
    expect((await readQuiz(user, quiz_id)).questions[0]?.stem).toBe(before.questions[0]?.stem)
    expect((await readQuiz(await trial.pupil(), quiz_id)).questions[0]?.stem).toBe(renewed.stem)
    trial.bank.put(first)
  })

  it('is begun again only once the last one is handed in, and only when asked', async () => {
    const { user, quiz_id, attempt } = await begin()
    const start = (again: boolean) =>
      trial.call<Reply<'POST quiz/{id}/attempts'>>('POST quiz/{id}/attempts', {
        user,
        params: { id: quiz_id },
        body: { again },
      })
    expect((await start(true)).attempt.id).toBe(attempt.id)
    await trial.read(await submit(user, quiz_id, all(attempt)))
    expect((await start(false)).attempt.id).toBe(attempt.id)
    expect((await start(true)).attempt).toMatchObject({ number: 2, submitted_at: null })
  })
})

describe('a saved answer', () => {
  const save = (user: unknown, quiz_id: string, eid: string, revision: number, answer: Answer) =>
    trial.call<{ evaluation: Evaluation }>('PATCH quiz/{id}/evaluations/{eid}', {
      user,
      params: { id: quiz_id, eid },
      body: { evaluation: { ...answer, revision } },
    })

  it('is there for another device, one revision further', async () => {
    const { user, quiz_id, attempt } = await begin()
    const eid = attempt.evaluations[3]?.id ?? ''
    const saved = await save(user, quiz_id, eid, 0, { value: 'x', time_spent: 1200, method_answer: 'by heart' })
    expect(saved.evaluation).toMatchObject({ revision: 1, value: 'x', state: 'open', score: null })
    expect(calls['PATCH quiz/{id}/evaluations/{eid}'].answer.parse(saved)).toEqual(saved)
    const again = await readQuiz(user, quiz_id)
    expect(again.evaluations[3]).toEqual(saved.evaluation)
  })

  it('is refused on top of an older revision, and the newer one stays readable', async () => {
    const { user, quiz_id, attempt } = await begin()
    const eid = attempt.evaluations[3]?.id ?? ''
    const tries = await Promise.allSettled(['a', 'b', 'c'].map((value) => save(user, quiz_id, eid, 0, { value })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason.code).toBe('request.conflict')
    expect((await readQuiz(user, quiz_id)).evaluations[3]?.revision).toBe(1)
  })

  it('that is sent again, because the reply got lost, is answered as saved', async () => {
    const { user, quiz_id, attempt } = await begin()
    const eid = attempt.evaluations[5]?.id ?? ''
    const answer = { parts: { 'part-b': { value: '3' }, 'part-a': { value: '4' } }, time_spent: 5 }
    const first = await save(user, quiz_id, eid, 0, answer)
    expect(await save(user, quiz_id, eid, 0, answer)).toEqual(first)
    await expect(save(user, quiz_id, eid, 0, { ...answer, time_spent: 6 })).rejects.toMatchObject({
      code: 'request.conflict',
    })
  })

  it('is refused once it was handed in', async () => {
    const { user, quiz_id, attempt } = await begin()
    const [first] = attempt.evaluations
    await trial.read(await submit(user, quiz_id, all(attempt).slice(0, 1)))
    await expect(save(user, quiz_id, first?.id ?? '', 1, { value: '3' })).rejects.toMatchObject({ code: 'quiz.closed' })
  })

  it('that the handing-in of the same answer overtook is answered as saved', async () => {
    const { user, quiz_id, attempt } = await begin()
    const [{ evaluation_id, answer } = { evaluation_id: '', answer: {} }] = all(attempt)
    await trial.read(await submit(user, quiz_id, all(attempt).slice(0, 1)))
    const { evaluation } = await save(user, quiz_id, evaluation_id, 0, { ...answer, time_spent: 9 })
    expect(evaluation).toMatchObject({ id: evaluation_id, state: 'marked' })
  })

  it('does not exist for another pupil, in another quiz, or under a made-up name', async () => {
    const { user, quiz_id, attempt } = await begin()
    const eid = attempt.evaluations[0]?.id ?? ''
    const missing = { code: 'object.missing' }
    await expect(save(await trial.pupil(), quiz_id, eid, 0, {})).rejects.toMatchObject(missing)
    await expect(save(user, await trial.publish(), eid, 0, {})).rejects.toMatchObject(missing)
    await expect(save(user, quiz_id, 'nonsense', 0, {})).rejects.toMatchObject(missing)
  })
})

describe('a submission', () => {
  it('is queued, explained, and told with its totals', async () => {
    const { user, quiz_id, attempt } = await begin()
    const events = await trial.read(await submit(user, quiz_id, all(attempt)))
    for (const { event, data } of events) {
      const shape = calls['POST quiz/{id}/submit'].events[event as 'done']
      expect(shape.parse(data), event).toEqual(data)
    }
    expect(events[0]).toMatchObject({ event: 'queued' })
    expect(events.at(-1)).toMatchObject({ event: 'done' })
    const finals = events.filter(({ event }) => event === 'evaluations').map(({ data }) => data) as {
      evaluations: Evaluation[]
      grading_completed: boolean
      total_score: number
    }[]
    expect(finals).toHaveLength(6)
    expect(finals.at(-1)).toMatchObject({ grading_completed: true, total_score: 10, max_score: 10 })
    for (const { evaluations } of finals) {
      const [one] = evaluations
      const told = events
        .filter(
          ({ event, data }) => event === 'explanation' && (data as { evaluation_id: string }).evaluation_id === one?.id,
        )
        .map(({ data }) => (data as { delta: string }).delta)
        .join('')
      expect(one).toMatchObject({ state: 'marked', is_full_marks: true, score: 100, explanation: told })
    }
    const read = await readQuiz(user, quiz_id)
    expect(read).toMatchObject({ grading_completed: true, attempt: { total_score: 10 } })
    expect(read.attempt?.submitted_at).not.toBeNull()
    expect(read.scoring_rationale).toBe('10 of 10 marks: 6 of 6 questions fully right.')
    expect(await facts(user, 'answer.marked')).toHaveLength(6)
    expect(await facts(user, 'quiz.completed')).toMatchObject([{ marks_given: 10, max_marks: 10 }])
  })

  it('gives one mark to an answer that is handed in twice at once, and the first answer counts', async () => {
    const { user, quiz_id, attempt } = await begin()
    const [first] = all(attempt)
    if (!first) throw new Error('no question')
    const replies = await Promise.all(
      [right[0] ?? {}, { selected_option: { order: 1 } }, right[0] ?? {}].map((answer) =>
        submit(user, quiz_id, [{ ...first, answer }]).then(trial.read),
      ),
    )
    const marks = replies.map((events) => events.find(({ event }) => event === 'evaluations')?.data)
    expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBe(1)
    expect(await facts(user, 'answer.marked')).toHaveLength(1)
  })

  it('says what is not yet right, then shows the way', async () => {
    const { user, quiz_id, attempt } = await begin()
    const wrong = attempt.evaluations[2]?.id ?? ''
    const events = await trial.read(
      await submit(user, quiz_id, [{ evaluation_id: wrong, answer: { value: '271.828' } }]),
    )
    const [one] = (events.find(({ event }) => event === 'evaluations')?.data as { evaluations: Evaluation[] })
      .evaluations
    expect(one).toMatchObject({ is_full_marks: false, marks_given: 1, score: 50 })
    expect(one?.explanation).toMatch(/^Not yet\. The number is right\. It still needs its unit\./)
    expect(one?.explanation).toContain('1. SECRET-STEP-ONE')
    expect((await readQuiz(user, quiz_id)).grading_completed).toBe(false)
  })

  it('is refused without an answer, and for what is another’s', async () => {
    const { user, quiz_id, attempt } = await begin()
    const [first] = all(attempt)
    if (!first) throw new Error('no question')
    await expect(submit(user, quiz_id, [{ ...first, answer: { value: '  ' } }])).rejects.toMatchObject({
      code: 'quiz.empty-answer',
    })
    await expect(submit(await trial.pupil(), quiz_id, [first])).rejects.toMatchObject({ code: 'object.missing' })
  })

  it('whose marking was lost is marked by the next look, or when it is handed in again', async () => {
    const { user, quiz_id, attempt } = await begin()
    const [first, second] = all(attempt)
    await trial.database.pool.query(
      `update evaluation set state = 'queued', answer = '{"value":"2"}', queued_at = now() - interval '1 hour' where id = $1`,
      [first?.evaluation_id],
    )
    await trial.database.pool.query(
      `update evaluation set state = 'queued', answer = '{"value":"2"}', queued_at = now() where id = $1`,
      [second?.evaluation_id],
    )
    await trial.area.markLeftBehind()
    const states = (await readQuiz(user, quiz_id)).evaluations.map(({ state }) => state)
    expect(states.slice(0, 2)).toEqual(['marked', 'queued'])
    expect(await facts(user, 'answer.marked')).toHaveLength(1)
    const events = await trial.read(await submit(user, quiz_id, second ? [second] : []))
    expect(events.map(({ event }) => event)).toContain('evaluations')
    expect(await facts(user, 'answer.marked')).toHaveLength(2)
  })
})

describe('a visitor', () => {
  const startDemo = (id: string, session_id?: string) =>
    trial.call<Reply<'POST quiz/{id}/demo/attempts'>>('POST quiz/{id}/demo/attempts', {
      params: { id },
      body: { session_id },
    })

  it('is marked like a pupil, and nobody else reads it', async () => {
    const id = await trial.publish()
    const { session_id, attempt } = await startDemo(id)
    const stream = await trial.call<StreamReply>('POST quiz/test-submit/demo', {
      query: { session_id },
      body: { evaluations: all(attempt) },
    })
    const events = await trial.read(stream)
    expect(events.filter(({ event }) => event === 'evaluations').at(-1)?.data).toMatchObject({ total_score: 10 })
    const read = (session: string) =>
      trial.call<Reply<'GET quiz/{id}/demo/evaluations'>>('GET quiz/{id}/demo/evaluations', {
        params: { id },
        query: { session_id: session },
      })
    expect(await read(session_id)).toMatchObject({ grading_completed: true })
    await expect(read('A'.repeat(22))).rejects.toMatchObject({ code: 'object.missing' })
  })

  it('goes on with an id that the server gave, and with no other', async () => {
    const id = await trial.publish()
    const { session_id, attempt } = await startDemo(id)
    expect((await startDemo(id, session_id)).attempt.id).toBe(attempt.id)
    const made_up = await startDemo(id, 'B'.repeat(22))
    expect(made_up.session_id).not.toBe('B'.repeat(22))
    expect(made_up.attempt.id).not.toBe(attempt.id)
  })
})

describe('hints', () => {
  const ask = (user: unknown, quiz_id: string, eid: string, body: object) =>
    trial.call<Reply<'POST quiz/{id}/evaluations/{eid}/hints'>>('POST quiz/{id}/evaluations/{eid}/hints', {
      user,
      params: { id: quiz_id, eid },
      body,
    })

  it('come one after another and are counted once', async () => {
    const { user, quiz_id, attempt } = await begin()
    const eid = attempt.evaluations[0]?.id ?? ''
    await expect(ask(user, quiz_id, eid, { number: 2 })).rejects.toMatchObject({ code: 'request.invalid' })
    expect(await ask(user, quiz_id, eid, { number: 1 })).toMatchObject({ number: 1, of: 2, text: 'SECRET-HINT-ONE' })
    await Promise.all([ask(user, quiz_id, eid, { number: 2 }), ask(user, quiz_id, eid, { number: 2 })])
    expect((await readQuiz(user, quiz_id)).evaluations[0]?.hints_used).toBe(2)
    await expect(ask(user, quiz_id, eid, { number: 3 })).rejects.toMatchObject({ code: 'object.missing' })
  })

  it('belong to a part where the question has parts', async () => {
    const { user, quiz_id, attempt } = await begin()
    const eid = attempt.evaluations[5]?.id ?? ''
    expect(await ask(user, quiz_id, eid, { number: 1, part_id: 'part-b' })).toMatchObject({ number: 1 })
    await expect(ask(user, quiz_id, eid, { number: 1, part_id: 'part-z' })).rejects.toMatchObject({
      code: 'object.missing',
    })
  })

  it('that were told are read again after a reload, and no others', async () => {
    const { user, quiz_id, attempt } = await begin()
    const [first, ...rest] = attempt.evaluations
    const parts = rest[4]
    const told = (eid = '') =>
      trial.call<Reply<'GET quiz/{id}/evaluations/{eid}/hints'>>('GET quiz/{id}/evaluations/{eid}/hints', {
        user,
        params: { id: quiz_id, eid },
      })
    expect(await told(first?.id)).toEqual({ hints: {} })
    const rung = await ask(user, quiz_id, first?.id ?? '', { number: 1 })
    expect(await told(first?.id)).toEqual({ hints: { [first?.question_id ?? '']: [rung] } })
    const ofPart = await ask(user, quiz_id, parts?.id ?? '', { number: 1, part_id: 'part-b' })
    expect(await told(parts?.id)).toEqual({ hints: { 'part-b': [ofPart] } })
  })

  it('are told to a visitor by the same rules', async () => {
    const { quiz_id } = await begin()
    type Begun = Reply<'POST quiz/{id}/demo/attempts'>
    const { session_id, attempt } = await trial.call<Begun>('POST quiz/{id}/demo/attempts', {
      params: { id: quiz_id },
      body: {},
    })
    const params = { id: quiz_id, eid: attempt.evaluations[0]?.id }
    const asVisitor = (number: number, session = session_id) =>
      trial.call('POST quiz/{id}/demo/evaluations/{eid}/hints', { params, body: { session_id: session, number } })
    await expect(asVisitor(2)).rejects.toMatchObject({ code: 'request.invalid' })
    const rung = await asVisitor(1)
    expect(rung).toMatchObject({ number: 1, of: 2, text: 'SECRET-HINT-ONE' })
    await expect(asVisitor(1, 'B'.repeat(22))).rejects.toMatchObject({ code: 'object.missing' })
    expect(await trial.call('GET quiz/{id}/demo/evaluations/{eid}/hints', { params, query: { session_id } })).toEqual({
      hints: { [attempt.evaluations[0]?.question_id ?? '']: [rung] },
    })
  })

  it('that the coach told count on the desk, too', async () => {
    const { user, attempt } = await begin()
    const [first] = attempt.evaluations
    const focus = { quiz_id: attempt.quiz_id, question_id: first?.question_id ?? '' }
    const learner = { person_id: user.person_id }
    expect(await trial.area.desk.read(learner, focus)).toMatchObject({ tries: 0, hints_used: 0, marked: false })
    await trial.database.withTx((tx) => trial.area.desk.countHints(tx, first?.id ?? '', 2))
    expect(await trial.area.desk.read(learner, focus)).toMatchObject({ evaluation_id: first?.id, hints_used: 2 })
    expect(await trial.area.desk.read({ person_id: '01900000-0000-7000-8000-00000000000f' }, focus)).toBeNull()
  })
})

describe('what a pupil is sent', () => {
  it('never holds a key, hint or worked step of what is not marked', async () => {
    const secret = /SECRET|271\.828|7731|4242|"correct"|"accepted"|worked_steps|"key"/
    await fc.assert(
      fc.asyncProperty(fc.subarray([0, 1, 2, 3, 4, 5]), async (saved) => {
        const { user, quiz_id, attempt } = await begin()
        const replies: unknown[] = [attempt, await readQuiz(user, quiz_id)]
        for (const index of saved) {
          replies.push(
            await trial.call('PATCH quiz/{id}/evaluations/{eid}', {
              user,
              params: { id: quiz_id, eid: attempt.evaluations[index]?.id },
              body: { evaluation: { value: 'mine', revision: 0 } },
            }),
          )
        }
        replies.push(await readQuiz(user, quiz_id), await trial.call('GET quiz', { user }))
        replies.push(await trial.call('GET quiz/{id}/evaluations', { user, params: { id: quiz_id } }))
        replies.push(await trial.call('GET quiz/{id}/demo', { params: { id: quiz_id } }))
        // An identifier may hold any four digits by chance.
        expect(JSON.stringify(replies).replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')).not.toMatch(secret)
      }),
      { numRuns: 8 },
    )
  })

  it('fits the contract', async () => {
    const { user, quiz_id } = await begin()
    const read = await readQuiz(user, quiz_id)
    expect(calls['GET quiz/{id}'].answer.parse(read)).toEqual(read)
    const list = await trial.call<Reply<'GET quiz'>>('GET quiz', { user })
    expect(calls['GET quiz'].answer.parse(list)).toEqual(list)
    expect(list.quizzes[0]?.id).toBe(quiz_id)
  })
})

describe('feedback and bookmarks', () => {
  it('keep one thumb and each bookmark once', async () => {
    const { user, quiz_id, attempt } = await begin()
    const [first] = attempt.evaluations
    const params = { id: quiz_id, eid: first?.id }
    const feel = (body: object) =>
      trial.call<{ evaluation: Evaluation }>('POST quiz/{id}/evaluations/{eid}/feedback', { user, params, body })
    expect((await feel({ liked: true })).evaluation).toMatchObject({ liked: true, disliked: false })
    expect((await feel({ disliked: true, message: 'too short' })).evaluation).toMatchObject({
      liked: false,
      disliked: true,
    })
    const mark = (is_bookmark: boolean) =>
      trial.call<Reply<'POST quiz/evaluations/{id}/bookmarks'>>('POST quiz/evaluations/{id}/bookmarks', {
        user,
        params: { id: first?.id },
        body: { question_id: first?.question_id, is_bookmark },
      })
    await mark(true)
    expect((await mark(true)).bookmarks).toEqual([{ evaluation_id: first?.id, question_id: first?.question_id }])
    expect((await readQuiz(user, quiz_id)).bookmarks).toHaveLength(1)
    expect((await mark(false)).bookmarks).toEqual([])
  })

  it('list every bookmarked question with its quiz, through a new attempt, and for its owner alone', async () => {
    const { user, quiz_id, attempt } = await begin()
    const [first] = attempt.evaluations
    const list = async (one: typeof user) =>
      (await trial.call<Reply<'GET quiz/bookmarks'>>('GET quiz/bookmarks', { user: one })).bookmarks
    const mark = (id: string | undefined, is_bookmark: boolean) =>
      trial.call('POST quiz/evaluations/{id}/bookmarks', {
        user,
        params: { id },
        body: { question_id: first?.question_id, is_bookmark },
      })
    expect(await list(user)).toEqual([])
    await mark(first?.id, true)
    const { questions, title } = await readQuiz(user, quiz_id)
    const { stem, language } = questions[0] as (typeof questions)[0]
    const kept = { quiz_id, quiz_title: title, question_id: first?.question_id, stem, language }
    expect(await list(user)).toEqual([{ ...kept, evaluation_id: first?.id }])
    const { user: other } = await begin()
    expect(await list(other)).toEqual([])

    const again = await trial.call<{ attempt: { evaluations: Evaluation[] } }>('POST quiz/{id}/attempts', {
      user,
      params: { id: quiz_id },
      body: { again: true },
    })
    const same = again.attempt.evaluations.find(({ question_id }) => question_id === first?.question_id)
    expect((await readQuiz(user, quiz_id)).bookmarks).toEqual([
      { evaluation_id: same?.id, question_id: first?.question_id },
    ])
    expect(await list(user)).toEqual([{ ...kept, evaluation_id: same?.id }])
    await mark(same?.id, false)
    expect(await list(user)).toEqual([])
    expect((await readQuiz(user, quiz_id)).bookmarks).toEqual([])
  })
})

describe('reach', () => {
  const outOfReach = async () => {
    const { user, quiz_id, attempt } = await begin()
    await trial.database.pool.query(`update quiz set published_for = 'course' where id = $1`, [quiz_id])
    const other = await trial.pupil()
    const eid = attempt.evaluations[0]?.id
    return { user, other, quiz_id, eid }
  }

  it('hides a quiz that is not published, and a list without it', async () => {
    const { other, quiz_id } = await outOfReach()
    await expect(readQuiz(other, quiz_id)).rejects.toMatchObject({ code: 'object.missing' })
    const start = trial.call('POST quiz/{id}/attempts', { user: other, params: { id: quiz_id } })
    await expect(start).rejects.toMatchObject({ code: 'object.missing' })
    const { quizzes } = await trial.call<Reply<'GET quiz'>>('GET quiz', { user: other })
    expect(quizzes.map(({ id }) => id)).not.toContain(quiz_id)
  })

  it('is what these promises rest on: without its predicate each falls', async () => {
    const { other, quiz_id, eid } = await outOfReach()
    const closeQuiz = withoutReach('quiz')
    await expect(readQuiz(other, quiz_id)).resolves.toMatchObject({ attempt: null })
    const closeEvaluation = withoutReach('evaluation')
    await expect(
      trial.call('GET quiz/evaluations/{id}/bookmarks', { user: other, params: { id: eid } }),
    ).resolves.toBeDefined()
    closeEvaluation()
    closeQuiz()
    await expect(
      trial.call('GET quiz/evaluations/{id}/bookmarks', { user: other, params: { id: eid } }),
    ).rejects.toMatchObject({ code: 'object.missing' })
  })

  it('knows what a course has assigned, and nothing of other courses', async () => {
    const user = await trial.pupil()
    const { rows } = await trial.database.pool.query(
      `with s as (insert into subject (id, name) values ('1', 'Mathematics') on conflict do nothing)
       insert into course (id, title, subject_id) values ('01900000-0000-7000-8000-0000000000c1', 'Algebra', '1') returning id`,
    )
    const id = rows[0].id as string
    const ask = () =>
      trial.call<Reply<'GET quiz/courses/{id}/have-assignments'>>('GET quiz/courses/{id}/have-assignments', {
        user,
        params: { id },
      })
    await expect(ask()).rejects.toMatchObject({ code: 'object.missing' })
    await trial.database.pool.query('insert into course_person (course_id, person_id) values ($1, $2)', [
      id,
      user.person_id,
    ])
    expect(await ask()).toEqual({ have_assignments: false })
    await trial.publish({ course_id: id, group_type_id: 1 })
    expect(await ask()).toEqual({ have_assignments: true })
  })
})
