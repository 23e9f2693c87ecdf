/** Seeded, so that the same content is made everywhere and every time. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

function seedOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return hash >>> 0
}

/** mulberry32, begun with a hash of the name. */
export function createRandom(name: string): Random {
  let state = seedOf(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    int,
    pick: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
    shuffle<T>(list: readonly T[]): T[] {
      const left = [...list]
      return list.map(() => left.splice(int(0, left.length - 1), 1)[0] as T)
    },
  }
}
