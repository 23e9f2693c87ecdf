import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findRunningServer } from '../kernel/db/data-lock.ts'
import { openDatabase } from '../kernel/db/open-database.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = here('../../../../')
const data = here('../../../../../shared/data/')
const there = existsSync(`${data}gsm8k`)

let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coachkit-import-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) await end(child)
  rmSync(folder, { recursive: true, force: true })
})

function start(script: string, args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=coachkit-source', here(script), ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      PORT: '0',
      DEMONSTRATION: 'off',
      LOG_LEVEL: 'error',
      INIT_CWD: root,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  await ended(child)
}

async function run(...paths: string[]): Promise<{ code: number | null; output: string }> {
  const child = start('./import.ts', paths)
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  const code = await ended(child)
  return { code, output }
}

/** The table's rows: file and counts. */
const rows = (output: string): Record<string, number[]> =>
  Object.fromEntries(
    output
      .slice(output.indexOf('file '))
      .split('\n')
      .slice(1)
      .filter((line) => /\d$/.test(line))
      .map((line) => {
        const cells = line.split(/\s{2,}/)
        return [cells[0] ?? '', cells.slice(2).map(Number)]
      }),
  )

async function counts(): Promise<{ questions: number; versions: number; quizzes: number }> {
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: '' }, (error) => {
    throw error
  })
  try {
    const { rows: found } = await database.db.execute<Record<string, string>>(
      sql`select (select count(*) from question) questions, (select count(*) from question_version) versions,
        (select count(*) from quiz) quizzes`,
    )
    const [first] = found
    return { questions: Number(first?.questions), versions: Number(first?.versions), quizzes: Number(first?.quizzes) }
  } finally {
    await database.close()
  }
}

test('says what is wrong with a file that is not there, or none given', async () => {
  expect(await run('nowhere.jsonl')).toMatchObject({ code: 1, output: expect.stringContaining('There is no file') })
  expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('npm run import -- FILE') })
})

test('a broken file is refused with its line and changes nothing', async () => {
  const file = join(folder, 'broken.jsonl')
  writeFileSync(file, '{"question":"How many?","answer":"It is 1+1 = <<1+1=2>>2.\\n#### 2"}\n{"question": "Ho')
  const { code, output } = await run(file)
  expect(output).toContain('broken.jsonl: Line 2 is not JSON. Nothing of this file was brought in.')
  expect(code).toBe(1)
  expect(await counts()).toEqual({ questions: 0, versions: 0, quizzes: 0 })
}, 60_000)

describe.skipIf(!there)('with the real sets (skipped where ../shared/data is absent)', () => {
  const sets = ['gsm8k', 'science-mcq', 'aqua', 'oatutor'].map((name) => data + name)

  test('the same counts without a server, again, and through a server', async () => {
    const first = await run(...sets)
    expect(first.code).toBe(0)
    const added = rows(first.output)
    expect(Object.keys(added)).toHaveLength(7)
    for (const [read, fresh, changed, unchanged, skipped] of Object.values(added)) {
      expect([changed, unchanged]).toEqual([0, 0])
      expect(read).toBe((fresh ?? 0) + (skipped ?? 0))
    }
    const expected = Object.fromEntries(
      Object.entries(added).map(([file, [read, fresh, changed, , ...rest]]) => [
        file,
        [read, 0, changed, fresh, ...rest],
      ]),
    )
    const after = await counts()
    expect(rows((await run(...sets)).output)).toEqual(expected)
    expect(await counts()).toEqual(after)

    const server = start('../main.ts', [])
    await expect.poll(() => findRunningServer(folder)?.address, { timeout: 30_000 }).toBeTruthy()
    const through = await run(...sets)
    expect(through.output).toContain('through the server at')
    expect(rows(through.output)).toEqual(expected)
    await end(server)
    expect(await counts()).toEqual(after)
  }, 180_000)

  test('killed at any moment it leaves all of a file or nothing of it', async () => {
    const seen: string[] = []
    // Counted from the moment when the database is open and the first line is read.
    for (const moment of [20, 250, 500, 750, 1000, 1300].map((base) => base + Math.floor(Math.random() * 200))) {
      const child = start('./import.ts', [`${data}gsm8k/train-first-1200.jsonl`])
      child.stdout?.on('data', (text) => {
        if (String(text).includes('Importing through')) setTimeout(() => child.kill('SIGKILL'), moment)
      })
      await ended(child)
      const left = await counts()
      expect([0, 1200], `killed after ${moment} ms`).toContain(left.questions)
      expect(left).toEqual({ questions: left.questions, versions: left.questions, quizzes: left.questions / 10 })
      seen.push(`${moment} ms: ${left.questions}`)
    }
    console.warn(`questions after each kill: ${seen.join(', ')}`)
    const whole = await run(`${data}gsm8k/train-first-1200.jsonl`)
    expect(whole.code).toBe(0)
    expect(await counts()).toEqual({ questions: 1200, versions: 1200, quizzes: 120 })
  }, 180_000)
})
