import { userRoleId } from '@coachkit/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { newId } from '../db/columns.ts'
import { grantCourses, liftFreeTier, pauseCourse, restoreFreeTier, revokeCourses } from './grants.ts'
import { course, coursePerson, person, subject } from './schema.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const [maths, science] = [newId(), newId()]

beforeAll(async () => {
  database = await testDatabase()
  await database.db.insert(subject).values({ id: '1', name: 'Mathematics' })
  await database.db.insert(course).values([maths, science].map((id) => ({ id, title: id, subject_id: '1' })))
})
afterAll(() => database.close())

async function addStudent(is_free_tier = false) {
  const id = newId()
  await database.db.insert(person).values({ id, user_role_id: userRoleId.student, username: id, is_free_tier })
  return id
}

const has = async (person_id: string, course_id: string) => {
  const where = and(eq(coursePerson.person_id, person_id), eq(coursePerson.course_id, course_id))
  return (await database.db.select().from(coursePerson).where(where)).length === 1
}
const isFree = async (id: string) =>
  (await database.db.select({ free: person.is_free_tier }).from(person).where(eq(person.id, id)))[0]?.free

const grant = (who: string, courses: string[], source: Parameters<typeof grantCourses>[3]) =>
  database.withTx((tx) => grantCourses(tx, who, courses, source))
const revoke = (who: string, courses: string[], source: Parameters<typeof grantCourses>[3]) =>
  database.withTx((tx) => revokeCourses(tx, who, courses, source))

test('a course that came from two sides stays when one of them ends, in either order', async () => {
  for (const [first, last] of [
    ['activation:a', 'subscription:s'],
    ['subscription:s', 'activation:a'],
  ] as const) {
    const who = await addStudent()
    await grant(who, [maths, science], 'activation:a')
    await grant(who, [maths], 'subscription:s')
    await grant(who, [maths], 'subscription:s')
    await revoke(who, [maths], first)
    expect(await has(who, maths)).toBe(true)
    await revoke(who, [maths], last)
    await revoke(who, [maths], last)
    expect(await has(who, maths)).toBe(false)
    expect(await has(who, science)).toBe(true)
  }
})

test('a course that a school assigned before outlives a subscription to it', async () => {
  const who = await addStudent()
  await database.db.insert(coursePerson).values({ person_id: who, course_id: maths })
  await grant(who, [maths], 'subscription:s')
  await revoke(who, [maths], 'subscription:s')
  expect(await has(who, maths)).toBe(true)
})

test('taking away what was never given, or given by somebody else, changes nothing', async () => {
  const who = await addStudent()
  await database.db.insert(coursePerson).values({ person_id: who, course_id: science })
  await grant(who, [maths], 'activation:a')
  await revoke(who, [maths, science], 'activation:b')
  await revoke(who, [], 'activation:a')
  expect([await has(who, maths), await has(who, science)]).toEqual([true, true])
})

test('two reasons that end at the same time leave no course behind', async () => {
  const who = await addStudent()
  const sources = ['activation:a', 'activation:b', 'subscription:s'] as const
  for (const source of sources) await grant(who, [maths], source)
  await Promise.all(sources.map((source) => revoke(who, [maths], source)))
  expect(await has(who, maths)).toBe(false)
})

test('the free tier is lifted while one reason is left, and comes back after the last', async () => {
  const who = await addStudent(true)
  const lift = (source: 'subscription:a' | 'subscription:b') => database.withTx((tx) => liftFreeTier(tx, who, source))
  const restore = (source: 'subscription:a' | 'subscription:b') =>
    database.withTx((tx) => restoreFreeTier(tx, who, source))
  await lift('subscription:a')
  await lift('subscription:b')
  await restore('subscription:a')
  expect(await isFree(who)).toBe(false)
  await restore('subscription:b')
  await restore('subscription:b')
  expect(await isFree(who)).toBe(true)
})

test('somebody who was never of the free tier does not fall into it when a subscription ends', async () => {
  const who = await addStudent(false)
  await database.withTx((tx) => liftFreeTier(tx, who, 'subscription:a'))
  await database.withTx((tx) => restoreFreeTier(tx, who, 'subscription:a'))
  expect(await isFree(who)).toBe(false)
})

test('a paused course stays away while it is granted again, comes back when asked, and is new after its last grant', async () => {
  const who = await addStudent()
  const pause = (paused: boolean) => database.withTx((tx) => pauseCourse(tx, who, maths, paused))
  await grant(who, [maths, science], 'subscription:s')
  await pause(true)
  await pause(true)
  expect([await has(who, maths), await has(who, science)]).toEqual([false, true])
  await grant(who, [maths], 'activation:a')
  expect(await has(who, maths)).toBe(false)
  await pause(false)
  expect(await has(who, maths)).toBe(true)

  await pause(true)
  await revoke(who, [maths], 'subscription:s')
  await revoke(who, [maths], 'activation:a')
  await grant(who, [maths], 'subscription:t')
  expect(await has(who, maths)).toBe(true)
})

test('what a school assigns is there, whatever a family paused', async () => {
  const who = await addStudent()
  await grant(who, [maths], 'subscription:s')
  await database.withTx((tx) => pauseCourse(tx, who, maths, true))
  await grant(who, [maths], 'assigned')
  expect(await has(who, maths)).toBe(true)
})
