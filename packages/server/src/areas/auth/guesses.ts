import type { Buckets, Pace } from '../../kernel/rates/pace.ts'
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
    async take({ name, address, device_id, is_known_device }: Guesser): Promise<{ right: () => Promise<void> }> {
      const who = JSON.stringify(name)
      const wanted: [string, Pace][] = is_known_device
        ? [[`known ${device_id} ${who}`, paces.known]]
        : [
            [`address ${address} ${who}`, paces.address],
            [`strangers ${who}`, paces.strangers],
          ]
      if (device_id) wanted.push([`browser ${device_id}`, paces.browser])
      for (const [bucket, pace] of wanted) await buckets.mustTake(bucket, pace)
      return {
        async right() {
          for (const [bucket, pace] of wanted) await buckets.giveBack(bucket, pace)
        },
      }
    },

    /** Before something is sent to whoever has the name, or would be if anybody had it. */
    async takeSending(name: AccountName, address: string): Promise<void> {
      const who = JSON.stringify(name)
      await buckets.mustTake(`send ${address} ${who}`, sending.address)
      await buckets.mustTake(`send ${who}`, sending.all)
    },
  }
}
export type Guesses = ReturnType<typeof createGuesses>
