import { chainOf, Outage } from '../outage.ts'
import type { FileStore } from './file-store.ts'

const isFull = (error: unknown) =>
  [...chainOf(error)].some((one) => 'code' in one && (one.code === 'ENOSPC' || one.code === 'EDQUOT'))

/** The store, whose failures are outages and are counted. Whatever it fails with, nobody who calls can mend it. */
export function watchedStore(store: FileStore): FileStore & { errors: ReadonlyMap<string, number> } {
  const errors = new Map<string, number>()

  async function watch<T>(name: string, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      errors.set(name, (errors.get(name) ?? 0) + 1)
      throw new Outage(isFull(error) ? 'server.full' : 'server.unavailable', { cause: error })
    }
  }

  return {
    errors,
    has: (key) => watch('has', store.has(key)),
    put: (key, bytes, type) => watch('put', store.put(key, bytes, type)),
    get: (key) => watch('get', store.get(key)),
    remove: (key) => watch('remove', store.remove(key)),
  }
}
