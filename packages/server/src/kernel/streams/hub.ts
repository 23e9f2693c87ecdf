import { AsyncResource } from 'node:async_hooks'
import { inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { stream } from './schema.ts'
import type { StreamEvent } from './streams.ts'

/** Other processes' commits are seen this late at most; there is no NOTIFY in the embedded database. */
const pollEvery = 250

export interface StreamState {
  last_event: number
  finished: boolean
  stop_requested: boolean
  epoch: number
}

/** A reader or a writer of this process. */
export interface Watcher {
  /** What this process committed; readers need not ask the database for it. */
  committed?(events: readonly StreamEvent[], finished: boolean): void
  /** What the database says; null when the stream is gone. */
  looked(state: StreamState | null): void
  /** Somebody in this process asked to stop it. */
  stopRequested?(): void
}

/** Wakes this process's readers and writers: at once for its own commits, by one shared query for all others'. */
export function createHub({ db }: Pick<Database, 'db'>, log: Logger) {
  /** The look serves all, so it belongs to nobody's request or transaction. */
  const outside = new AsyncResource('streams')
  const watched = new Map<string, Set<Watcher>>()
  let timer: NodeJS.Timeout | null = null
  let closed = false

  const each = (stream_id: string, tell: (watcher: Watcher) => void) => {
    for (const watcher of watched.get(stream_id) ?? []) tell(watcher)
  }

  async function look() {
    try {
      const ids = [...watched.keys()]
      const rows = await db
        .select({
          id: stream.id,
          last_event: stream.last_event,
          finished: stream.finished,
          stop_requested: stream.stop_requested,
          epoch: stream.epoch,
        })
        .from(stream)
        .where(inArray(stream.id, ids))
      const states = new Map(rows.map((row) => [row.id, row]))
      for (const id of ids) each(id, (watcher) => watcher.looked(states.get(id) ?? null))
    } catch (error) {
      log.warn({ err: error }, 'could not look at the streams of other processes; trying again')
    }
  }

  function plan() {
    if (timer || closed || watched.size === 0) return
    timer = outside.runInAsyncScope(() =>
      setTimeout(async () => {
        await look()
        timer = null
        plan()
      }, pollEvery).unref(),
    )
  }

  return {
    watch(stream_id: string, watcher: Watcher): () => void {
      const watchers = watched.get(stream_id) ?? new Set()
      watched.set(stream_id, watchers.add(watcher))
      plan()
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0 && watched.get(stream_id) === watchers) watched.delete(stream_id)
      }
    },
    committed: (stream_id: string, events: readonly StreamEvent[], finished: boolean) =>
      each(stream_id, (watcher) => watcher.committed?.(events, finished)),
    stopRequested: (stream_id: string) => each(stream_id, (watcher) => watcher.stopRequested?.()),
    close() {
      closed = true
      if (timer) clearTimeout(timer)
      timer = null
    },
  }
}
export type Hub = ReturnType<typeof createHub>
