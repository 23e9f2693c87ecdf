import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordFact } from '../../kernel/facts/record-fact.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { heartsLeft } from './hearts.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('everybody sees themselves, and nothing that is secret', async () => {
  for (const one of Object.values(await server.cast())) {
    const { user } = await server.answer('GET users/me', {}, one.token)
    expect(user.id).toBe(one.id)
    expect(JSON.stringify(user)).not.toMatch(/hash|token|password/)
  }
  expect(await server.request('GET users/me')).toMatchObject({ status: 401, problem: { code: 'session.missing' } })
})

test('the free tier is told of students alone', async () => {
  const { student, teacher } = await server.cast()
  expect((await server.answer('GET users/me', {}, student.token)).user.is_free_tier).toBe(false)
  expect((await server.answer('GET users/me', {}, teacher.token)).user.is_free_tier).toBeNull()
})

test('agreeing to the policy is remembered for the one who agreed', async () => {
  const { student, parent } = await server.cast()
  await server.answer('PATCH users/has-agreed-policy', {}, student.token)
  expect((await server.answer('GET users/me', {}, student.token)).user.flag.has_agreed_policy).toBe(true)
  expect((await server.answer('GET users/me', {}, parent.token)).user.flag.has_agreed_policy).toBe(false)
})

test('a wrong answer costs a free-tier student a heart; a full one, a review’s and an assignment’s do not', async () => {
  const free = await server.addPerson('student', { is_free_tier: true })
  const answered = (marks_given: number, detail = {}) =>
    server.database.withTx((tx) =>
      recordFact(tx, { kind: 'answer.marked', at: new Date(), person_id: free.id, marks_given, max_marks: 2, detail }),
    )
  expect(await server.answer('GET users/heart-status', {}, free.token)).toEqual({ is_free_tier: true, hearts: 5 })
  await answered(0)
  await answered(1)
  await answered(2)
  await answered(0, { is_review: true })
  await answered(0, { group_type_id: 1 })
  expect(await server.answer('GET users/heart-status', {}, free.token)).toEqual({ is_free_tier: true, hearts: 3 })
})

test('paying students have no limit, and others no hearts', async () => {
  const { student, teacher } = await server.cast()
  expect(await server.answer('GET users/heart-status', {}, student.token)).toEqual({
    is_free_tier: false,
    hearts: null,
  })
  expect(await server.request('GET users/heart-status', {}, teacher.token)).toMatchObject({ status: 403 })
})

test('one heart returns every 30 minutes, and never more than five', () => {
  const at = (minutes: number) => new Date(minutes * 60_000)
  expect(heartsLeft([], at(0))).toBe(5)
  expect(heartsLeft([at(0)], at(29))).toBe(4)
  expect(heartsLeft([at(0)], at(30))).toBe(5)
  expect(heartsLeft([at(0), at(20)], at(31))).toBe(4)
  expect(heartsLeft([at(0), at(20)], at(60))).toBe(5)
  expect(
    heartsLeft(
      Array.from({ length: 9 }, () => at(0)),
      at(0),
    ),
  ).toBe(0)
  expect(
    heartsLeft(
      Array.from({ length: 9 }, () => at(0)),
      at(30),
    ),
  ).toBe(1)
  expect(heartsLeft([at(0)], at(900))).toBe(5)
})
