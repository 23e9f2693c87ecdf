import type { SessionView } from '../widget-types.ts'

/** All visitors of a site are one to the server: their partition ends so, and nobody can tell whose it was. */
export const isVisitors = (partition: string | null) => !partition || partition.endsWith(':visitor')

/**
 * Says whether the person of a session has gone since it was last asked: somebody else is there, nobody is any more, or
 * it is open who comes. Whoever comes first takes nobody's place. `left` is the one who went; null where that was nobody.
 * Reads the session's signals, so that an effect that asks follows them.
 */
export function createPersonWatch({ state, partition }: Pick<SessionView, 'state' | 'partition'>) {
  let known: string | null | undefined
  return (): { left: string | null } | null => {
    const now = state.value === 'missing' ? null : (partition.value ?? undefined)
    const left = known
    // Nobody is there as long as it is open who follows nobody.
    if (now === left || (left === null && now === undefined)) return null
    known = now
    return left === undefined ? null : { left }
  }
}
