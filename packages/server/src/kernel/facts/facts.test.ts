import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { newId } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { person } from '../people/schema.ts'
import { localDay } from './local-day.ts'
import { recordFact, recordFacts } from './record-fact.ts'
import { fact } from './schema.ts'

let database: Database
const [west, east] = [newId(), newId()]
beforeAll(async () => {
  database = await testDatabase()
  await database.db.insert(person).values([
    { id: west, username: 'west', user_role_id: 1, time_zone: 'Pacific/Honolulu' },
    { id: east, username: 'east', user_role_id: 1, time_zone: 'Pacific/Kiritimati' },
  ])
})
afterAll(() => database.close())

test('a fact falls on the person’s own day', async () => {
  const at = new Date('2026-03-01T10:30:00Z')
  const kind = 'answer.marked'
  await database.withTx((tx) =>
    recordFacts(tx, [
      { kind, at, person_id: west },
      { kind, at, person_id: east },
    ]),
  )
  const rows = await database.db.select().from(fact)
  expect(rows.find(({ person_id }) => person_id === west)?.local_day).toBe('2026-03-01')
  expect(rows.find(({ person_id }) => person_id === east)?.local_day).toBe('2026-03-02')
})

test('what was marked after midnight is of the day on which it was handed in', async () => {
  const one = { id: newId(), kind: 'answer.marked', person_id: east }
  await database.withTx((tx) =>
    recordFact(tx, { ...one, done_at: new Date('2026-03-01T09:59:30Z'), at: new Date('2026-03-01T10:00:30Z') }),
  )
  const rows = await database.db.select().from(fact)
  expect(rows.find(({ id }) => id === one.id)?.local_day).toBe('2026-03-01')
})

test('a fact with an id is told once, and one of a rolled back transaction never', async () => {
  const one = { id: newId(), kind: 'quiz.completed', at: new Date(), person_id: west }
  await database.withTx((tx) => recordFact(tx, one))
  await database.withTx((tx) => recordFact(tx, one))
  await expect(
    database.withTx(async (tx) => {
      await recordFact(tx, { ...one, id: newId() })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow()
  const rows = await database.db.select().from(fact)
  expect(rows.filter(({ kind }) => kind === 'quiz.completed')).toHaveLength(1)
})

test('days change at midnight of the zone, also where the clock is put forward', () => {
  expect(localDay(new Date('2026-03-29T00:59:59Z'), 'Europe/Berlin')).toBe('2026-03-29')
  expect(localDay(new Date('2026-10-24T21:59:59Z'), 'Europe/Berlin')).toBe('2026-10-24')
  expect(localDay(new Date('2026-10-24T22:00:00Z'), 'Europe/Berlin')).toBe('2026-10-25')
  expect(localDay(new Date('2026-10-24T23:30:00Z'), 'no such zone')).toBe('2026-10-24')
})
