import { ItemRefusal } from '../import-event.ts'

type Values = Record<string, string[]>

/**
 * The first set of a problem's values: the lists run side by side, so the same place is taken from each. Lists of
 * different lengths belong to no common set and are refused.
 */
export function firstSet(values: Values): { set: ReadonlyMap<string, string>; note: string | null } {
  const entries = Object.entries(values)
  const lengths = new Set(entries.map(([, list]) => list.length))
  if (lengths.size > 1) throw new ItemRefusal('The lists of values to substitute are of different lengths.')
  if (lengths.has(0)) throw new ItemRefusal('A list of values to substitute is empty.')
  const set = new Map(entries.map(([name, list]) => [name, list[0] ?? '']))
  const told = [...set].map(([name, value]) => `${name} = ${value}`).join(', ')
  return { set, note: entries.length === 0 ? null : `Of the values to substitute the first set was taken: ${told}.` }
}

/** Substitutes in every text of a file's content, lists and nested hints included. */
export function substitute<T>(content: T, set: ReadonlyMap<string, string>): T {
  if (typeof content === 'string') {
    return content.replace(/@\{(\w+)\}/g, (_, name: string) => {
      const value = set.get(name)
      if (value === undefined)
        throw new ItemRefusal(`A text names the value “${name}”, which the problem does not give.`)
      return value
    }) as T
  }
  if (Array.isArray(content)) return content.map((part) => substitute(part, set)) as T
  if (content !== null && typeof content === 'object') {
    return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, substitute(part, set)])) as T
  }
  return content
}
