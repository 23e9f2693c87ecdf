import { type Buckets, RateRefusal, shareOf } from './pace.ts'

/** Not in the spec: our choice. Beyond this many the longest quiet one is forgotten, to its advantage. */
const most = 20_000

export function inMemory(now: () => number = Date.now): Buckets {
  /** When all of a limit may be used again; the last used stands last. */
  const fullAt = new Map<string, number>()

  return {
    async mustTake(name, pace) {
      const { step, span } = shareOf(pace)
      const at = now()
      const then = Math.max(fullAt.get(name) ?? 0, at) + step
      // A hair's breadth more, for paces that are no whole numbers of milliseconds.
      if (then > at + span + 1e-6) throw new RateRefusal(then - span - at)
      fullAt.delete(name)
      fullAt.set(name, then)
      if (fullAt.size > most) fullAt.delete(fullAt.keys().next().value as string)
    },

    async giveBack(name, pace) {
      const then = fullAt.get(name)
      if (then !== undefined) fullAt.set(name, then - shareOf(pace).step)
    },
  }
}
