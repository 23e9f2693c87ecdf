import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Disk } from './disk.ts'
import { countWaiting } from './waiting.ts'

export interface State {
  /** Whether a request may come here. */
  isReady: boolean
  database: boolean
  storage: boolean
  /** Free bytes of the disk of our folder, and whether that is too little. */
  free: number | null
  isFull: boolean
  /** Null when nobody can say. */
  waiting: ReadonlyMap<string, number> | null
}

export interface Health {
  look(): Promise<State>
  /** Nothing can be saved at present. */
  isFull(): boolean
  readonly storeErrors: ReadonlyMap<string, number>
}

// Not in the spec: our choice. Balancers ask every second or two, of every process.
const patience = 5_000
const rememberFor = 2_000

/** No file has this name: the store says so, and that it lets us in. */
const nobody = '0'.repeat(64)

/**
 * Without the database, or room for it, nothing can be answered here. Without the store pictures fail and all else works:
 * were that a reason to leave, every process would leave at once.
 */
export function createHealth({
  database,
  store,
  disk,
}: {
  database: Pick<Database, 'pool'>
  store: Pick<FileStore, 'has'> & { errors: ReadonlyMap<string, number> }
  disk: Disk
}): Health {
  let last: { at: number; state: Promise<State> } | null = null

  const inTime = async <T>(work: Promise<T>): Promise<T | null> => {
    work.catch(() => {})
    const late = new AbortController()
    try {
      return await Promise.race([work, delay(patience, null, { ref: false, signal: late.signal })])
    } catch {
      return null
    } finally {
      late.abort()
    }
  }

  async function ask(): Promise<State> {
    const [answer, stored, free, waiting] = await Promise.all([
      inTime(database.pool.query('select 1')),
      inTime(store.has(nobody)),
      disk.free(),
      inTime(countWaiting(database.pool)),
    ])
    const isFull = disk.isFull()
    return {
      isReady: answer !== null && !(isFull && disk.isVital),
      database: answer !== null,
      storage: stored !== null,
      free,
      isFull,
      waiting,
    }
  }

  return {
    isFull: () => disk.isVital && disk.isFull(),
    storeErrors: store.errors,
    look() {
      if (last === null || performance.now() - last.at > rememberFor) last = { at: performance.now(), state: ask() }
      return last.state
    },
  }
}

/** For a person who looks at `/readyz`. */
export function stateText(isServing: boolean, { isReady, database, storage, free, isFull, waiting }: State): string {
  const jobs = waiting === null ? null : [...waiting.values()].reduce((sum, count) => sum + count, 0)
  return [
    isServing && isReady ? 'ready' : 'not ready',
    `database: ${database ? 'answers' : 'does not answer'}`,
    `storage: ${storage ? 'answers' : 'does not answer'}`,
    ...(free === null ? [] : [`disk: ${Math.floor(free / 1024 ** 2)} MiB free${isFull ? ', too little' : ''}`]),
    ...(jobs === null ? [] : [`jobs: ${jobs} waiting`]),
    '',
  ].join('\n')
}
