import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Hub } from './hub.ts'
import type { StreamEvent } from './streams.ts'
import { type NumberedPiece, restAfter } from './text-pieces.ts'

const pageSize = 500
/** A reader whose client is slower than this many events goes back to the database. */
const inboxSize = 500

type Row = { finished: boolean } & (NumberedPiece | { number: null })

/** The events after `after`, as one consistent look; null when there is no such stream. */
export async function loadEvents({ db }: Pick<Database, 'db'>, stream_id: string, after: number) {
  // Also the joined event that `after` lies within: it has a greater number, so the comparison finds it.
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select s.finished, e.number, e.event, e.data, e.lengths
    from stream s left join stream_event e on e.stream_id = s.id and e.number > ${after}
    where s.id = ${stream_id} order by e.number limit ${pageSize}`)
  const first = rows[0]
  if (!first) return null
  const events = rows.flatMap((row): StreamEvent[] =>
    row.number === null ? [] : [{ number: row.number, ...restAfter(row as NumberedPiece, after) }],
  )
  return { events, full: rows.length === pageSize, finished: first.finished }
}

/** Stored events, then live ones: what this process commits comes by hand, the rest from the database when it grew. */
export async function* readStream(
  database: Pick<Database, 'db'>,
  hub: Hub,
  stream_id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  let seen = after
  let inbox: StreamEvent[] = []
  let ended = false
  let mustLook = true
  let wake = () => {}
  const woken = () => wake()

  const leave = hub.watch(stream_id, {
    committed(events, finished) {
      ended ||= finished
      if (inbox.length + events.length > inboxSize) {
        inbox = []
        mustLook = true
      } else inbox.push(...events)
      woken()
    },
    looked(state) {
      if (state && state.last_event <= (inbox.at(-1)?.number ?? seen) && !state.finished) return
      mustLook = true
      woken()
    },
  })
  signal.addEventListener('abort', woken)

  try {
    while (!signal.aborted) {
      if (mustLook) {
        mustLook = false
        const page = await loadEvents(database, stream_id, seen)
        if (!page) return
        for (const event of page.events) {
          if (signal.aborted) return
          yield event
          seen = event.number
        }
        if (page.full) mustLook = true
        else if (page.finished) return
        continue
      }

      const [next] = inbox
      if (next && next.number <= seen) inbox.shift()
      else if (next && next.number === seen + 1) {
        inbox.shift()
        seen = next.number
        yield next
      } else if (next) {
        // Another process wrote in between.
        inbox = []
        mustLook = true
      } else if (ended) return
      else {
        await new Promise<void>((resolve) => {
          wake = resolve
          if (signal.aborted || mustLook || inbox.length > 0 || ended) resolve()
        })
      }
    }
  } finally {
    leave()
    signal.removeEventListener('abort', woken)
  }
}
