import type { Tx } from '../db/database.ts'

/**
 * Work that a person waits for (marking, a coach's turn): a row with a short lease. The process that took the request
 * works on it at once; when that process dies, another one takes the row over when its lease ends.
 */
export interface Leases {
  /** Registers what to do for a kind. `work` must be safe to run again; throw to have it tried again, up to `attempts`. */
  handle<T>(
    kind: string,
    handler: {
      work: (task: { id: string; payload: T; attempt: number; signal: AbortSignal }) => Promise<void>
      /** After the last try failed. */
      giveUp: (task: { id: string; payload: T; error: unknown }) => Promise<void>
      attempts: number
    },
  ): void
  /** Adds the row in the caller's transaction; call `nudge` after the commit. */
  add(tx: Tx, kind: string, payload: unknown): Promise<string>
  /** Looks for work now rather than at the next tick (1 s). */
  nudge(): void
  start(): void
  /** Lets running work end for at most `grace` ms, then gives the leases back. */
  stop(grace: number): Promise<void>
}
