/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (from: number, to: number) => from + (to - from) * next(),
    chance: (share: number) => next() < share,
    pick<T>(from: readonly T[]): T {
      const one = from[Math.floor(next() * from.length)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
    /** A generator of its own, so that one client's pace does not change another's choices. */
    branch: (salt: number) => seeded(Math.floor(next() * 4294967296) ^ salt),
  }
}

export type Random = ReturnType<typeof seeded>
