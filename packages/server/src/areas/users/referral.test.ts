import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLogin } from '../../kernel/auth/sessions.ts'
import { newId } from '../../kernel/db/columns.ts'
import { fact } from '../../kernel/facts/schema.ts'
import { course, coursePerson, parentChild, person, subject } from '../../kernel/people/schema.ts'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'
import { referral, referralRedemption } from './schema.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
})
afterAll(() => server.close())

const codeOf = async (token: string) => (await server.answer('GET users/referral', {}, token)).referral.referral_code
const redeem = (referral_code: string, token: string) =>
  server.request('PATCH users/referral/redemption-status', { body: { referral_code } }, token)
const quotaOf = (referral_code: string) => server.request('GET users/referral/quota', { query: { referral_code } })

test('everybody has one code, which stays the same', async () => {
  const { referral: mine } = await server.answer('GET users/referral', {}, cast.parent.token)
  expect(mine).toMatchObject({ owner: { id: cast.parent.id }, quota: 3, redeemed: 0, remaining: 3 })
  expect(mine.referral_code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  const again = await Promise.all(Array.from({ length: 10 }, () => codeOf(cast.parent.token)))
  expect(new Set(again)).toEqual(new Set([mine.referral_code]))
})

test('a friend redeems it, the owner sees a name cut to an initial, and what is left is told', async () => {
  const owner = await server.addPerson('parent')
  const friend = await server.addPerson('student', { first_name: 'Maya', last_name: 'okafor' })
  const code = await codeOf(owner.token)
  expect(await server.answer('GET users/referral/referred-quota', {}, friend.token)).toEqual({
    quota: 1,
    redeemed: 0,
    referral_code: null,
  })
  const first = await redeem(code.toLowerCase(), friend.token)
  expect(first).toMatchObject({ answer: { status: 'redeemed', referral_code: code } })
  expect(await redeem(code, friend.token)).toMatchObject({ answer: first.ok ? first.answer : {} })
  expect(await quotaOf(code)).toMatchObject({ answer: { quota: 3, remaining: 2 } })
  const { redeemers } = await server.answer(
    'GET users/referral/redeemers',
    { query: { referral_code: code } },
    owner.token,
  )
  expect(redeemers).toEqual([{ first_name: 'Maya', last_initial: 'O.', redeemed_at: expect.any(String) }])
  expect(await server.answer('GET users/referral/referred-quota', {}, friend.token)).toMatchObject({
    redeemed: 1,
    referral_code: code,
  })
  const told = await server.database.db.select().from(fact).where(eq(fact.person_id, owner.id))
  expect(told).toMatchObject([{ kind: 'referral.redeemed', detail: { redeemer_id: friend.id } }])
})

test('a code is not for its owner or the own family, and an account takes one in its life', async () => {
  const owner = await server.addPerson('parent')
  const child = await server.addPerson('student')
  await server.database.db.insert(parentChild).values({ parent_id: owner.id, child_id: child.id })
  const code = await codeOf(owner.token)
  expect(await redeem(code, owner.token)).toMatchObject({ status: 422, problem: { code: 'referral.own' } })
  expect(await redeem(code, child.token)).toMatchObject({ problem: { code: 'referral.own' } })
  expect(await redeem(await codeOf(child.token), owner.token)).toMatchObject({ problem: { code: 'referral.own' } })
  expect(await redeem('AAAAA-AAAAA', child.token)).toMatchObject({ status: 422, problem: { code: 'referral.unknown' } })
  const friend = await server.addPerson('student')
  await redeem(code, friend.token)
  expect(await redeem(await codeOf(cast.parent.token), friend.token)).toMatchObject({
    status: 409,
    problem: { code: 'referral.repeated' },
  })
})

test('a thousand friends redeem a code with a quota of three at once: exactly three succeed', async () => {
  const { db } = server.database
  const owner = await server.addPerson('student')
  const code = await codeOf(owner.token)
  const people = Array.from({ length: 1000 }, () => ({ id: newId(), user_role_id: 1 }))
  await db.insert(person).values(people.map((one) => ({ ...one, username: one.id })))
  const tokens = await Promise.all(people.map(async ({ id }) => (await openLogin(db, id, null)).token))
  const replies = await Promise.all(tokens.map((token) => redeem(code, token)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(3)
  expect(new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.problem.code])))).toEqual(
    new Set(['referral.spent']),
  )
  expect(await db.$count(referralRedemption, eq(referralRedemption.owner_id, owner.id))).toBe(3)
  expect(await db.select().from(referral).where(eq(referral.owner_id, owner.id))).toMatchObject([{ redeemed: 3 }])
  expect(await quotaOf(code)).toMatchObject({ answer: { remaining: 0 } })
})

test('one friend who redeems fifty times at once takes one place', async () => {
  const owner = await server.addPerson('student')
  const friend = await server.addPerson('student')
  const code = await codeOf(owner.token)
  const replies = await Promise.all(Array.from({ length: 50 }, () => redeem(code, friend.token)))
  expect(replies.every(({ ok }) => ok)).toBe(true)
  expect(await quotaOf(code)).toMatchObject({ answer: { remaining: 2 } })
})

test('who redeemed a code is its owner’s to see, and an unknown code is nowhere', async () => {
  const code = await codeOf(cast.parent.token)
  const ask = (token: string) =>
    server.request('GET users/referral/redeemers', { query: { referral_code: code } }, token)
  expect(await ask(cast.student.token)).toMatchObject({ status: 404 })
  expect(await quotaOf('AAAAA-AAAAA')).toMatchObject({ status: 404 })
})

test('an account without courses becomes one of the free tier; one that has courses keeps them', async () => {
  const { db } = server.database
  const course_id = newId()
  await db.insert(subject).values({ id: '1', name: 'Mathematics' })
  await db.insert(course).values({ id: course_id, title: 'Maths', subject_id: '1', school_id: server.school_id })
  const parent = await server.addPerson('parent')
  const child = await server.addPerson('student')
  await db.insert(parentChild).values({ parent_id: parent.id, child_id: child.id })
  const ask = (token: string, body: { child_id?: string; code?: string } = {}) =>
    server.request('PATCH users/redeem-free-tier-access', { body }, token)
  const isFree = async (token: string) => (await server.answer('GET users/me', {}, token)).user.is_free_tier

  const { activation_codes } = await server.answer(
    'POST activation/codes',
    { body: { course_ids: [course_id], count: 1 } },
    cast.owner.token,
  )
  const code = activation_codes[0]?.code ?? ''
  expect(await ask(parent.token)).toMatchObject({ problem: { errors: { child_id: 'is missing' } } })
  expect(await ask(parent.token, { child_id: cast.student.id })).toMatchObject({ status: 404 })
  expect(await ask(parent.token, { child_id: child.id, code: 'AAAA-AAAA-AAAA' })).toMatchObject({
    problem: { code: 'activation.unknown' },
  })
  expect(await isFree(child.token)).toBe(false)
  expect(await ask(parent.token, { child_id: child.id, code })).toMatchObject({
    answer: { student_id: child.id, is_free_tier: true },
  })
  expect(await isFree(child.token)).toBe(true)
  expect(await db.$count(coursePerson, eq(coursePerson.person_id, child.id))).toBe(1)
  expect(await ask(child.token)).toMatchObject({ ok: true })

  const paying = await server.addPerson('student')
  await db.insert(coursePerson).values({ course_id, person_id: paying.id })
  expect(await ask(paying.token)).toMatchObject({ status: 409, problem: { code: 'users.paid-access' } })
})
