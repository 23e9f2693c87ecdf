import type { Buckets, Pace } from '../../kernel/http/buckets.ts'
import type { AccountName } from './rules.ts'

/**
 * Not in the spec: our choice. Wrong tries at one account, by where they come from. A browser that has signed in to the
 * account before has tries of its own, which no stranger can use up; from elsewhere each address has few, and all
 * addresses together have more. Who is held up meanwhile waits a minute or two, or asks for a link or a code.
 */
const paces = {
  known: { burst: 10, perMinute: 1 },
  address: { burst: 10, perMinute: 1 },
  strangers: { burst: 40, perMinute: 4 },
  /** One browser at any accounts: a family's or a classroom's device, but no list of names. */
  browser: { burst: 60, perMinute: 20 },
} satisfies Record<string, Pace>

/** What somebody has us send to one account: from one address, and in all. */
const sending = {
  address: { burst: 5, perMinute: 0.5 },
  all: { burst: 15, perMinute: 1 },
} satisfies Record<string, Pace>

export interface Guesser {
  name: AccountName
  address: string
  device_id: string | undefined
  is_known_device: boolean
}

export function createGuesses(buckets: Buckets) {
  return {
    /** Takes a try before anything is checked, so that many at once count; `right` gives it back. */
    take({ name, address, device_id, is_known_device }: Guesser): { right: () => void } {
      const who = JSON.stringify(name)
      const wanted: [string, Pace][] = is_known_device
        ? [[`known ${device_id} ${who}`, paces.known]]
        : [
            [`address ${address} ${who}`, paces.address],
            [`strangers ${who}`, paces.strangers],
          ]
      if (device_id) wanted.push([`browser ${device_id}`, paces.browser])
      for (const [bucket, pace] of wanted) buckets.take(bucket, pace)
      return { right: () => wanted.forEach(([bucket]) => void buckets.giveBack(bucket)) }
    },

    /** Before something is sent to whoever has the name, or would be if anybody had it. */
    takeSending(name: AccountName, address: string): void {
      const who = JSON.stringify(name)
      buckets.take(`send ${address} ${who}`, sending.address)
      buckets.take(`send ${who}`, sending.all)
    },
  }
}
export type Guesses = ReturnType<typeof createGuesses>
