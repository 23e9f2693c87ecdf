import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { isUuid } from '../db/is-uuid.ts'
import { rememberAnswer } from '../keyed/keyed.ts'
import { reach } from '../people/reach.ts'
import { Refusal } from '../refusal.ts'
import { createHub } from './hub.ts'
import { readStream } from './reader.ts'
import { stream } from './schema.ts'
import type { Streams } from './streams.ts'
import { tidyStreams } from './tidy.ts'
import { openWriter } from './writer.ts'

/** Answers that are sent as events: durable, readable from any event on, in any process. */
export function createStreams(database: Pick<Database, 'db' | 'withTx'>, log: Logger): Streams {
  const { db } = database
  const hub = createHub(database, log)

  return {
    async open(tx, owner) {
      const [row] = await tx.insert(stream).values({ owner }).returning({ id: stream.id })
      if (!row) throw new Error('The stream was not stored')
      const answer = { stream_id: row.id }
      await rememberAnswer(tx, answer)
      return answer
    },

    writer: (stream_id) => openWriter(database, hub, log, stream_id),
    read: (stream_id, after, signal) => readStream(database, hub, stream_id, after, signal),

    async mustOwn(stream_id, owners) {
      const found =
        isUuid(stream_id) &&
        (await db
          .select({ id: stream.id })
          .from(stream)
          .where(and(eq(stream.id, stream_id), reach.stream(owners))))
      if (!found || found.length === 0) throw new Refusal('object.missing')
    },

    async stop(stream_id) {
      await db.execute(sql`update stream set stop_requested = true where id = ${stream_id} and not finished`)
      hub.stopRequested(stream_id)
    },

    tidy: (now = new Date()) => tidyStreams(database, now),
    close: hub.close,
  }
}
