import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../packages/server/src/kernel/db/open-database.ts'
import { type Random, seeded } from '../support/random.ts'
import { serverProcess } from '../support/server-process.ts'
import { headersOf, type Learner, takeQuizzes } from './learner.ts'
import { createOutsideLog } from './outside-log.ts'
import { type Stored, type StoredAttempt, type StoredEvaluation, type StoredFact, verdict } from './verdict.ts'

export interface CrashTrial {
  /** An empty PostgreSQL database's address, or null for the embedded one. */
  database: string | null
  /** How often the server is killed. */
  rounds: number
  seed: number
  /** Learners at once; half as many visitors come on top. */
  learners?: number
  /** Milliseconds after which no further round begins. */
  limit?: number
  report?: (line: string) => void
}

export interface CrashResult {
  rounds: number
  seed: number
  saved: number
  submitted: number
  told: number
  resumed: number
  repeated: number
  /** Evaluations that the outside client had something acknowledged of. */
  judged: number
  problems: string[]
}

/** Long enough for leases to run out and every retry to be over. */
const settlingTime = 60_000
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Kills the real server at random moments while learners save and hand in, and lets a log that was kept outside of it
 * be the judge: every acknowledged answer is there, with one mark each.
 */
export async function runCrashTrial(trial: CrashTrial): Promise<CrashResult> {
  const { database, rounds, seed, learners = 8, limit = Number.POSITIVE_INFINITY, report = () => {} } = trial
  const random = seeded(seed)
  const folder = mkdtempSync(join(tmpdir(), 'coachkit-crash-'))
  const server = await serverProcess({
    DATA_DIR: folder,
    DATABASE_URL: database ?? '',
    RATE_PERSON: '1000000',
    RATE_ADDRESS: '1000000',
    RATE_EMBED: '1000000',
  })
  const log = createOutsideLog()
  const ending = new AbortController()
  const over = new AbortController()
  let clients: Promise<void>[] = []
  let done = 0
  try {
    await server.start()
    const people = await introduce(server.url, folder, learners)
    const quiz_ids = await listQuizzes(server.url, people, random)
    clients = people.map((learner, index) =>
      takeQuizzes(learner, quiz_ids, {
        url: server.url,
        log,
        random: random.branch(index),
        ending: ending.signal,
        over: over.signal,
      }),
    )
    const began = Date.now()
    for (; done < rounds && Date.now() - began < limit; done += 1) {
      await wait(random.between(50, 1500))
      await server.kill()
      await server.start()
      if ((done + 1) % 10 === 0) report(`${done + 1} kills, ${log.counts.submitted} submissions acknowledged`)
    }
    await wait(500)
    ending.abort()
    const late = setTimeout(() => over.abort(new Error('the learners were not served to the end')), settlingTime)
    await Promise.all(clients)
    clearTimeout(late)
    if (over.signal.aborted) log.problem('some learners were not served to the end')
    await server.stop()

    const stored = await readStored(folder, database ?? '')
    const problems = [...log.problems, ...verdict(log.evaluations.values(), stored)]
    if (problems.length > 0) problems.push(server.log().slice(-4000))
    return { rounds: done, seed, ...log.counts, judged: log.evaluations.size, problems }
  } finally {
    ending.abort()
    over.abort(new Error('the trial is over'))
    await Promise.allSettled(clients)
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Learners whom the example site's own backend vouches for, and visitors. */
export async function introduce(url: string, folder: string, count: number): Promise<Learner[]> {
  const { sites } = JSON.parse(readFileSync(join(folder, 'demonstration.json'), 'utf8')) as {
    sites: Record<string, { secret_key: string; origin: string }>
  }
  const [, site] = Object.entries(sites).find(([name]) => name !== 'platform') ?? []
  if (!site) throw new Error('the demonstration has no site')
  const known = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const response = await fetch(`${url}/api/v1/embed/token`, {
        method: 'POST',
        headers: { authorization: `Bearer ${site.secret_key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ origin: site.origin, external_id: `crash-${index}`, lifetime: 3600, scope: ['quiz'] }),
      })
      if (!response.ok) throw new Error(`embed/token answered ${response.status}: ${await response.text()}`)
      const { token } = (await response.json()) as { token: string }
      return { name: `learner ${index}`, token, origin: site.origin }
    }),
  )
  const visitors = Array.from({ length: Math.ceil(count / 2) }, (_, index) => ({
    name: `visitor ${index}`,
    token: null,
    origin: null,
  }))
  return [...known, ...visitors]
}

/** A dozen of the published quizzes, so that attempts at the same one run side by side. */
export async function listQuizzes(url: string, people: readonly Learner[], random: Random): Promise<string[]> {
  const [first] = people
  if (!first) throw new Error('nobody takes part')
  const response = await fetch(`${url}/api/v1/quiz`, { headers: headersOf(first) })
  if (!response.ok) throw new Error(`quiz answered ${response.status}: ${await response.text()}`)
  const { quizzes } = (await response.json()) as { quizzes: { id: string }[] }
  if (quizzes.length === 0) throw new Error('the demonstration has no published quiz')
  const ids = quizzes.map(({ id }) => id)
  return Array.from({ length: Math.min(12, ids.length) }, () => random.pick(ids))
}

export async function readStored(folder: string, address: string): Promise<Stored> {
  const settings = { DATA_DIR: folder, DATABASE_URL: address, DATABASE_CONNECTIONS: 2 }
  const database = await openDatabase(settings, (error) => {
    throw error
  })
  try {
    const rows = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[]
    return {
      evaluations: await rows<StoredEvaluation>(
        `select e.id, e.attempt_id, a.learner, e.answer, e.revision, e.state, e.marks_given, e.is_full_marks
         from evaluation e join attempt a on a.id = e.attempt_id`,
      ),
      attempts: await rows<StoredAttempt>(
        'select id, learner, grading_completed, submitted_at, total_score from attempt',
      ),
      // Read by what they tell of, not by their id, which the server could not use twice.
      facts: await rows<StoredFact>(
        `select f.kind, f.marks_given, coalesce(e.id, a.id) as id, f.detail->>'attempt_id' as attempt_id from fact f
         left join attempt a on f.kind = 'quiz.completed' and a.id::text = f.detail->>'attempt_id'
         left join evaluation e on f.kind = 'answer.marked' and e.attempt_id::text = f.detail->>'attempt_id'
           and e.question_id = f.question_id
         where f.kind in ('answer.marked', 'quiz.completed')`,
      ),
    }
  } finally {
    await database.close()
  }
}
