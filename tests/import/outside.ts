import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ImportReport } from '@coachkit/contract'
import { openDatabase } from '../../packages/server/src/kernel/db/open-database.ts'
import { root } from '../support/platform.ts'

/** Where a server keeps its things: its folder, and its PostgreSQL's address or nothing. */
export interface Place {
  DATA_DIR: string
  DATABASE_URL: string
}

export interface Counts {
  questions: number
  versions: number
  quizzes: number
  asked: number
  staged: number
  pieces: number
}

/** What is in the database, asked while no server has it. */
export async function countRows(place: Place): Promise<Counts> {
  const database = await openDatabase({ ...place, DATABASE_CONNECTIONS: 2 }, (error) => {
    throw error
  })
  try {
    const { rows } = await database.pool.query<Counts>(
      `select (select count(*) from question)::int questions, (select count(*) from question_version)::int versions,
        (select count(*) from quiz)::int quizzes, (select count(*) from quiz_question)::int asked,
        (select count(*) from staged_question)::int staged, (select count(*) from import_piece)::int pieces`,
    )
    if (!rows[0]) throw new Error('the database counted nothing')
    return rows[0]
  } finally {
    await database.close()
  }
}

/** What people and the coach can see; staged rows and kept pieces of a file are not seen by anybody. */
export const visible = ({ questions, versions, quizzes, asked }: Counts) => ({ questions, versions, quizzes, asked })

/** `npm run import -- FILE…`, with the counts of its table by file. */
export async function importByCommand(place: Place, files: readonly string[], killAfter?: number) {
  const child = spawn(process.execPath, ['packages/server/dist/cli/import.js', ...files], {
    cwd: root,
    env: { ...process.env, ...place, NODE_ENV: 'development', LOG_LEVEL: 'warn', INIT_CWD: root },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      // It says so when the database is open, and before it reads the first line.
      if (killAfter !== undefined && String(data).includes('Importing through')) {
        setTimeout(() => child.kill('SIGKILL'), killAfter)
      }
      output += data
    })
  }
  await once(child, 'close')
  return { code: child.exitCode, output, table: tableOf(output) }
}

export type Row = Pick<ImportReport, 'read' | 'added' | 'changed' | 'unchanged' | 'quizzes'> & { skipped: number }

function tableOf(output: string): Record<string, Row> {
  const lines = output.split('\n')
  const [, ...rows] = lines.slice(lines.findIndex((line) => /^file\s+format\s/.test(line)))
  return Object.fromEntries(
    rows
      .map((line) => line.trim().split(/\s{2,}/))
      .filter((cells) => cells.length === 9)
      .map(([file = '', , ...cells]) => {
        const [read = 0, added = 0, changed = 0, unchanged = 0, skipped = 0, , quizzes = 0] = cells.map(Number)
        return [file, { read, added, changed, unchanged, skipped, quizzes }]
      }),
  )
}

/** Sends a file as an operator's own program would, and gives its events until the connection ends. */
export async function* importByCall(url: string, place: Place, file: string | { name: string; text: string }) {
  const form = new FormData()
  const [bytes, name] =
    typeof file === 'string' ? [new Uint8Array(readFileSync(file)), basename(file)] : [file.text, file.name]
  form.set('file', new Blob([bytes]), name)
  const headers = operator(place)
  yield* eventsOf(await fetch(`${url}/api/v1/imports`, { method: 'POST', headers, body: form }))
}

/** Takes the stream of an import up again. */
export async function* goOn(url: string, place: Place, stream_id: string, last: string) {
  const headers = { ...operator(place), 'last-event-id': last }
  yield* eventsOf(await fetch(`${url}/api/v1/streams/${stream_id}`, { headers }))
}

const operator = ({ DATA_DIR }: Place) => ({
  authorization: `Bearer ${readFileSync(join(DATA_DIR, 'operator-token'), 'utf8').trim()}`,
})

export interface ImportEvent {
  id: string
  event: string
  data: { stream_id?: string; code?: string; detail?: string } & Partial<ImportReport>
}

async function* eventsOf(response: Response): AsyncGenerator<ImportEvent> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  let waiting = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    waiting += chunk
    const blocks = waiting.split('\n\n')
    waiting = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
      const [id, event, data] = [field('id'), field('event'), field('data')]
      if (id !== undefined && event && data) yield { id, event, data: JSON.parse(data) }
    }
  }
}
