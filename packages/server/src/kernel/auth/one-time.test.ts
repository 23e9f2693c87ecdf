import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { newId } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { person } from '../people/schema.ts'
import { cancelOneTimes, deleteOldOneTimes, findOneTime, issueOneTime, keepOneTime, takeOneTime } from './one-time.ts'
import { oneTime, oneTimeCode } from './schema.ts'

let database: Database
const ann = newId()
beforeAll(async () => {
  database = await testDatabase()
  await database.db.insert(person).values({ id: ann, username: 'ann', user_role_id: 1 })
})
afterAll(() => database.close())

test('is for one thing, is looked at often and taken once', async () => {
  const { db } = database
  const token = await issueOneTime(db, 'magic-link', { person_id: ann, payload: { portal: 'ai_create' } })
  expect(await findOneTime(db, ['password-reset'], token)).toBeNull()
  expect(await takeOneTime(db, ['password-reset'], token)).toBeNull()
  expect(await findOneTime(db, ['magic-link'], token)).toMatchObject({ person_id: ann })
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeOneTime(db, ['magic-link'], token)))
  expect(taken.filter((one) => one !== null)).toMatchObject([{ payload: { portal: 'ai_create' } }])
  expect(await findOneTime(db, ['magic-link'], token)).toBeNull()
})

test('a transaction that fails gives it back', async () => {
  const token = await issueOneTime(database.db, 'login-token', { person_id: ann })
  const failing = database.withTx(async (tx) => {
    await takeOneTime(tx, ['login-token'], token)
    throw new Error('no session')
  })
  await expect(failing).rejects.toThrow('no session')
  expect(await takeOneTime(database.db, ['login-token'], token)).not.toBeNull()
})

test('somebody else’s secret is kept once', async () => {
  expect(await keepOneTime(database.db, 'grant', 'google a-token')).toBe(true)
  expect(await keepOneTime(database.db, 'grant', 'google a-token')).toBe(false)
})

test('what is cancelled, and what is long over, opens nothing and is deleted', async () => {
  const { db } = database
  const token = await issueOneTime(db, 'magic-link', { person_id: ann })
  await cancelOneTimes(db, ann)
  expect(await takeOneTime(db, ['magic-link'], token)).toBeNull()

  const standing = await issueOneTime(db, 'sign-up')
  const over = sql`now() - interval '2 hours'`
  await db.update(oneTime).set({ expires_at: over }).where(sql`person_id = ${ann}`)
  await db.insert(oneTimeCode).values({ person_id: ann, code_hash: 'x', expires_at: over })
  await deleteOldOneTimes(db)
  expect(await db.select().from(oneTime).where(sql`person_id = ${ann}`)).toEqual([])
  expect(await db.select().from(oneTimeCode)).toEqual([])
  expect(await findOneTime(db, ['sign-up'], standing)).not.toBeNull()
})
