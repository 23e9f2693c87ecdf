import type { ReachKind } from '@coachkit/contract'
import { type SQL, sql } from 'drizzle-orm'

/** One of the contract's kinds; an area that needs a second predicate for a kind adds its name, as `chat-session:quiz`. */
export type ReachName = ReachKind | `${ReachKind}:${string}`

const defined = new Set<ReachName>()
const open = new Set<ReachName>()
let watching: ((name: ReachName) => void) | null = null

/**
 * Names a predicate of reach: SQL that is true of the rows that a caller may touch. It belongs into the WHERE of the
 * very statement that reads or writes them. A test that puts `true` in its place must turn another test red.
 */
export function defineReach<Args extends unknown[]>(name: ReachName, predicate: (...args: Args) => SQL) {
  if (defined.has(name)) throw new Error(`The reach predicate ${name} is defined twice`)
  defined.add(name)
  return (...args: Args): SQL => {
    watching?.(name)
    return open.has(name) ? sql`true` : sql`(${predicate(...args)})`
  }
}

/** All names, for the mutation test. */
export const reachNames = (): ReachName[] => [...defined]

/** For tests alone: everything is within reach of everybody until the returned function is called. */
export function withoutReach(name: ReachName): () => void {
  if (!defined.has(name)) throw new Error(`There is no reach predicate ${name}`)
  open.add(name)
  return () => {
    open.delete(name)
  }
}

/** For tests alone: hears which predicates a call builds. */
export function watchReach(listener: (name: ReachName) => void): void {
  watching = listener
}
