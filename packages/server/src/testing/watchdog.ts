import { performance } from 'node:perf_hooks'

/** The bound that a request has to keep: for so long, in milliseconds, nobody else is served. */
export const longestHold = 1000
const tick = 20

/** The longest time, in milliseconds, for which the event loop stood still while `work` ran. */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last - tick)
    last = now
  }
  const timer = setInterval(look, tick)
  try {
    await work()
  } finally {
    clearInterval(timer)
    // The end of the work may itself have come late.
    look()
  }
  return longest
}

/**
 * Why a piece of work holds up everybody else, or null. One that does so does it each time; a machine that was busy
 * with something else for a second is no fault of the work.
 */
export async function holdsEventLoop(work: () => Promise<unknown>): Promise<string | null> {
  let shortest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && shortest >= longestHold; tries += 1) {
    shortest = Math.min(shortest, await longestBlock(work))
  }
  return shortest < longestHold ? null : `holds the event loop for ${Math.round(shortest)} ms`
}
