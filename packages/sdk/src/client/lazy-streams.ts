import { networkProblem } from './problems.ts'
import { backOff, pause } from './retry.ts'
import type { openStream } from './stream.ts'

/** As long as the server has to come back for a stream; our choice, like there. */
const bringTries = 7
const bringFirst = 300

/** Streams as widgets get them, and the rest of the client's later part, which is fetched once a first screen stands. */
export function lazyStreams() {
  let arriving: Promise<typeof import('./later.ts')> | null = null
  const bring = () => {
    arriving ??= import('./later.ts').catch((error) => {
      arriving = null
      throw error
    })
    return arriving
  }

  async function* open(...input: Parameters<typeof openStream>): ReturnType<typeof openStream> {
    const signal = input[4]?.signal
    for (let attempt = 1; !signal?.aborted; attempt++) {
      const streams = await bring().catch(() => null)
      if (streams) return yield* streams.openStream(...input)
      if (attempt > bringTries) return yield { event: 'problem', data: networkProblem(), id: 0 }
      await pause(backOff(attempt, bringFirst), signal)
    }
  }

  return { bring, open }
}
