import { signIn } from '../support/platform.ts'

export interface Told {
  asked: number
  /** Answered by 503 with `Retry-After`, and asked again. */
  away: number
  /** Connections that were cut, and asked again. */
  cut: number
  /** Anything else than the answer: nobody may meet that. */
  wrong: string[]
  /** The longest that one of them waited for an answer, in milliseconds. */
  longest: number
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Somebody who looks at pages and asks for their own account, again and again, and waits as they are told to. */
async function browse(url: string, token: string, index: number, told: Told, ending: AbortSignal): Promise<void> {
  const asksForPage = (round: number) => (round + index) % 3 === 0
  for (let round = 0; !ending.aborted; round += 1) {
    const began = performance.now()
    for (;;) {
      told.asked += 1
      const answer = await (asksForPage(round)
        ? fetch(`${url}/welcome`, { headers: { accept: 'text/html' } })
        : fetch(`${url}/api/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
      ).catch(() => null)
      const text = await answer?.text().catch(() => null)
      if (answer === null || text === null || text === undefined) told.cut += 1
      else if (answer.ok) break
      else {
        const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html')
        const isProblem = (answer.headers.get('content-type') ?? '').startsWith('application/problem+json')
        const isTold = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0
        if (isTold && (asksForPage(round) ? isPage : isProblem)) told.away += 1
        else told.wrong.push(`${asksForPage(round) ? 'page' : 'call'}: ${answer.status} ${text.slice(0, 200)}`)
      }
      await pause(200 + Math.random() * 200)
    }
    told.longest = Math.max(told.longest, Math.round(performance.now() - began))
    await pause(50 + Math.random() * 100)
  }
}

/** So many at once; `end` lets each of them finish what it waits for. */
export async function startClients(url: string, count: number) {
  const token = await signIn(url, 'student')
  const told: Told = { asked: 0, away: 0, cut: 0, wrong: [], longest: 0 }
  const ending = new AbortController()
  const clients = Array.from({ length: count }, (_, index) => browse(url, token, index, told, ending.signal))
  return {
    told,
    /** What was told since the last time. */
    take(): Told {
      const since = { ...told, wrong: [...told.wrong] }
      Object.assign(told, { asked: 0, away: 0, cut: 0, wrong: [], longest: 0 })
      return since
    },
    async end() {
      ending.abort()
      await Promise.all(clients)
    },
  }
}
