import { storePrefix } from './first-visit.ts'

/** localStorage, or memory where a page or a browser refuses it. */
export function createStore(prefix = storePrefix) {
  const memory = new Map<string, string>()
  let storage: Storage | null = null
  try {
    storage = localStorage
    storage.setItem(`${prefix}probe`, '')
    storage.removeItem(`${prefix}probe`)
  } catch {
    storage = null
  }

  return {
    get(name: string): string | null {
      return memory.get(name) ?? storage?.getItem(prefix + name) ?? null
    },
    set(name: string, value: string | null) {
      memory.delete(name)
      try {
        if (value === null) storage?.removeItem(prefix + name)
        else if (storage) storage.setItem(prefix + name, value)
        else memory.set(name, value)
      } catch {
        // Full, or taken away since: the page still remembers.
        if (value !== null) memory.set(name, value)
      }
    },
  }
}
export type Store = ReturnType<typeof createStore>
