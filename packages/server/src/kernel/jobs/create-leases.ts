import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { type LeaseRow, leaseFor, leaseRows } from './lease-rows.ts'
import type { LeaseHandler, Leases } from './leases.ts'

const renewEvery = 1_500
const tickEvery = 1_000
const defaultConcurrency = 8
/** Work that took this many processes with it is not given to another one. */
const takeoverLimit = 20
/** 0.5, 1, 2 … 30 s after a failure, a fifth more or less, so that many do not come back as one. */
const backOff = (failures: number) => Math.min(500 * 2 ** failures, 30_000) * (0.8 + Math.random() * 0.4)

interface Running {
  row: LeaseRow
  stop: AbortController
  ended: Promise<void>
}

export function createLeases(database: Pick<Database, 'db'>, log: Logger): Leases {
  const rows = leaseRows(database, randomUUID())
  /** Work belongs to nobody's request, even when a request's nudge begins it. */
  const outside = new AsyncResource('leases')
  const handlers = new Map<string, LeaseHandler<never>>()
  const running = new Map<string, Running>()
  let started = false
  let looking = false
  let lookAgain = false
  let ticker: NodeJS.Timeout | null = null
  let renewer: NodeJS.Timeout | null = null
  let heldSince = performance.now()
  let renewing = false

  async function run(row: LeaseRow, handler: LeaseHandler<unknown>, signal: AbortSignal) {
    const { id, kind, payload, failures, takeovers } = row
    const spent = failures >= handler.attempts || takeovers >= takeoverLimit
    let problem: unknown = spent ? new Error(`Given up after ${failures} failures and ${takeovers} takeovers`) : null
    if (!spent) {
      try {
        await handler.work({ id, payload, attempt: failures + 1, signal })
        // Told to leave, it may have left in the middle. Whoever takes it next finds out whether anything is left to do.
        if (!signal.aborted) await rows.done(id)
        return
      } catch (error) {
        // Another process has it, or will: this try does not count.
        if (signal.aborted) return
        problem = error
        log.warn({ err: error, kind, lease: id, attempt: failures + 1 }, 'a task failed')
      }
    }
    if (!spent && failures + 1 < handler.attempts) {
      await rows.failed(id, backOff(failures))
      return
    }
    try {
      await handler.giveUp({ id, payload, error: problem })
      await rows.done(id)
    } catch (error) {
      if (signal.aborted) return
      log.error({ err: error, kind, lease: id }, 'a task could not be given up; trying again')
      await rows.failed(id, backOff(failures))
    }
  }

  function begin(row: LeaseRow) {
    const handler = handlers.get(row.kind) as LeaseHandler<unknown> | undefined
    if (!handler) return
    const stop = new AbortController()
    const ended = run(row, handler, stop.signal)
      // The lease runs out by itself and the row is taken again.
      .catch((error) => log.warn({ err: error, kind: row.kind, lease: row.id }, 'a lease could not be settled'))
      .finally(() => {
        running.delete(row.id)
        nudge()
      })
    running.set(row.id, { row, stop, ended })
  }

  function roomByKind() {
    const room = new Map<string, number>()
    for (const [kind, { concurrency = defaultConcurrency }] of handlers) {
      const busy = [...running.values()].filter(({ row }) => row.kind === kind).length
      if (busy < concurrency) room.set(kind, concurrency - busy)
    }
    return room
  }

  async function look() {
    if (!started) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = true
    try {
      do {
        lookAgain = false
        const room = roomByKind()
        if (room.size === 0) break
        if (running.size === 0) heldSince = performance.now()
        for (const row of await rows.take(room)) begin(row)
      } while (lookAgain && started)
    } catch (error) {
      log.warn({ err: error }, 'could not look for work; trying again')
    } finally {
      looking = false
    }
  }

  async function renew() {
    if (renewing || running.size === 0) return
    renewing = true
    const asked = performance.now()
    const ids = [...running.keys()]
    try {
      const kept = await rows.renew(ids)
      heldSince = asked
      for (const id of ids) {
        if (!kept.has(id)) running.get(id)?.stop.abort(new Error('The lease was lost'))
      }
    } catch (error) {
      log.warn({ err: error }, 'could not renew leases; trying again')
    } finally {
      renewing = false
    }
  }

  /** Without an answer from the database for as long as a lease lasts, others may have taken the work over. */
  function letGoOfTheLost() {
    if (running.size === 0 || performance.now() - heldSince < leaseFor) return
    for (const { stop } of running.values()) stop.abort(new Error('The lease could not be renewed'))
  }

  function nudge() {
    outside.runInAsyncScope(() => void look())
  }

  return {
    handle: (kind, handler) => {
      if (handlers.has(kind)) throw new Error(`Two handlers for tasks of the kind ${kind}`)
      handlers.set(kind, handler as LeaseHandler<never>)
    },
    add: (tx, kind, payload, options) => rows.add(tx, kind, payload, options?.run_at),
    nudge,

    start() {
      if (started) return
      started = true
      ticker = setInterval(nudge, tickEvery)
      renewer = setInterval(() => {
        void renew()
        letGoOfTheLost()
      }, renewEvery)
      nudge()
    },

    async stop(grace) {
      started = false
      if (ticker) clearInterval(ticker)
      const ends = [...running.values()].map(({ ended }) => ended)
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, grace)
      })
      await Promise.race([Promise.all(ends), late])
      clearTimeout(timer)
      if (renewer) clearInterval(renewer)
      for (const { stop } of running.values()) stop.abort(new Error('The process is stopping'))
      await rows.giveBack().catch((error) => log.warn({ err: error }, 'leases could not be given back; they run out'))
    },
  }
}
