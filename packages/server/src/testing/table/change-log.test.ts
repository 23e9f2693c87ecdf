import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { person, school, subject } from '../../kernel/people/schema.ts'
import { type TestServer, testServer } from '../server.ts'
import { type Changes, watchChanges } from './change-log.ts'

let server: TestServer
let changes: Changes
beforeAll(async () => {
  server = await testServer()
  const { admin } = await server.cast()
  const file = new File(['# Primes\n\nA prime has two factors.\n'], 'primes.md', { type: 'text/markdown' })
  await server.answer('POST admin/rag-documents', { form: { file } }, admin.token)
  changes = await watchChanges(server.database)
})
afterAll(() => server.close())

/** Everything that stands in the tables, as one text. */
async function everything(): Promise<string> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const parts: string[] = []
  for (const { name } of rows) {
    const read = await server.database.pool.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t`,
    )
    parts.push(`${name} ${read.rows[0].digest}`)
  }
  return parts.join('\n')
}

test('notes what is written, and takes it back to the last bit', async () => {
  const { db } = server.database
  const before = await everything()
  expect(await changes.find()).toEqual([])

  const id = newId()
  await db.insert(school).values({ id, name: 'New', flags: { learning_path_disabled: true } })
  await db.update(school).set({ name: 'Newer' }).where(sql`id = ${id}`)
  await db.insert(subject).values({ id: 'x', name: 'X' })
  await db.delete(subject).where(sql`id = 'x'`)
  await db.update(person).set({ first_name: 'Åsa "q" \\', last_logged_in: new Date() })
  await db.execute(sql`delete from session`)
  // A column that the database makes itself, and a row that others point at.
  await db.execute(sql`delete from knowledge_passage`)
  await db.execute(sql`delete from knowledge_document`)
  const told = await changes.find()
  expect(told).toEqual(expect.arrayContaining(['school: 2', 'subject: 2', 'knowledge_document: 1']))

  await changes.undo()
  expect(await everything()).toBe(before)
  expect(await changes.find()).toEqual([])
})

test('notes a row that was written with what stood there already, and nothing that was rolled back', async () => {
  const { db, withTx } = server.database
  await db.update(school).set({ name: sql`name` })
  expect(await changes.find()).toEqual(['school: 1'])
  await changes.undo()
  const failing = withTx(async (tx) => {
    await tx.insert(school).values({ id: newId(), name: 'Never' })
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await changes.find()).toEqual([])
})
