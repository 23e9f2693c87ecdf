import type { ImportReport } from '@coachkit/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { importPiece, importRun } from './schema.ts'

/** An import that did not move for so long has no process any more. */
const deadAfter = '2 minutes'
const pieceSize = 512 * 1024

/** Takes away what an import staged; the bank's verb. */
export type DropStaged = (tx: Tx, import_id: string) => Promise<void>

export function createImportStore(database: Database, dropStaged: DropStaged) {
  const { db, withTx } = database

  async function clear(tx: Tx, import_id: string): Promise<void> {
    await dropStaged(tx, import_id)
    await tx.delete(importPiece).where(eq(importPiece.import_id, import_id))
  }

  /** Ends runs that nobody works on, and clears what they left. */
  async function buryDead(options: { all: boolean }): Promise<number> {
    return withTx(async (tx) => {
      const still = options.all ? sql`true` : sql`${importRun.alive_at} < now() - ${deadAfter}::interval`
      const dead = await tx
        .update(importRun)
        .set({ state: 'dead', ended_at: sql`now()` })
        .where(and(eq(importRun.state, 'running'), still))
        .returning({ id: importRun.id })
      for (const { id } of dead) await clear(tx, id)
      return dead.length
    })
  }

  /** Null when another import is running. */
  async function begin(tx: Tx, filename: string, format: string | undefined): Promise<string | null> {
    const [row] = await tx
      .insert(importRun)
      .values({ id: newId(), filename, format: format ?? null })
      .onConflictDoNothing()
      .returning({ id: importRun.id })
    return row?.id ?? null
  }

  async function keepFile(tx: Tx, import_id: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    let number = 0
    for await (const chunk of chunks) {
      for (let start = 0; start < chunk.length; start += pieceSize) {
        const bytes = Buffer.from(chunk.subarray(start, start + pieceSize))
        await tx.insert(importPiece).values({ import_id, number, bytes })
        number += 1
      }
    }
  }

  async function* readFile(import_id: string): AsyncGenerator<Uint8Array> {
    for (let number = 0; ; number += 1) {
      const [piece] = await db
        .select({ bytes: importPiece.bytes })
        .from(importPiece)
        .where(and(eq(importPiece.import_id, import_id), eq(importPiece.number, number)))
        .orderBy(asc(importPiece.number))
      if (!piece) return
      yield piece.bytes
    }
  }

  const find = async (import_id: string) => (await db.select().from(importRun).where(eq(importRun.id, import_id)))[0]

  const alive = (import_id: string) =>
    db.update(importRun).set({ alive_at: sql`now()` }).where(eq(importRun.id, import_id))

  /** In the transaction that publishes: from here on the import is done, whoever is killed. */
  async function finish(tx: Tx, import_id: string, report: ImportReport): Promise<void> {
    await tx.delete(importPiece).where(eq(importPiece.import_id, import_id))
    const ended = await tx
      .update(importRun)
      .set({ state: 'done', report, ended_at: sql`now()` })
      .where(and(eq(importRun.id, import_id), eq(importRun.state, 'running')))
      .returning({ id: importRun.id })
    // Somebody held it for dead; what it staged is gone, so nothing of it may be published.
    if (ended.length === 0) throw new Error('The import was ended while it ran.')
  }

  /** The whole file is refused: what was staged goes. */
  const refuse = (import_id: string) =>
    withTx(async (tx) => {
      await clear(tx, import_id)
      await tx
        .update(importRun)
        .set({ state: 'refused', ended_at: sql`now()` })
        .where(and(eq(importRun.id, import_id), eq(importRun.state, 'running')))
    })

  /** Another try begins where the file begins. */
  const startOver = (import_id: string) =>
    withTx(async (tx) => {
      await dropStaged(tx, import_id)
      await tx.update(importRun).set({ alive_at: sql`now()` }).where(eq(importRun.id, import_id))
    })

  return { buryDead, begin, keepFile, readFile, find, alive, finish, refuse, startOver }
}

export type ImportStore = ReturnType<typeof createImportStore>
