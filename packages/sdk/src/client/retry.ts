/** Part 1 §9: 3 retries, doubling from 1 s up to 30 s. */
export const tries = 4
const longest = 30_000

export const backOff = (attempt: number, first = 1000) => Math.min(longest, first * 2 ** (attempt - 1))

/** `Retry-After` in milliseconds, from seconds or a date; null where the server asked for nothing. */
export function retryAfter(response: Response | null, now = Date.now()) {
  const text = response?.headers.get('retry-after')
  if (!text) return null
  const seconds = Number(text)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}

/** The wait before the next try; null where the server asks for longer than anybody would sit before a screen. */
export function waitBefore(attempt: number, response: Response | null) {
  const asked = retryAfter(response)
  if (asked !== null && asked > longest) return null
  return Math.max(asked ?? 0, backOff(attempt))
}

/** Sleeps; wakes at once when it is aborted, and early when the connection comes back. */
export function pause(milliseconds: number, signal?: AbortSignal) {
  return new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      removeEventListener('online', wake)
      signal?.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds)
    addEventListener('online', wake)
    signal?.addEventListener('abort', wake)
    if (signal?.aborted) wake()
  })
}

const isPassing = ({ status }: Response) => [408, 429, 500, 502, 503, 504].includes(status)

/**
 * A read outside of the typed client, tried as its reads are: again where nobody answered, or nothing was decided. The
 * last answer stands, and the last failure is thrown.
 */
export async function askAgain(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= tries
    let response: Response | null = null
    try {
      response = await ask()
    } catch (cause) {
      if (isLast) throw cause
    }
    const wait = waitBefore(attempt, response)
    if (response && (isLast || wait === null || !isPassing(response))) return response
    await pause(wait ?? 0)
  }
}
