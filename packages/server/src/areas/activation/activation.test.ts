import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { course, coursePerson, parentChild, school, subject } from '../../kernel/people/schema.ts'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'
import { activationCode } from './schema.ts'

let server: TestServer
let cast: Cast
const [maths, science, far] = [newId(), newId(), newId()]

beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
  const { db } = server.database
  const far_school = newId()
  await db.insert(school).values({ id: far_school, name: 'Far away' })
  await db.insert(subject).values({ id: '1', name: 'Mathematics' })
  await db.insert(course).values([
    { id: maths, title: 'Maths', subject_id: '1', school_id: server.school_id },
    { id: science, title: 'Science', subject_id: '1', school_id: server.school_id },
    { id: far, title: 'Far', subject_id: '1', school_id: far_school },
  ])
  // Taught by the school's admin, and yet not the school's to give away.
  await db.insert(coursePerson).values({ course_id: far, person_id: cast.owner.id })
})
afterAll(() => server.close())

type Making = { course_ids?: string[]; count?: number; expires_at?: string; note?: string }
const make = (body: Making = {}, token = cast.owner.token) =>
  server.request('POST activation/codes', { body: { course_ids: [maths, science], count: 1, ...body } }, token)
async function newCode(body: Making = {}): Promise<string> {
  const reply = await make(body)
  if (!reply.ok) throw new Error(reply.problem.code)
  return reply.answer.activation_codes[0]?.code ?? ''
}
const redeem = (code: string, token: string, child_id?: string) =>
  server.request('POST activation', { body: { code, child_id } }, token)
const check = (code: string) => server.request('GET activation/{code}', { params: { code } })
const coursesOf = async (person_id: string) =>
  (await server.database.db.select().from(coursePerson).where(eq(coursePerson.person_id, person_id)))
    .map(({ course_id }) => course_id)
    .sort()

test('a code is checked before it is redeemed, unlocks its courses once, and is spent after that', async () => {
  const child = await server.addPerson('student', { is_free_tier: true })
  const code = await newCode()
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const courses = [
    { id: maths, title: 'Maths' },
    { id: science, title: 'Science' },
  ]
  expect(await check(code.toLowerCase().replaceAll('-', ''))).toMatchObject({
    answer: { code, checked: true, courses },
  })
  expect(await redeem(code, child.token)).toMatchObject({
    answer: { code, checked: false, child_id: child.id, courses },
  })
  expect(await coursesOf(child.id)).toEqual([maths, science].sort())
  expect(await check(code)).toMatchObject({ answer: { checked: false } })
  expect(await redeem(code, child.token)).toMatchObject({ status: 409, problem: { code: 'activation.spent' } })
  const { user } = await server.answer('GET users/me', {}, child.token)
  expect(user.is_free_tier).toBe(false)
  const told = await server.answer('GET activation/courses', { query: {} }, child.token)
  expect(told.courses).toMatchObject([
    { id: maths, student_id: child.id, subject: { name: 'Mathematics' } },
    { id: science, student_id: child.id },
  ])
})

test('a code that opens nothing new is told of when it is checked, refused when it is redeemed, and still good', async () => {
  const child = await server.addPerson('student')
  const outsider = await server.addPerson('student')
  await redeem(await newCode({ course_ids: [maths] }), child.token)
  const again = await newCode({ course_ids: [maths] })
  const ask = (student_id: string, token?: string) =>
    server.request('GET activation/{code}', { params: { code: again }, query: { student_id } }, token)
  expect(await ask(child.id, child.token)).toMatchObject({ answer: { checked: true, already_open: [maths] } })
  expect(await ask(outsider.id, outsider.token)).toMatchObject({ answer: { checked: true, already_open: [] } })
  expect(await ask(child.id, outsider.token)).toMatchObject({ status: 404 })
  expect(await ask(child.id)).toMatchObject({ status: 404 })
  expect(await redeem(again, child.token)).toMatchObject({ status: 409, problem: { code: 'activation.nothing-new' } })
  expect(await redeem(again, outsider.token)).toMatchObject({ ok: true })
  // One course of two is new.
  expect(await redeem(await newCode(), child.token)).toMatchObject({ ok: true })
})

test('of two codes for the same course that are redeemed at once, one is spent', async () => {
  const child = await server.addPerson('student')
  const codes = [await newCode({ course_ids: [maths] }), await newCode({ course_ids: [maths] })]
  const replies = await Promise.all(codes.map((code) => redeem(code, child.token)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  const left = await Promise.all(codes.map(async (code) => (await check(code)) as { answer?: { checked: boolean } }))
  expect(left.filter(({ answer }) => answer?.checked)).toHaveLength(1)
})

test('a full code for a course that came with free access makes a paying student, and is worth it', async () => {
  const child = await server.addPerson('student', { is_free_tier: true })
  const [first, second] = [await newCode({ course_ids: [maths] }), await newCode({ course_ids: [maths] })]
  await server.answer('PATCH users/redeem-free-tier-access', { body: { code: first } }, child.token)
  const third = await newCode({ course_ids: [maths] })
  expect(
    await server.request('PATCH users/redeem-free-tier-access', { body: { code: third } }, child.token),
  ).toMatchObject({ status: 409, problem: { code: 'activation.nothing-new' } })
  expect(await redeem(second, child.token)).toMatchObject({ ok: true })
  const { user } = await server.answer('GET users/me', {}, child.token)
  expect(user.is_free_tier).toBe(false)
})

test('a thousand at once redeem one code: exactly one gets it, and nobody else a course', async () => {
  const code = await newCode({ course_ids: [maths] })
  // Fifty tries each: as many as the brake on guessing lets pass.
  const students = await Promise.all(Array.from({ length: 20 }, () => server.addPerson('student')))
  const replies = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => redeem(code, students[at % students.length]?.token ?? '')),
  )
  const won = replies.filter(({ ok }) => ok)
  expect(won).toHaveLength(1)
  const held = await Promise.all(students.map(({ id }) => coursesOf(id)))
  expect(held.flat()).toEqual([maths])
  expect(new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.problem.code])))).toEqual(
    new Set(['activation.spent']),
  )
})

