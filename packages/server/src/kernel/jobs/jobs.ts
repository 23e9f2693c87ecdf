import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Tx } from '../db/database.ts'
import { oneAtATime } from '../db/one-at-a-time.ts'

export interface JobHandler<T extends object> {
  /** Must be safe to run again: a process that dies leaves its job to the next one after `seconds`. */
  work: (job: { id: string; data: T }) => Promise<void>
  /** Tries after the first one failed, each after twice the pause; 5 when not said. */
  retries?: number
  /** How long one try may take; 60 when not said. */
  seconds?: number
  /** How often it is looked for, in seconds, half a second at the least; 2 when not said. */
  every?: number
}

/** Work that nobody waits for: mail, clean-up. What a person waits for is a lease. */
export interface Jobs {
  handle<T extends object>(name: string, handler: JobHandler<T>): void
  /** Minute, hour, day, month, weekday, in UTC; one process of all runs it. */
  every(name: string, cron: string, work: () => Promise<void>): void
  /** In the caller's transaction: the job is there exactly if what it is about is. */
  send(tx: Tx, name: string, data: object, options?: { start_after?: Date }): Promise<void>
  start(): Promise<void>
  stop(grace: number): Promise<void>
}

/** Any fixed number: it names the lock under which the tables of jobs are made. */
const startLock = 4_000_287

/** pg-boss writes its placeholders itself; drizzle's transaction takes a statement in pieces. */
export function statement(text: string, values: readonly unknown[]): SQL {
  const pieces = text
    .split(/\$(\d+)/)
    .map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`))
  return sql.join(pieces)
}

export function createJobs(database: Pick<Database, 'kind' | 'pool'>, log: Logger): Jobs {
  const { pool } = database
  /** Statements and work of this process that have not ended. */
  const underWay = new Set<Promise<unknown>>()
  let started = false
  let ready = false

  function track<T>(promise: Promise<T>): Promise<T> {
    underWay.add(promise)
    const forget = () => underWay.delete(promise)
    promise.then(forget, forget)
    return promise
  }

  async function execute(text: string, values: unknown[]) {
    try {
      return await track<pg.QueryResult>(pool.query(text, values))
    } catch (error) {
      if (!ready) throw error
      // pg-boss does not wait for what it writes at a job's end: an error there would be nobody's and end the process.
      // The job counts as not done, and is done again when its time is over. Of nothing, pg-boss makes no rows.
      log.warn({ err: error }, 'background work did not reach the database; it is tried again')
      return undefined as never
    }
  }

  const boss = new PgBoss({
    db: { executeSql: execute },
    // What is done holds people's addresses: it goes soon.
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: 86_400,
    deleteAfterDays: 1,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'background work failed; it is tried again'))
  const handlers = new Map<string, JobHandler<never>>()
  const crons = new Map<string, string>()

  function add(name: string, handler: JobHandler<never>) {
    if (started) throw new Error('Jobs are registered before the start')
    if (handlers.has(name)) throw new Error(`Two handlers for the job ${name}`)
    handlers.set(name, handler)
  }

  async function run(name: string, work: JobHandler<object>['work'], job: { id: string; data: object }) {
    try {
      await work(job)
    } catch (error) {
      log.warn({ err: error, job: name, id: job.id }, 'a job failed')
      // Stored with the job; the message alone, without anybody's data.
      throw new Error(error instanceof Error ? error.name : 'failed')
    }
  }

  return {
    handle: (name, handler) => add(name, handler),
    every(name, cron, work) {
      add(name, { work, retries: 0 })
      crons.set(name, cron)
    },

    async send(tx, name, data, options) {
      const db = { executeSql: (text: string, values: unknown[]) => tx.execute(statement(text, values)) }
      const id = await boss.send(name, data, { db, ...(options?.start_after && { startAfter: options.start_after }) })
      if (id === null) throw new Error(`The job ${name} was not stored; is there a handler for it?`)
    },

    async start() {
      if (started) return
      started = true
      // Several that make its tables at the same moment would wait for each other.
      await oneAtATime(database, startLock, async () => {
        await boss.start()
        for (const [name, { retries = 5, seconds = 60 }] of handlers) {
          const policy = { name, retryLimit: retries, retryDelay: 2, retryBackoff: true, expireInSeconds: seconds }
          await boss.createQueue(name, policy)
          await boss.updateQueue(name, policy)
        }
      })
      for (const [name, { work, every = 2 }] of handlers) {
        let worker = ''
        worker = await boss.work(name, { batchSize: 1, pollingIntervalSeconds: every }, async (jobs) => {
          // Where one is, more may wait: the next is fetched without a pause.
          boss.notifyWorker(worker)
          for (const { id, data } of jobs) {
            await track(run(name, work as JobHandler<object>['work'], { id, data: data as object }))
          }
        })
        const cron = crons.get(name)
        if (cron) await boss.schedule(name, cron)
      }
      ready = true
    },

    async stop(grace) {
      if (!started) return
      started = false
      const timeout = Math.max(grace, 1_000)
      const end = Date.now() + timeout
      await boss.stop({ graceful: true, wait: true, timeout })
      // pg-boss waits for the work it knows of: not for a look that still brings a job, nor for a job's end on its way.
      while (underWay.size > 0 && Date.now() < end) {
        await Promise.race([Promise.allSettled(underWay), delay(end - Date.now(), undefined, { ref: false })])
        await turn()
      }
    },
  }
}
