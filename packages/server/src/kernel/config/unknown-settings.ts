import { settings } from './settings.ts'

const known = Object.keys(settings)

/** Beginnings that several settings share: `MODEL_`, `STRIPE_` and the like. */
const families = [...new Set(known.map((name) => name.split('_')[0] as string))].filter(
  (family) => known.filter((name) => name.startsWith(`${family}_`)).length > 1,
)

/** How many letters must be added, dropped or changed to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] as number) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[to] as number) + 1, (next[to - 1] as number) + 1))
    }
    row = next
  }
  return row[other.length] as number
}

/** Shorter names are too much like other programs': `HOST` and `HOME`. */
const shortest = 6

/**
 * What looks like a setting of ours and is none, each with the nearest one that there is: a misspelt name would otherwise
 * do nothing in silence. An environment holds other programs' names too, so nothing is refused.
 */
export function unknownSettings(
  env: Readonly<Record<string, string | undefined>>,
): { name: string; nearest: string }[] {
  return Object.keys(env)
    .filter((name) => !(name in settings))
    .flatMap((name) => {
      const [nearest = '', letters = 0] = known
        .map((one) => [one, distance(name.toUpperCase(), one)] as const)
        .sort(([, one], [, other]) => one - other)[0] as readonly [string, number]
      const isMisspelt = nearest.length >= shortest && letters <= 2
      return isMisspelt || families.some((family) => name.startsWith(`${family}_`)) ? [{ name, nearest }] : []
    })
}
