import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  answered(name: string, status: number, seconds: number): void
  streamOpened(): void
  streamClosed(): void
  text(): Promise<{ type: string; body: string }>
}

/** A registry of its own, so that several servers can live in one process. */
export function createMetrics(pool: Pool): Metrics {
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
  return {
    answered(call, status, seconds) {
      requests.inc({ call, status })
      durations.observe({ call, status }, seconds)
    },
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  }
}
