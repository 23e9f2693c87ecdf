import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { packZip } from '../zip/pack-zip.ts'
import { readZip } from '../zip/read-zip.ts'
import type { ImportEvent, ImportFile } from './import-event.ts'
import { cleanText } from './oatutor/text.ts'
import { readImport } from './read-import.ts'

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))
const there = existsSync(`${data}oatutor/content-pool.zip`)

const fileOf = (content: string | Uint8Array): ImportFile => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return {
    filename: 'any',
    size: bytes.length,
    // Small pieces, so that characters and lines are cut.
    async *open() {
      for (let start = 0; start < bytes.length; start += 1021) yield bytes.subarray(start, start + 1021)
    },
  }
}

async function eventsOf(content: string | Uint8Array): Promise<ImportEvent[]> {
  const events: ImportEvent[] = []
  for await (const event of (await readImport(fileOf(content))).events) events.push(event)
  return events
}
const questionsIn = (events: ImportEvent[]) =>
  events.flatMap((event) => (event.kind === 'question' ? [event.question] : []))
const linesOf = (...rows: object[]): string => rows.map((row) => JSON.stringify(row)).join('\n')

test('GSM8K becomes a numeric question whose rungs leave every result open', async () => {
  const [question] = questionsIn(
    await eventsOf(
      linesOf({
        question: 'Ann has $1,000 and earns $80. How much has she?',
        answer: 'She has 1000+80 = $<<1000+80=1080>>1,080.\n#### 1,080',
      }),
    ),
  )
  expect(question).toMatchObject({
    type: 'numeric',
    key: { value: '1080' },
    worked_steps: ['She has 1000+80 = $1,080.'],
  })
  expect(question?.hints.map(({ text }) => text).join(' ')).not.toMatch(/1,?080/)
  expect(question?.hints.at(-1)?.text).toBe('She has 1000+80 = $….')
})

test('the Socratic form becomes parts where each has a result of its own, hints otherwise', async () => {
  const parted = 'How many now? ** 1+1 = <<1+1=2>>2\nHow many in all? ** 2+3 = <<2+3=5>>5\n#### 5'
  const loose = 'Define a variable ** Let x be it.\nHow many? ** 2+4 = <<2+4=6>>6\n#### 6'
  const [first, second] = questionsIn(
    await eventsOf(linesOf({ question: 'A?', answer: parted }, { question: 'B?', answer: loose })),
  )
  expect(first?.sub_questions.map(({ key }) => key)).toMatchObject([{ value: '2' }, { value: '5' }])
  expect(second).toMatchObject({ type: 'numeric', sub_questions: [] })
  expect(second?.hints[1]?.title).toBe('Define a variable')
})

test('two equal options are joined when both are wrong, and refused when one is the answer', async () => {
  const events = await eventsOf(
    linesOf(
      { query: 'Question: What falls?', choices: ['a', 'b', 'a', 'c'], gold: 1 },
      { query: 'Question: What rises?', choices: ['a', 'b', 'a', 'c'], gold: 0 },
      { query: 'Question: What stays?', choices: ['a', 'b'], gold: 7 },
    ),
  )
  expect(questionsIn(events)).toMatchObject([{ stem: 'What falls?', options: [{}, {}, {}], key: { correct: 2 } }])
  expect(events.filter(({ kind }) => kind === 'skipped')).toMatchObject([
    { where: 'line 2', reason: expect.stringContaining('equal options') },
    { where: 'line 3', reason: expect.stringContaining('not among the options') },
  ])
})

test('a broken line, broken letters and an unknown form refuse the file', async () => {
  const good = linesOf({ question: 'A?', answer: '1+1 = <<1+1=2>>2\n#### 2' })
  await expect(eventsOf(`${good}\n{"question":`)).rejects.toThrow('Line 2 is not JSON.')
  await expect(eventsOf(Buffer.concat([Buffer.from(`${good}\n`), Buffer.from([0xc3, 0x28])]))).rejects.toThrow(
    'Line 2 is not UTF-8',
  )
  await expect(eventsOf('a,b,c')).rejects.toThrow('neither JSON lines nor a ZIP')
  await expect(eventsOf('{"a":1}')).rejects.toThrow('not one that is read here')
})

