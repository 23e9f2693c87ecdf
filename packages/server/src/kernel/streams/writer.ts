import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database, Db, Tx } from '../db/database.ts'
import type { Hub } from './hub.ts'
import { loadEvents } from './reader.ts'
import { type StreamEvent, StreamTaken, type StreamWriter } from './streams.ts'
import { gather, type Piece, textOf } from './text-pieces.ts'

const gatherFor = 80
/** A writer that is faster than the database waits for it from here on. */
const waitingLimit = 64 * 1024

/**
 * Appends in one statement. The row's epoch is the fence: of two writers only the one opened last finds it unchanged,
 * and the events' primary key would refuse the other one's numbers in any case.
 */
async function append(db: Db | Tx, stream_id: string, epoch: number, events: StreamEvent[], end: boolean) {
  const last = events.at(-1)?.number ?? null
  const { rows } = await db.execute<{ stop_requested: boolean }>(sql`
    with mine as (
      update stream set last_event = coalesce(${last}::int, last_event), finished = ${end},
        finished_at = case when ${end} then now() end
      where id = ${stream_id} and epoch = ${epoch} and not finished
      returning id, stop_requested
    ), added as (
      insert into stream_event (stream_id, number, event, data)
      select mine.id, piece.number, piece.event, piece.data::json
      from mine, unnest(${sql.param(events.map(({ number }) => number))}::int[],
        ${sql.param(events.map(({ event }) => event))}::text[],
        ${sql.param(events.map(({ data }) => JSON.stringify(data ?? null)))}::text[]) as piece (number, event, data)
    )
    select stop_requested from mine`)
  if (!rows[0]) throw new StreamTaken(stream_id)
  return rows[0]
}

export async function openWriter(
  { db, withTx }: Pick<Database, 'db' | 'withTx'>,
  hub: Hub,
  log: Logger,
  stream_id: string,
): Promise<StreamWriter> {
  const opened = await db.execute<{ epoch: number; last_event: number; finished: boolean; stop_requested: boolean }>(
    sql`update stream set epoch = epoch + 1 where id = ${stream_id}
      returning epoch, last_event, finished, stop_requested`,
  )
  const start = opened.rows[0]
  if (!start) throw new Error(`There is no stream ${stream_id} to write to`)
  const { epoch } = start

  const written: StreamEvent[] = []
  while (written.length === 0 ? start.last_event > 0 : (written.at(-1)?.number ?? 0) < start.last_event) {
    const page = await loadEvents({ db }, stream_id, written.at(-1)?.number ?? 0)
    if (!page || page.events.length === 0) break
    written.push(...page.events)
  }

  const stopped = new AbortController()
  let number = start.last_event
  let waiting: Piece[] = []
  let waitingSize = 0
  let failure: unknown = null
  let ended = start.finished
  let lastFlush = 0
  let timer: NodeJS.Timeout | null = null
  let tail: Promise<void> = Promise.resolve()

  if (start.stop_requested) stopped.abort()
  const leave = start.finished
    ? () => {}
    : hub.watch(stream_id, {
        stopRequested: () => stopped.abort(),
        looked(state) {
          if (!state || state.epoch !== epoch) fail(new StreamTaken(stream_id))
          else if (state.stop_requested) stopped.abort()
        },
      })

  function fail(error: unknown) {
    failure ??= error
    leave()
    if (timer) clearTimeout(timer)
    if (error instanceof StreamTaken) stopped.abort(error)
  }

  const numbered = (pieces: Piece[]): StreamEvent[] =>
    pieces.map((piece, index) => ({ number: number + index + 1, ...piece }))

  function took(): Piece[] {
    const pieces = waiting
    waiting = []
    waitingSize = 0
    if (timer) clearTimeout(timer)
    timer = null
    return pieces
  }

  async function commit() {
    if (failure) throw failure
    const events = numbered(took())
    if (events.length === 0) return
    lastFlush = performance.now()
    try {
      const { stop_requested } = await append(db, stream_id, epoch, events, false)
      number += events.length
      hub.committed(stream_id, events, false)
      if (stop_requested) stopped.abort()
    } catch (error) {
      fail(error)
      throw error
    }
  }

  function flush(): Promise<void> {
    const flushed = tail.then(commit)
    // Whoever writes next hears of it; nobody may be waiting for this one.
    tail = flushed.catch(() => {})
    return flushed
  }

  function plan() {
    if (timer) return
    timer = setTimeout(
      () => flush().catch((error) => log.debug({ err: error, stream_id }, 'a stream could not be written')),
      Math.max(0, lastFlush + gatherFor - performance.now()),
    )
  }

  return {
    stream_id,
    written,
    finished: start.finished,
    stopped: stopped.signal,

    async write(event, data) {
      if (start.finished) return
      if (failure) throw failure
      if (ended) throw new Error('The stream has ended already')
      gather(waiting, { event, data })
      const text = textOf(data)
      if (text === null) return flush()
      waitingSize += text.length
      if (waitingSize > waitingLimit) return flush()
      plan()
    },

    async finish(last, inTx) {
      if (start.finished) return
      if (ended) throw new Error('The stream has ended already')
      ended = true
      await tail
      if (failure) throw failure
      const pieces = took()
      if (last) pieces.push(last)
      const events = numbered(pieces)
      try {
        await withTx(async (tx) => {
          await append(tx, stream_id, epoch, events, true)
          await inTx?.(tx)
        })
      } catch (error) {
        fail(error)
        throw error
      }
      leave()
      hub.committed(stream_id, events, true)
    },
  }
}
