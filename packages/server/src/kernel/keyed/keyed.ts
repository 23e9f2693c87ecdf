import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, sql } from 'drizzle-orm'
import { newId } from '../db/columns.ts'
import type { Database, Db, Tx } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { keyedRequest } from './schema.ts'

/** How long a run that no longer renews it (its process died) keeps others from the key. */
const holdFor = 4_000
const renewEvery = 1_000
/** A little longer than a hold, so that a repeat after a crash answers by itself. */
const waitFor = 6_000
const keepHours = 24

export interface KeyedRequest {
  /** `person:ID`, `visitor:ID` or `nobody`: one's key is not another's. */
  principal: string
  /** The `Idempotency-Key`. */
  key: string
  /** Equal for equal requests: SHA-256 over the call's key, path, query and body. */
  request_hash: string
}

/** A run of a keyed request; the calls that it makes find it here. */
const current = new AsyncLocalStorage<{ principal: string; key: string; holder: string }>()

const after = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Stores the answer of the keyed request that is being worked on in the transaction that does its work: then a process
 * that dies right after the commit still gives the same answer to the repeat. Does nothing outside a keyed request.
 * Without it the answer is stored right after the work; `streams.open` calls it by itself.
 */
export async function rememberAnswer(tx: Db | Tx, answer: unknown): Promise<void> {
  const run = current.getStore()
  if (!run) return
  const stored = await tx
    .update(keyedRequest)
    .set({ reply: { answer }, answered_at: sql`now()` })
    .where(
      and(
        eq(keyedRequest.principal, run.principal),
        eq(keyedRequest.key, run.key),
        eq(keyedRequest.holder, run.holder),
      ),
    )
    .returning({ key: keyedRequest.key })
  // Held up for so long that the repeat took over: only one of the two may commit.
  if (stored.length === 0) throw new Refusal('request.key-busy')
}

export interface Keyed {
  /**
   * Runs `work` once for a key and gives its answer (as JSON) to every repeat. A repeat that comes while it runs waits
   * for it, and answers `request.key-busy` when that takes too long. A failed run leaves the key free.
   */
  run<T>(request: KeyedRequest, work: () => Promise<T>): Promise<T>
  /** Forgets what is older than a day. */
  tidy(): Promise<void>
}

export function createKeyed({ db }: Pick<Database, 'db'>): Keyed {
  /** The answer, or null when this run has to make it. */
  async function claim({ principal, key, request_hash }: KeyedRequest, holder: string) {
    const row = { principal, key, request_hash, holder, held_until: after(holdFor) }
    for (const until = performance.now() + waitFor; ; ) {
      // One statement: takes the key when it is free, or held by a run that is dead.
      const taken = await db
        .insert(keyedRequest)
        .values(row)
        .onConflictDoUpdate({
          target: [keyedRequest.principal, keyedRequest.key],
          set: { holder, held_until: row.held_until },
          setWhere: sql`${keyedRequest.answered_at} is null and ${keyedRequest.held_until} < now()
            and ${keyedRequest.request_hash} = ${request_hash}`,
        })
        .returning({ key: keyedRequest.key })
      if (taken.length > 0) return null

      const [found] = await db
        .select()
        .from(keyedRequest)
        .where(and(eq(keyedRequest.principal, principal), eq(keyedRequest.key, key)))
      if (found && found.request_hash !== request_hash) throw new Refusal('request.key-reused')
      if (found?.answered_at && found.reply) return found.reply
      if (performance.now() > until) throw new Refusal('request.key-busy')
      await pause(50 + Math.random() * 50)
    }
  }

  const own = (run: { principal: string; key: string; holder: string }) =>
    and(eq(keyedRequest.principal, run.principal), eq(keyedRequest.key, run.key), eq(keyedRequest.holder, run.holder))

  return {
    async run<T>(request: KeyedRequest, work: () => Promise<T>): Promise<T> {
      const run = { principal: request.principal, key: request.key, holder: newId() }
      const known = await claim(request, run.holder)
      if (known) return known.answer as T

      const renewing = setInterval(() => {
        // A hold that can't be renewed runs out; then the fence in `rememberAnswer` decides.
        db.update(keyedRequest)
          .set({ held_until: after(holdFor) })
          .where(own(run))
          .catch(() => {})
      }, renewEvery)
      try {
        const answer = await current.run(run, work)
        await db
          .update(keyedRequest)
          .set({ reply: { answer }, answered_at: sql`now()` })
          .where(and(own(run), sql`${keyedRequest.answered_at} is null`))
        return answer
      } catch (error) {
        await db
          .delete(keyedRequest)
          .where(and(own(run), sql`${keyedRequest.answered_at} is null`))
          .catch(() => {})
        throw error
      } finally {
        clearInterval(renewing)
      }
    },

    async tidy() {
      await db.execute(sql`delete from keyed_request where created_at < now() - ${keepHours} * interval '1 hour'`)
    },
  }
}