test('a parent redeems for a linked child, and for nobody else', async () => {
  const child = await server.addPerson('student')
  const stranger = await server.addPerson('student')
  await server.database.db.insert(parentChild).values({ parent_id: cast.parent.id, child_id: child.id })
  const code = await newCode()
  expect(await redeem(code, cast.parent.token, stranger.id)).toMatchObject({ status: 404 })
  expect(await redeem(code, cast.parent.token, 'nonsense')).toMatchObject({ status: 404 })
  expect(await redeem(code, cast.parent.token)).toMatchObject({ problem: { errors: { child_id: 'is missing' } } })
  expect(await redeem(code, cast.parent.token, child.id)).toMatchObject({ ok: true })
  expect(await coursesOf(child.id)).toHaveLength(2)
  const all = await server.answer('GET activation/courses', { query: {} }, cast.parent.token)
  expect(all.courses.map(({ student_id }) => student_id)).toEqual([child.id, child.id])
})

test('a redeemed code that is sent again with the same key gets the first answer', async () => {
  const child = await server.addPerson('student')
  const input = { body: { code: await newCode() }, headers: { 'idempotency-key': 'redeem-once' } }
  const first = await server.answer('POST activation', input, child.token)
  expect(await server.answer('POST activation', input, child.token)).toEqual(first)
})

test('unknown, expired and revoked codes unlock nothing', async () => {
  const child = await server.addPerson('student')
  expect(await check('AAAA-BBBB-CCCC')).toMatchObject({ status: 404, problem: { code: 'object.missing' } })
  expect(await redeem('AAAA-BBBB-CCCC', child.token)).toMatchObject({
    status: 422,
    problem: { code: 'activation.unknown' },
  })
  const old = await newCode({ expires_at: '2020-01-01T00:00:00Z' })
  expect(await check(old)).toMatchObject({ answer: { checked: false } })
  expect(await redeem(old, child.token)).toMatchObject({ problem: { code: 'activation.spent' } })

  const made = await make()
  const [one] = made.ok ? made.answer.activation_codes : []
  const revoke = (id: string, token: string) =>
    server.request('DELETE activation/codes/{id}', { params: { id } }, token)
  const elsewhere = await server.addPerson('owner', { school_id: null })
  expect(await revoke(one?.id ?? '', elsewhere.token)).toMatchObject({ status: 404 })
  expect(await revoke(one?.id ?? '', cast.owner.token)).toMatchObject({ ok: true })
  expect(await redeem(one?.code ?? '', child.token)).toMatchObject({ problem: { code: 'activation.spent' } })
  expect(await coursesOf(child.id)).toEqual([])
})

test('a redeemed code can’t be taken back by revoking it', async () => {
  const child = await server.addPerson('student')
  const code = await newCode()
  await redeem(code, child.token)
  const plain = code.replaceAll('-', '')
  const [row] = await server.database.db.select().from(activationCode).where(eq(activationCode.code, plain))
  expect(
    await server.request('DELETE activation/codes/{id}', { params: { id: row?.id ?? '' } }, cast.owner.token),
  ).toMatchObject({ status: 409, problem: { code: 'activation.spent' } })
})

test('a school’s admin makes codes for the own school’s courses alone; an admin for any', async () => {
  expect(await make({ course_ids: [maths, far] })).toMatchObject({ status: 404 })
  expect(await make({ course_ids: [newId()] })).toMatchObject({ status: 404 })
  expect(await make({ expires_at: '0000-01-01T00:00:00Z' })).toMatchObject({ status: 422 })
  expect(await make({ course_ids: [far] }, cast.admin.token)).toMatchObject({ ok: true })
  expect(await make({}, cast.teacher.token)).toMatchObject({ status: 403 })
  const nowhere = await server.addPerson('owner', { school_id: null })
  expect(await make({}, nowhere.token)).toMatchObject({ status: 404 })
})

test('a school sees its own codes, page by page; the codes themselves are for its admin', async () => {
  const owner = await server.addPerson('owner')
  const before = await server.answer('GET teachers/activation-codes', { query: {} }, owner.token)
  await make({ count: 25, note: 'Open day' })
  const list = (query: object, token: string) => server.answer('GET teachers/activation-codes', { query }, token)
  const first = await list({ page: '1' }, owner.token)
  expect(first.total_count).toBe(before.total_count + 25)
  expect(first.activation_codes).toHaveLength(20)
  expect(first.activation_codes[0]).toMatchObject({ note: 'Open day', status: 'free', code: expect.any(String) })
  const second = await list({ page: '2', size: '20' }, owner.token)
  const ids = [...first.activation_codes, ...second.activation_codes].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const seen = await list({}, cast.teacher.token)
  expect(seen.activation_codes.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => null))
  const stranger = await server.addPerson('teacher', { school_id: null })
  expect((await list({}, stranger.token)).total_count).toBe(0)
  const all = await server.answer('GET activation/codes', { query: { school_id: server.school_id } }, cast.admin.token)
  expect(all.total_count).toBe(first.total_count)
})

test('whoever guesses codes is soon slowed down', async () => {
  const child = await server.addPerson('student')
  const replies = []
  for (let count = 0; count < 62; count += 1) replies.push(await redeem('AAAA-BBBB-CCCC', child.token))
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
})
