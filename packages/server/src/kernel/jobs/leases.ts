import type { Tx } from '../db/database.ts'

export interface Task<T> {
  id: string
  payload: T
  /** From 1. */
  attempt: number
  /** Aborts when the lease is lost or the process stops: leave off, another process does it. */
  signal: AbortSignal
}

export interface LeaseHandler<T> {
  work: (task: Task<T>) => Promise<void>
  /** After the last try failed. */
  giveUp: (task: { id: string; payload: T; error: unknown }) => Promise<void>
  attempts: number
  /** How many at once in one process; 8 when not said. */
  concurrency?: number
}

/**
 * Work that a person waits for (marking, a coach's turn), and later or background work: a row with a short lease. The
 * process that took the request works on it at once; when that process dies, another one takes the row over when its
 * lease ends.
 */
export interface Leases {
  /** Registers what to do for a kind. `work` must be safe to run again; throw to have it tried again, up to `attempts`. */
  handle<T>(kind: string, handler: LeaseHandler<T>): void
  /** Adds the row in the caller's transaction; call `nudge` after the commit. `run_at` puts it off. */
  add(tx: Tx, kind: string, payload: unknown, options?: { run_at?: Date }): Promise<string>
  /** Looks for work now rather than at the next tick (1 s). */
  nudge(): void
  start(): void
  /** Lets running work end for at most `grace` ms, then gives the leases back. */
  stop(grace: number): Promise<void>
}