describe('archives', () => {
  const zip = packZip(new Map([['a/b.txt', Buffer.from('hello '.repeat(200))]]))

  test('are read, and a damaged one is refused', () => {
    expect(Buffer.from(readZip(zip)[0]?.read() ?? []).toString()).toBe('hello '.repeat(200))
    const damaged = new Uint8Array(zip)
    damaged[45] = (damaged[45] ?? 0) ^ 0xff
    expect(() => readZip(damaged).map((entry) => entry.read())).toThrow(/broken/)
    expect(() => readZip(zip.subarray(0, zip.length - 30))).toThrow(/broken/)
  })

  test('that unfold into too much are refused before anything is unpacked', () => {
    const limits = { entries: 10, entryBytes: 1000, totalBytes: 5000 }
    expect(() => readZip(zip, limits)).toThrow('larger than 1000 bytes')
    const many = packZip(new Map(Array.from({ length: 11 }, (_, index) => [`${index}`, Buffer.from('x')])))
    expect(() => readZip(many, limits)).toThrow('more than 10 entries')
  })

  test('with names that lead out of their folder are refused', () => {
    expect(() => readZip(packZip(new Map([['../x', Buffer.from('x')]])))).toThrow('leads out of its folder')
  })
})

test('OATutor texts become Markdown with TeX between our marks', () => {
  expect(cleanText('What is $$4$$ times $$x$$? \\n ##figure1.gif##')).toEqual({
    text: 'What is \\(4\\) times \\(x\\)?',
    figures: ['figure1.gif'],
    notes: [],
  })
  expect(cleanText('$$a**c$$ and $$x \\neq 2$$').text).toBe('\\(a^{c}\\) and \\(x \\neq 2\\)')
  expect(cleanText('6.89×10**-19 J').text).toContain('^{-19}')
  expect(cleanText('$$2x').notes).toHaveLength(1)
})

describe.skipIf(!there)('OATutor’s pool (skipped where ../shared/data is absent)', () => {
  const pool = () => {
    const files = new Map(
      readZip(readFileSync(`${data}oatutor/content-pool.zip`)).map(({ name, read }) => [name, read()]),
    )
    for (const name of ['coursePlans.json', 'skillModel.json']) files.set(name, readFileSync(`${data}oatutor/${name}`))
    return files
  }

  test('each oddity is named, and nothing is lost without a word', async () => {
    const events = await eventsOf(packZip(pool()))
    const questions = questionsIn(events)
    const notes = events.flatMap((event) => (event.kind === 'note' ? [event.note] : []))
    const skipped = events.filter(({ kind }) => kind === 'skipped')
    expect(questions.length + skipped.length).toBe(300)
    expect(skipped.length).toBeLessThan(6)
    const about = (text: string) => notes.filter((note) => note.includes(text)).length
    expect(about('values to substitute')).toBe(4)
    expect(about('licence field is empty')).toBe(42)
    expect(about('empty file of hints')).toBe(11)
    expect(about('which is not there; left out')).toBe(12)
    expect(questions.filter(({ language }) => language === 'sv')).toHaveLength(30)
    expect(JSON.stringify(questions)).not.toContain('@{')
    expect(JSON.stringify(questions.map(({ stem }) => stem))).not.toContain('$$')
    for (const { hints, sub_questions } of questions) {
      for (const ladder of [hints, ...sub_questions.map((part) => part.hints)]) {
        const before = new Set<string>()
        for (const { id, depends_on } of ladder) {
          for (const name of depends_on) expect(before.has(name)).toBe(true)
          before.add(id)
        }
      }
    }
  })

  test('lessons become quizzes, and questions have their skills', async () => {
    const events = await eventsOf(packZip(pool()))
    const quizzes = events.flatMap((event) => (event.kind === 'quiz' ? [event.quiz] : []))
    expect(quizzes.length).toBeGreaterThan(160)
    const names = new Set(questionsIn(events).map(({ external_id }) => external_id))
    expect(quizzes.every(({ question_external_ids }) => question_external_ids.every((name) => names.has(name)))).toBe(
      true,
    )
    expect(questionsIn(events).filter(({ tags }) => tags.length > 0).length).toBeGreaterThan(290)
  })
})
