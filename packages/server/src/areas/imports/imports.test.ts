import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ImportFile, ImportRefusal, packZip, readZip } from '@coachkit/content'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/database.ts'
import type { Leases } from '../../kernel/jobs/leases.ts'
import type { Streams } from '../../kernel/streams/streams.ts'
import { testDatabase } from '../../testing/database.ts'
import { createQuestionsArea } from '../questions/index.ts'
import { createPublisher } from '../quiz/publisher.ts'
import { createImportsArea } from './index.ts'

const data = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url))
const there = existsSync(`${data}gsm8k/train-first-1200.jsonl`)

const fileOf = (filename: string, content: Uint8Array | string, stopAfter = Number.POSITIVE_INFINITY): ImportFile => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return {
    filename,
    size: bytes.length,
    async *open() {
      for (let start = 0; start < bytes.length; start += 16_384) {
        if (start > stopAfter) throw new Error('killed')
        yield bytes.subarray(start, start + 16_384)
      }
    },
  }
}

const line = (question: string, answer: number) =>
  JSON.stringify({
    question,
    answer: `It is 1+${answer - 1} = <<1+${answer - 1}=${answer}>>${answer}.\n#### ${answer}`,
  })
const eleven = Array.from({ length: 11 }, (_, index) => line(`How many apples are in ${index + 3} baskets?`, index + 5))

let database: Database
let area: ReturnType<typeof createImportsArea>
let bank: ReturnType<typeof createQuestionsArea>['bank']

beforeEach(async () => {
  database = await testDatabase()
  const questions = createQuestionsArea({
    database,
    pictures: { keep: async (bytes) => `picture-${bytes.length}`, address: (key) => `/files/${key}` },
    questionsWithin: () => sql`select null::uuid`,
    mayBeShown: () => sql`true`,
  })
  bank = questions.bank
  area = createImportsArea({
    database,
    intake: questions.intake,
    quizzes: createPublisher(questions.bank),
    // The command line's way needs neither: `importFile` works in the calling process.
    streams: {} as Streams,
    leases: { handle() {} } as unknown as Leases,
  })
})
afterEach(() => database.close())

const importFile = (file: ImportFile) =>
  area.importFile(file, { alone: true, signal: new AbortController().signal, progress: () => {} })

async function counts() {
  const { rows } = await database.db.execute<Record<string, string>>(sql`select
    (select count(*) from question) questions, (select count(*) from question_version) versions,
    (select count(*) from staged_question) staged, (select count(*) from import_piece) pieces,
    (select count(*) from quiz) quizzes, (select count(*) from import_run where state = 'running') running`)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
}

test('a second import of the same file adds nothing', async () => {
  const file = fileOf('apples.jsonl', eleven.join('\n'))
  expect(await importFile(file)).toMatchObject({ read: 11, added: 11, changed: 0, unchanged: 0, quizzes: 1 })
  expect(await importFile(file)).toMatchObject({ read: 11, added: 0, changed: 0, unchanged: 11, quizzes: 1 })
  expect(await counts()).toEqual({ questions: 11, versions: 11, staged: 0, pieces: 0, quizzes: 1, running: 0 })
})

test('a changed question gets a new version, and the old one stays as it was', async () => {
  await importFile(fileOf('apples.jsonl', eleven.join('\n')))
  const [before] = (await database.db.execute<{ version_id: string }>(sql`select version_id from question order by id`))
    .rows
  const changed = [line('How many apples are in 3 baskets?', 99), ...eleven.slice(1)]
  expect(await importFile(fileOf('apples.jsonl', changed.join('\n')))).toMatchObject({ changed: 1, unchanged: 10 })
  expect(await counts()).toMatchObject({ questions: 11, versions: 12 })
  const old = (await bank.findVersions([before?.version_id ?? ''])).get(before?.version_id ?? '')
  expect(old?.key).toMatchObject({ value: '5' })
})

test('a line that is not JSON refuses the whole file with its number, and nothing is changed', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => line(`How many pears are in ${index} bags?`, index + 2))
  lines[240] = '{"question": "How'
  await expect(importFile(fileOf('pears.jsonl', lines.join('\n')))).rejects.toThrow('Line 241 is not JSON.')
  expect(await counts()).toEqual({ questions: 0, versions: 0, staged: 0, pieces: 0, quizzes: 0, running: 0 })
})

