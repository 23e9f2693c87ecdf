import { pupilQuestion, type Question, type QuestionWithKey } from '@coachkit/contract'
import type { QuestionBank } from '../../kernel/ports.ts'

interface Kept {
  keyed: QuestionWithKey
  pupil: Question
  until: number
}

const mostKept = 2000
/** A version never changes; the addresses of its pictures do. */
const keptFor = 60_000

/** Versions at hand, so that a quiz that many pupils open is not read from the bank by each of them. */
export function createQuestionShelf(bank: Pick<QuestionBank, 'findVersions'>, now: () => number = Date.now) {
  const kept = new Map<string, Kept>()

  async function find(version_ids: readonly string[]): Promise<Map<string, Kept>> {
    const time = now()
    const found = new Map<string, Kept>()
    const missing: string[] = []
    for (const id of version_ids) {
      const one = kept.get(id)
      if (one && one.until > time) found.set(id, one)
      else missing.push(id)
    }
    if (missing.length > 0) {
      for (const [id, keyed] of await bank.findVersions(missing)) {
        const one = { keyed, pupil: pupilQuestion(keyed), until: time + keptFor }
        found.set(id, one)
        kept.delete(id)
        kept.set(id, one)
      }
      // The oldest go first: a map keeps the order in which it was filled.
      for (const id of kept.keys()) {
        if (kept.size <= mostKept) break
        kept.delete(id)
      }
    }
    return found
  }

  const mustHave = (found: Map<string, Kept>, id: string): Kept => {
    const one = found.get(id)
    if (!one) throw new Error(`The question version ${id} is not in the bank`)
    return one
  }

  return {
    /** In the order asked for. */
    async pupils(version_ids: readonly string[]): Promise<Question[]> {
      const found = await find(version_ids)
      return version_ids.map((id) => mustHave(found, id).pupil)
    },
    async keyed(version_ids: readonly string[]): Promise<Map<string, QuestionWithKey>> {
      const found = await find(version_ids)
      return new Map(version_ids.map((id) => [id, mustHave(found, id).keyed]))
    },
  }
}

export type QuestionShelf = ReturnType<typeof createQuestionShelf>
