import type { Answer } from '@coachkit/contract'

/** What the server acknowledged, written down outside of it as it was received. */
export interface Acknowledged {
  evaluation_id: string
  attempt_id: string
  /** Of the last acknowledged change. */
  answer: Answer | null
  revision: number
  handed_in: boolean
  /** Every mark that a stream told. */
  marks: { marks_given: number | null; is_full_marks: boolean | null }[]
  person: boolean
}

export function createOutsideLog() {
  const evaluations = new Map<string, Acknowledged>()
  const problems: string[] = []
  const counts = { saved: 0, submitted: 0, told: 0, resumed: 0, repeated: 0 }

  return {
    evaluations,
    problems,
    counts,
    begun(evaluation_id: string, attempt_id: string, person: boolean) {
      if (evaluations.has(evaluation_id)) return
      const one = { evaluation_id, attempt_id, answer: null, revision: 0, handed_in: false, marks: [], person }
      evaluations.set(evaluation_id, one)
    },
    saved(evaluation_id: string, answer: Answer, revision: number) {
      const one = mustHave(evaluation_id)
      one.answer = answer
      one.revision = revision
      counts.saved += 1
    },
    submitted(evaluation_id: string, answer: Answer) {
      const one = mustHave(evaluation_id)
      one.answer = answer
      one.handed_in = true
      counts.submitted += 1
    },
    told(evaluation_id: string, mark: Acknowledged['marks'][number]) {
      mustHave(evaluation_id).marks.push(mark)
      counts.told += 1
    },
    problem(text: string) {
      problems.push(text)
    },
  }

  function mustHave(id: string): Acknowledged {
    const one = evaluations.get(id)
    if (!one) throw new Error(`${id} was never begun`)
    return one
  }
}

export type OutsideLog = ReturnType<typeof createOutsideLog>
