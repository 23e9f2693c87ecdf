import type { Keep } from '@coachkit/sdk'
import { toJson } from '@coachkit/sdk'
import { type Entry, newEntry } from './entry.ts'

interface Kept {
  key: string
  text: string
  /** Its session ended while it was sent: it goes out when the person is back. */
  goes?: boolean
}

const name = 'unsent.chat'
/** What a person typed goes into the store before it is sent, so that a closed tab does not lose it. */
export function createUnsent(keep: Keep) {
  const read = (): Kept[] => {
    try {
      const list = JSON.parse(keep.get(name) ?? '[]') as Kept[]
      return list.filter((one) => typeof one.key === 'string' && typeof one.text === 'string')
    } catch {
      return []
    }
  }
  const write = (list: Kept[]) => keep.set(name, list.length === 0 ? null : toJson(list.slice(-20)))

  return {
    add: ({ key, text }: Entry, goes = false) =>
      write([...read().filter((one) => one.key !== key), { key, text: text.peek(), goes }]),
    goes: ({ key }: Entry) => read().some((one) => one.key === key && one.goes),
    remove: ({ key }: Entry) => write(read().filter((one) => one.key !== key)),
    entries: () => read().map(({ key, text }) => newEntry(true, text, 'unsent', key)),
  }
}
