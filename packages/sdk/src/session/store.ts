import { storePrefix } from './first-visit.ts'

/** localStorage or sessionStorage, or memory where a page or a browser refuses it. It is opened when it is first used. */
export function createStore(place: 'localStorage' | 'sessionStorage', prefix = storePrefix) {
  const memory = new Map<string, string>()
  let opened: Storage | null | undefined
  const storage = () => {
    if (opened === undefined) {
      try {
        opened = window[place]
        opened.setItem(`${prefix}probe`, '')
        opened.removeItem(`${prefix}probe`)
      } catch {
        opened = null
      }
    }
    return opened
  }

  return {
    get(name: string): string | null {
      return memory.get(name) ?? storage()?.getItem(prefix + name) ?? null
    },
    set(name: string, value: string | null) {
      memory.delete(name)
      try {
        if (value === null) storage()?.removeItem(prefix + name)
        else if (storage()) storage()?.setItem(prefix + name, value)
        else memory.set(name, value)
      } catch {
        // Full, or taken away since: the page still remembers.
        if (value !== null) memory.set(name, value)
      }
    },
    /** The names that begin so. */
    names(start: string): string[] {
      const all = Object.keys(storage() ?? {}).filter((name) => name.startsWith(prefix))
      return [...memory.keys(), ...all.map((name) => name.slice(prefix.length))].filter((name) =>
        name.startsWith(start),
      )
    },
  }
}
export type Store = ReturnType<typeof createStore>
