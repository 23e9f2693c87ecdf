import { type SQL, sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Tx } from '../db/database.ts'

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

/** pg-boss writes its placeholders itself; drizzle's transaction takes a statement in pieces. */
export function statement(text: string, values: readonly unknown[]): SQL {
  const pieces = text
    .split(/\$(\d+)/)
    .map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`))
  return sql.join(pieces)
}

export function createJobs({ pool }: Pick<Database, 'pool'>, log: Logger): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // What is done holds people's addresses: it goes soon.
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: 86_400,
    deleteAfterDays: 1,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'background work failed; it is tried again'))
  const handlers = new Map<string, JobHandler<never>>()
  const crons = new Map<string, string>()
  let started = false

  function add(name: string, handler: JobHandler<never>) {
    if (started) throw new Error('Jobs are registered before the start')
    if (handlers.has(name)) throw new Error(`Two handlers for the job ${name}`)
    handlers.set(name, handler)
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
      await boss.start()
      for (const [name, { work, retries = 5, seconds = 60, every = 2 }] of handlers) {
        const policy = { name, retryLimit: retries, retryDelay: 2, retryBackoff: true, expireInSeconds: seconds }
        await boss.createQueue(name, policy)
        await boss.updateQueue(name, policy)
        let worker = ''
        worker = await boss.work(name, { batchSize: 1, pollingIntervalSeconds: every }, async (jobs) => {
          // Where one is, more may wait: the next is fetched without a pause.
          boss.notifyWorker(worker)
          for (const { id, data } of jobs) {
            try {
              await (work as JobHandler<object>['work'])({ id, data: data as object })
            } catch (error) {
              log.warn({ err: error, job: name, id }, 'a job failed')
              // Stored with the job; the message alone, without anybody's data.
              throw new Error(error instanceof Error ? error.name : 'failed')
            }
          }
        })
        const cron = crons.get(name)
        if (cron) await boss.schedule(name, cron)
      }
    },

    async stop(grace) {
      if (!started) return
      started = false
      await boss.stop({ graceful: true, wait: true, timeout: Math.max(grace, 1_000) })
    },
  }
}