test('an invalid item is skipped and named, the rest comes in', async () => {
  const lines = [...eleven, JSON.stringify({ question: 'And now?', answer: 'Nobody knows.\n#### some' })]
  const report = await importFile(fileOf('apples.jsonl', lines.join('\n')))
  expect(report).toMatchObject({ read: 12, added: 11 })
  expect(report.skipped).toEqual([{ where: 'line 12', reason: 'The answer “some” is not a number.' }])
})

test('an import that broke off leaves nothing to be seen, and the next one clears what it staged', async () => {
  const lines = Array.from({ length: 900 }, (_, index) => line(`How many plums are in ${index} bags?`, index + 2))
  await expect(importFile(fileOf('plums.jsonl', lines.join('\n'), 60_000))).rejects.toThrow('killed')
  expect(await counts()).toMatchObject({ questions: 0, staged: 0, running: 0 })

  // As a killed process leaves it: a run that is still open, and staged rows.
  await database.db.execute(sql`insert into import_run (id, filename) values (gen_random_uuid(), 'dead')`)
  await database.db.execute(sql`insert into staged_question (id, question_id, import_id, position, source_key,
    external_id, content_hash, subject, course, language, terms, max_marks, body)
    select gen_random_uuid(), gen_random_uuid(), id, 0, 'a', 'b', 'c', 'd', 'e', 'en', '{}', 1, '{}' from import_run
    where filename = 'dead'`)
  expect(await importFile(fileOf('plums.jsonl', lines.join('\n')))).toMatchObject({ added: 900 })
  expect(await counts()).toMatchObject({ questions: 900, staged: 0, running: 0 })
})

test('what is no import is refused with a reason', async () => {
  await expect(importFile(fileOf('notes.txt', 'Dear diary'))).rejects.toThrow('neither JSON lines nor a ZIP')
  await expect(importFile(fileOf('a.jsonl', '{"name":"x"}\n'))).rejects.toThrow('not one that is read here')
  await expect(importFile(fileOf('empty.jsonl', ''))).rejects.toThrow('empty')
  await expect(importFile(fileOf('a.jsonl', Buffer.from([0x7b, 0x22, 0xff, 0xfe])))).rejects.toThrow(ImportRefusal)
  await expect(importFile(fileOf('a.zip', packZip(new Map([['x.txt', Buffer.from('x')]]))))).rejects.toThrow(
    ImportRefusal,
  )
  expect(await counts()).toMatchObject({ questions: 0, running: 0 })
})

describe.skipIf(!there)('with the real sets (skipped where ../shared/data is absent)', () => {
  test('all of them come in, twice with the same end, and publishing is short', async () => {
    const names = [
      'gsm8k/train-first-1200.jsonl',
      'gsm8k/socratic-first-300.jsonl',
      'aqua/dev.jsonl',
      'science-mcq/arc-easy-first-1200.jsonl',
      'science-mcq/openbookqa-first-250.jsonl',
      'science-mcq/qasc-dev-first-450.jsonl',
    ]
    const pool = new Map(
      readZip(readFileSync(`${data}oatutor/content-pool.zip`)).map((entry) => [entry.name, entry.read()]),
    )
    for (const name of ['coursePlans.json', 'skillModel.json']) pool.set(name, readFileSync(`${data}oatutor/${name}`))
    const files = [
      ...names.map((name) => fileOf(name, readFileSync(data + name))),
      fileOf('oatutor.zip', packZip(pool)),
    ]

    const first = []
    for (const file of files) {
      const start = performance.now()
      const report = await importFile(file)
      console.warn(
        `${report.format}: ${report.read} read, ${report.added} added, ${report.skipped.length} skipped, ${report.notes.length} notes, ${report.quizzes} quizzes, ${Math.round(performance.now() - start)} ms`,
      )
      first.push(report)
    }
    expect(first.map(({ read }) => read)).toEqual([1200, 300, 254, 1200, 250, 450, 300])
    for (const { read, added, skipped } of first) expect(added + skipped.length).toBe(read)
    const after = await counts()
    for (const [index, file] of files.entries()) {
      const again = await importFile(file)
      expect(again).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: first[index]?.added,
        quizzes: first[index]?.quizzes,
      })
    }
    expect(await counts()).toEqual(after)
  }, 120_000)
})
