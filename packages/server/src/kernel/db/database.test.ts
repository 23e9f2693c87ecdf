import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { sqlState } from './transactions.ts'

const note = pgTable('note', { text: text('text').notNull().unique() })

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('create table note (text text not null unique)')
})
afterAll(() => database.close())

test('a database is migrated and empty', async () => {
  const { rows } = await database.pool.query('select count(*)::int as count from person')
  expect(rows).toEqual([{ count: 0 }])
})

test('a transaction is kept whole or not at all', async () => {
  await database.withTx((tx) => tx.insert(note).values({ text: 'kept' }))
  await expect(
    database.withTx(async (tx) => {
      await tx.insert(note).values({ text: 'dropped' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await database.db.select().from(note)).toEqual([{ text: 'kept' }])
})

test('a statement that fails leaves the connection usable, and its state can be read', async () => {
  const twice = database.withTx(async (tx) => {
    await tx.insert(note).values({ text: 'twice' })
    await tx.insert(note).values({ text: 'twice' })
  })
  const error = await twice.catch((error: unknown) => error)
  expect(sqlState(error)).toBe('23505')
  await expect(database.pool.query('select nonsense')).rejects.toThrow('nonsense')
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('prepared statements by name work again and again', async () => {
  for (const value of ['a', 'b', 'a']) {
    const { rows } = await database.pool.query({ name: 'echo', text: 'select $1::text as value', values: [value] })
    expect(rows).toEqual([{ value }])
  }
})

test('many queries at once each get their own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => database.db.execute<{ at: number }>(sql`select ${at}::int as at`)),
  )
  expect(answers.map(({ rows }) => rows[0]?.at)).toEqual(Array.from({ length: 200 }, (_, at) => at))
})

test('large values pass whole', async () => {
  const large = 'é🙂x'.repeat(400_000)
  const { rows } = await database.db.execute<{ value: string }>(sql`select ${large}::text as value`)
  expect(rows[0]?.value === large).toBe(true)
})

test('work that meets a passing failure is tried again', async () => {
  let tries = 0
  await database.withTx(async (tx) => {
    tries += 1
    if (tries < 3) await tx.execute(sql.raw(`do $$ begin raise exception 'busy' using errcode = '40001'; end $$`))
  })
  expect(tries).toBe(3)
})

test('a query past the transaction is refused rather than waiting for itself', async () => {
  const past = database.withTx(() => database.db.select().from(note))
  await expect(past).rejects.toMatchObject({ cause: { message: expect.stringContaining('Inside withTx') } })
  await expect(database.withTx(() => database.withTx(async () => {}))).rejects.toThrow('Inside withTx')
})
