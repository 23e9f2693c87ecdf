import type { Tx } from '../db/database.ts'

/** A stored event as a reader gets it. */
export interface StreamEvent {
  /** From 1, growing; travels as the event's `id`. Without gaps until an old stream is compacted. */
  number: number
  event: string
  data: unknown
}

/** Who may read a stream: any of the caller's names is enough. */
export type StreamOwner = `person:${string}` | `visitor:${string}` | `session:${string}`

/** Writes one stream. Small pieces of text are gathered for at most 80 ms; each piece is committed before it is sent. */
export interface StreamWriter {
  readonly stream_id: string
  /** What was committed before this writer was opened: a dead process's work, or nothing. */
  readonly written: readonly StreamEvent[]
  /** The stream had ended already when this writer was opened: all is done, and writes are left out in silence. */
  readonly finished: boolean
  /** Appends; text-like events with the same name and a `delta` are joined while they wait. */
  write(event: string, data: unknown): Promise<void>
  /** Commits what waits, the last event if one is given, and the end; `inTx` runs in the same transaction. */
  finish(last?: { event: string; data: unknown }, inTx?: (tx: Tx) => Promise<void>): Promise<void>
  /** Aborts when the owner asked to stop, in any process; or, with a `StreamTaken`, when another writer took over. */
  readonly stopped: AbortSignal
}

/** Another writer was opened on the stream since: this one's work has been taken over and nothing more of it counts. */
export class StreamTaken extends Error {
  override readonly name = 'StreamTaken'
  constructor(stream_id: string) {
    super(`Another writer took over stream ${stream_id}`)
  }
}

export interface Streams {
  /** Makes the row; call it in the transaction that makes what the stream tells of. */
  open(tx: Tx, owner: StreamOwner): Promise<{ stream_id: string }>
  /** Continues after what is already committed, so that another process can take a dead one's work over. */
  writer(stream_id: string): Promise<StreamWriter>
  /** All events after `after`, then live ones until the end or `signal`. */
  read(stream_id: string, after: number, signal: AbortSignal): AsyncIterable<StreamEvent>
  /** Throws `object.missing` unless one of `owners` owns it. */
  mustOwn(stream_id: string, owners: readonly StreamOwner[]): Promise<void>
  stop(stream_id: string): Promise<void>
  /** Joins the text of streams that ended a while ago, and deletes those of yesterday; says how many of each. */
  tidy(now?: Date): Promise<{ compacted: number; deleted: number }>
  /** Ends the watch over other processes' streams. */
  close(): void
}
