import type { Desk } from '../../kernel/ports.ts'
import type { QuestionShelf } from './question-shelf.ts'
import type { QuizStore } from './store.ts'

/** What the coach may know of a pupil's desk: read here, never taken from the page. */
export function createDesk(store: Pick<QuizStore, 'desk' | 'hints'>, shelf: Pick<QuestionShelf, 'keyed'>): Desk {
  return {
    async read(learner, focus) {
      const found = await store.desk.find(learner, focus)
      if (!found) return null
      const { question_version_id, quiz_id, evaluation_id, tries, hints_used, marked } = found
      const question = (await shelf.keyed([question_version_id])).get(question_version_id)
      return question ? { quiz_id, evaluation_id, question, tries, hints_used, marked } : null
    },

    async countHints(tx, evaluation_id, number, part_id) {
      const question_id = await store.desk.questionOf(tx, evaluation_id)
      if (question_id !== null) await store.hints.countUpTo(tx, evaluation_id, part_id ?? question_id, number)
    },
  }
}
