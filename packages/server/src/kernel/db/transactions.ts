import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { outageIn } from '../outage.ts'
import type { Database, Db, Tx } from './database.ts'
import { asOutage } from './outages.ts'

// Not in the spec: our choice.
const tries = 6
const firstPauseMs = 10

/** Serialisation failure, deadlock: the same work may succeed when it is tried again. */
const passing = new Set(['40001', '40P01'])

export function sqlState(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return null
}

/**
 * `db` and `withTx` over a pool. A query past the transaction, made inside one, would wait for the very transaction
 * that waits for it (embedded there is one connection), so it throws at once, on both databases alike.
 */
export function overPool(kind: Database['kind'], bare: Pool, close: () => Promise<void>): Database {
  const inside = new AsyncLocalStorage<{ running: boolean }>()
  const mustBeOutside = () => {
    if (inside.getStore()?.running) {
      throw new Error('Inside withTx use its tx: a query past it would wait for the transaction that waits for it.')
    }
  }
  const errors = new Map<string, number>()
  const told = (error: unknown): unknown => {
    const shown = asOutage(error)
    const kind = outageIn(shown) ? (outageIn(shown) as Error).message : sqlState(error)
    if (kind !== null) errors.set(kind, (errors.get(kind) ?? 0) + 1)
    return shown
  }
  const pool = guarded(bare, mustBeOutside, told)
  const db: Db = drizzle(pool)

  async function withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    mustBeOutside()
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction(async (tx) => {
          const store = { running: true }
          try {
            return await inside.run(store, async () => await work(tx))
          } finally {
            store.running = false
          }
        })
      } catch (error) {
        if (attempt === tries || !passing.has(sqlState(error) ?? '')) throw outageIn(error) ? error : told(error)
        const pause = firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random())
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  return { kind, db, withTx, pool, errors, close }
}

/**
 * The pool with a question before each use, and outages told as such; drizzle recognises it as a pool by its class.
 * Only promises are looked at: the driver's own callbacks are between itself and its pool.
 */
function guarded(pool: Pool, mustBeOutside: () => void, told: (error: unknown) => unknown): Pool {
  return new Proxy(pool, {
    get(target, name, receiver) {
      if (name !== 'query' && name !== 'connect') return Reflect.get(target, name, receiver)
      mustBeOutside()
      const method = Reflect.get(target, name, receiver) as (...args: unknown[]) => unknown
      return (...args: unknown[]) => {
        const result = method.apply(target, args)
        if (!(result instanceof Promise)) return result
        return result.catch((error: unknown) => {
          throw told(error)
        })
      }
    },
  })
}
