import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { stream, streamEvent } from './schema.ts'
import { compactPieces } from './text-pieces.ts'

const minute = 60_000
/** Long enough that whoever was reading live has it. */
const compactAfter = 10 * minute
/** What a stream told is stored where it belongs (the message, the evaluation); a stream need not outlive the day. */
const deleteAfter = 24 * 60 * minute
/** One at a time and a few per run: embedded, everybody waits behind each transaction. */
const perRun = 200

export async function tidyStreams({ db, withTx }: Pick<Database, 'db' | 'withTx'>, now: Date) {
  const before = (age: number) => new Date(now.getTime() - age)

  const gone = await db
    .delete(stream)
    .where(
      inArray(
        stream.id,
        // Counted from the beginning, so that one whose writer died for good goes too.
        db
          .select({ id: stream.id })
          .from(stream)
          .where(lt(stream.created_at, before(deleteAfter)))
          .limit(perRun),
      ),
    )
    .returning({ id: stream.id })

  const ready = await db
    .select({ id: stream.id })
    .from(stream)
    .where(and(isNull(stream.compacted_at), lt(stream.finished_at, before(compactAfter))))
    .limit(perRun)
  for (const { id } of ready) {
    const stored = await db
      .select()
      .from(streamEvent)
      .where(eq(streamEvent.stream_id, id))
      .orderBy(asc(streamEvent.number))
    const kept = compactPieces(stored).filter((piece) => piece.lengths)
    await withTx(async (tx) => {
      for (const piece of kept) {
        const first = piece.number - (piece.lengths?.length ?? 1) + 1
        await tx
          .delete(streamEvent)
          .where(and(eq(streamEvent.stream_id, id), sql`${streamEvent.number} between ${first} and ${piece.number}`))
        await tx.insert(streamEvent).values({ ...piece, stream_id: id })
      }
      await tx.update(stream).set({ compacted_at: now }).where(eq(stream.id, id))
    })
  }
  return { compacted: ready.length, deleted: gone.length }
}
