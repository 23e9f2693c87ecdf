import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { freshDatabase, hasSharedData, sharedData } from '../support/platform.ts'
import { seeded } from '../support/random.ts'
import { type ServerProcess, serverProcess } from '../support/server-process.ts'
import { trial } from '../support/trial.ts'
import { countRows, goOn, type ImportEvent, importByCall, importByCommand, type Place, visible } from './outside.ts'

const sets = ['gsm8k', 'science-mcq', 'aqua', 'oatutor'].map((name) => join(sharedData, name))
const problems = join(sharedData, 'gsm8k', 'train-first-1200.jsonl')
const nothing = { questions: 0, versions: 0, quizzes: 0, asked: 0 }
const whole = { questions: 1200, versions: 1200, quizzes: 120, asked: 1200 }

/** A hundred and fifty good lines, of which the first hundred are staged before the end is seen to be broken. */
const broken = [
  ...Array.from({ length: 150 }, (_, index) =>
    JSON.stringify({ question: `How many pears are in ${index} bags?`, answer: 'It is 1+1 = <<1+1=2>>2.\n#### 2' }),
  ),
  '{"question": "Ho',
].join('\n')

const undo: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function place(): Promise<Place> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'coachkit-import-'))
  undo.push(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const postgres = process.env.TRIP_DATABASE_URL
  return { DATA_DIR, DATABASE_URL: postgres ? await freshDatabase(postgres) : '' }
}

async function serve(at: Place): Promise<ServerProcess> {
  const server = await serverProcess({ ...at, DEMONSTRATION: 'off', RATE_ADDRESS: '1000000' })
  undo.push(() => server.kill())
  await server.start()
  return server
}

/** The longest that a read of the database waited while `work` ran. */
async function longestWait<T>(url: string, work: Promise<T>): Promise<{ longest: number; all: number; result: T }> {
  const began = performance.now()
  let [longest, isOver] = [0, false]
  const reading = (async () => {
    while (!isOver) {
      const asked = performance.now()
      await (await fetch(`${url}/readyz`)).text()
      longest = Math.max(longest, performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  const result = await work.finally(() => {
    isOver = true
  })
  await reading
  return { longest: Math.round(longest), all: Math.round(performance.now() - began), result }
}

const skipped = hasSharedData ? '' : ' (skipped: the sets are not beside the project)'

describe.skipIf(!hasSharedData)(`imports of the real sets, on ${trial.database}${skipped}`, () => {
  it('have the same counts with the server and without, and bring in nothing new from a second time or a broken file', async () => {
    const [served, alone] = [await place(), await place()]
    const server = await serve(served)
    const { longest, all, result: first } = await longestWait(server.url, importByCommand(served, sets))
    expect(first, first.output).toMatchObject({ code: 0 })
    expect(Object.keys(first.table)).toHaveLength(7)
    for (const { read, added, changed, unchanged, skipped } of Object.values(first.table)) {
      expect([added + skipped, changed, unchanged]).toEqual([read, 0, 0])
    }
    trial.tell('real sets through a running server', { ms: all, 'longest wait of a read in ms': longest })
    // A read waits for one short transaction, never for the import.
    expect(longest).toBeLessThan(all / 3)

    const again = Object.fromEntries(
      Object.entries(first.table).map(([file, row]) => [file, { ...row, added: 0, unchanged: row.added }]),
    )
    expect((await importByCommand(served, sets)).table).toEqual(again)

    let last: ImportEvent | undefined
    for await (const event of importByCall(server.url, served, { name: 'broken.jsonl', text: broken })) last = event
    expect(last).toMatchObject({ event: 'error', data: { detail: expect.stringContaining('Line 151 is not JSON') } })
    await server.stop()
    const counts = await countRows(served)
    expect(counts).toMatchObject({ staged: 0, pieces: 0 })

    expect((await importByCommand(alone, sets)).table).toEqual(first.table)
    expect(await countRows(alone)).toEqual(counts)
  })

  it(
    'leave all of a file or nothing of it when the server is killed, which goes on when it is back',
    async () => {
      const random = seeded(trial.seed)
      const began = Date.now()
      const seen = { rounds: 0, 'nothing there': 0, 'all there': 0 }
      for (; seen.rounds < trial.rounds(1) && Date.now() - began < trial.limit / 3; seen.rounds += 1) {
        const at = await place()
        const server = await serve(at)
        let last: ImportEvent | undefined
        let stream_id = ''
        let timer: NodeJS.Timeout | undefined
        const cut = (async () => {
          for await (const event of importByCall(server.url, at, problems)) {
            stream_id ||= event.data.stream_id ?? ''
            last = event
            if (event.event === 'stream') timer = setTimeout(() => server.kill(), random.between(0, 1500))
          }
        })()
        await cut.catch(() => {})
        // The import may have been quicker: the next server is not to be killed by this one's timer.
        clearTimeout(timer)
        await server.kill()
        const left = visible(await countRows(at))
        expect([nothing, whole]).toContainEqual(left)
        seen[left.questions === 0 ? 'nothing there' : 'all there'] += 1

        await server.start()
        if (last?.event !== 'report') {
          for await (const event of goOn(server.url, at, stream_id, last?.id ?? '0')) last = event
        }
        expect(last).toMatchObject({ event: 'report', data: { read: 1200, added: 1200 } })
        for await (const event of importByCall(server.url, at, problems)) last = event
        expect(last).toMatchObject({ event: 'report', data: { added: 0, unchanged: 1200 } })
        await server.stop()
        expect(await countRows(at)).toEqual({ ...whole, staged: 0, pieces: 0 })
      }
      trial.tell('the server killed in the middle of an import', seen)
    },
    trial.timeout,
  )

  it(
    'leave all of a file or nothing of it when the command is killed, and the next one brings it in',
    async () => {
      const random = seeded(trial.seed + 1)
      const began = Date.now()
      const seen = { rounds: 0, 'nothing there': 0, 'all there': 0 }
      for (; seen.rounds < trial.rounds(1) && Date.now() - began < trial.limit / 3; seen.rounds += 1) {
        const at = await place()
        await importByCommand(at, [problems], random.between(0, 1800))
        const left = visible(await countRows(at))
        expect([nothing, whole]).toContainEqual(left)
        seen[left.questions === 0 ? 'nothing there' : 'all there'] += 1
        // On PostgreSQL another process might still be at work: the dead one's place is free after a while.
        if (at.DATABASE_URL) continue
        expect(await importByCommand(at, [problems])).toMatchObject({ code: 0 })
        expect(await countRows(at)).toEqual({ ...whole, staged: 0, pieces: 0 })
      }
      trial.tell('the import command killed in the middle', seen)
    },
    trial.timeout,
  )
})
