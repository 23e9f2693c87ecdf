import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Health } from '../health/health.ts'

export interface Metrics {
  answered(name: string, status: number, seconds: number): void
  streamOpened(): void
  streamClosed(): void
  text(): Promise<{ type: string; body: string }>
}

export interface MetricsDeps {
  database: Pick<Database, 'pool' | 'errors'>
  health: Health
  /** Answers of the language model that failed, by kind. */
  modelErrors: ReadonlyMap<string, number>
}

/** A registry of its own, so that several servers can live in one process. */
export function createMetrics({ database: { pool, errors }, health, modelErrors }: MetricsDeps): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const durations = new Histogram({
    name: 'coachkit_request_seconds',
    help: 'Time to the answer, or to the start of a stream.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const requests = new Counter({
    name: 'coachkit_requests_total',
    help: 'Answered requests.',
    labelNames: ['call', 'status'],
    registers,
  })
  const streams = new Gauge({ name: 'coachkit_open_streams', help: 'Streams that are being sent.', registers })
  new Gauge({
    name: 'coachkit_pool_connections',
    help: 'Connections to the database by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waited-for' }, pool.waitingCount)
    },
  })
  const counted = (name: string, help: string, label: string, from: ReadonlyMap<string, number>) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset()
        for (const [kind, count] of from) this.inc({ [label]: kind }, count)
      },
    })
  counted('coachkit_database_errors_total', 'Statements that failed, by SQLSTATE or kind of outage.', 'kind', errors)
  counted('coachkit_storage_errors_total', 'Files that could not be kept or read.', 'operation', health.storeErrors)
  counted('coachkit_model_errors_total', 'Answers of the language model that failed.', 'kind', modelErrors)
  const up = new Gauge({
    name: 'coachkit_up',
    help: 'Whether the database and the store of files answer.',
    labelNames: ['part'],
    registers,
  })
  const free = new Gauge({ name: 'coachkit_disk_free_bytes', help: 'Room left where DATA_DIR is.', registers })
  const waiting = new Gauge({
    name: 'coachkit_jobs_waiting',
    help: 'Work that could begin and has not, by kind; left out while the database does not answer.',
    labelNames: ['job'],
    registers,
  })
  async function look() {
    const state = await health.look()
    up.set({ part: 'database' }, Number(state.database))
    up.set({ part: 'storage' }, Number(state.storage))
    if (state.free !== null) free.set(state.free)
    waiting.reset()
    for (const [job, count] of state.waiting ?? []) waiting.set({ job }, count)
  }
  return {
    answered(call, status, seconds) {
      requests.inc({ call, status })
      durations.observe({ call, status }, seconds)
    },
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    async text() {
      await look()
      return { type: registry.contentType, body: await registry.metrics() }
    },
  }
}
