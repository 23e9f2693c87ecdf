import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRunningServer } from '../kernel/db/data-lock.ts'
import { openDatabase } from '../kernel/db/open-database.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = here('../../../../')

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
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: '', DATABASE_CONNECTIONS: 1 }, (error) => {
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

test('the same counts without a server, again, and through a server', async () => {
  const file = join(folder, 'apples.jsonl')
  const lines = Array.from({ length: 120 }, (_, index) =>
    JSON.stringify({
      question: `How many apples are in ${index + 3} baskets?`,
      answer: `It is 1+${index} = <<1+${index}=${index + 1}>>${index + 1}.\n#### ${index + 1}`,
    }),
  )
  writeFileSync(file, lines.join('\n'))
  const first = await run(file)
  expect(first.code).toBe(0)
  expect(rows(first.output)).toEqual({ 'apples.jsonl': [120, 120, 0, 0, 0, 0, 12] })
  expect(await counts()).toEqual({ questions: 120, versions: 120, quizzes: 12 })

  const server = start('../main.ts', [])
  await expect.poll(() => findRunningServer(folder)?.address, { timeout: 30_000 }).toBeTruthy()
  const through = await run(file)
  expect(through.output).toContain('through the server at')
  expect(rows(through.output)).toEqual({ 'apples.jsonl': [120, 0, 0, 120, 0, 0, 12] })
  await end(server)
  expect(await counts()).toEqual({ questions: 120, versions: 120, quizzes: 12 })
}, 60_000)
