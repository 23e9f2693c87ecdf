/** Five hearts; one returns every 30 minutes (decisions, "Engagement"). */
export const fullHearts = 5
const returnsEvery = 30 * 60_000

/** Hearts left after wrong practice answers at `mistakes`, oldest first. */
export function heartsLeft(mistakes: readonly Date[], now: Date): number {
  let hearts = fullHearts
  let next: number | null = null
  const returnUntil = (time: number) => {
    while (next !== null && next <= time) {
      hearts += 1
      next = hearts < fullHearts ? next + returnsEvery : null
    }
  }
  for (const mistake of mistakes) {
    returnUntil(mistake.getTime())
    if (hearts > 0) hearts -= 1
    next ??= mistake.getTime() + returnsEvery
  }
  returnUntil(now.getTime())
  return hearts
}
