import type { Passage } from '@coachkit/contract'
import { signal } from '@preact/signals'
import type { QuizCode } from './codes.ts'
import type { QuizServer } from './quiz-server.ts'

export type Reading = { state: 'loading' } | { state: 'here'; passage: Passage } | { state: 'failed'; code: QuizCode }

/** Passages that questions stand beside; each is fetched once. */
export function createReading(server: () => QuizServer) {
  const readings = signal<{ readonly [id: string]: Reading }>({})
  const put = (id: string, reading: Reading) => {
    readings.value = { ...readings.value, [id]: reading }
  }

  async function read(id: string) {
    const known = readings.value[id]
    if (known && known.state !== 'failed') return
    put(id, { state: 'loading' })
    const reply = await server().passage(id)
    put(id, reply.ok ? { state: 'here', passage: reply.answer.passage } : { state: 'failed', code: reply.problem.code })
  }

  return { readings, read }
}
