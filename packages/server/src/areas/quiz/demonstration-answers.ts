import { createHash } from 'node:crypto'
import { sampleAnswer } from './marking/sample-answers.ts'
import type { QuestionShelf } from './question-shelf.ts'
import type { QuizStore } from './store.ts'
import type { Submit } from './submission.ts'

interface Pupil {
  person_id: string
  first_name: string
  /** The share of items that this pupil gets right. */
  ability: number
}

interface Deps {
  store: Pick<QuizStore, 'quizzes' | 'attempts'>
  shelf: Pick<QuestionShelf, 'keyed'>
  submit: Submit
  markNow(evaluation_ids: readonly string[]): Promise<void>
}

const quizzesEach = 2

/** From 0 to 1, the same in every demonstration. */
const share = (...of: readonly string[]) =>
  createHash('sha256').update(of.join('\n')).digest().readUInt32BE(0) / 4294967296

/**
 * Lets pupils of a demonstration answer on the very path that real answers take, so that a teacher's report shows what
 * was marked. Safe to run again: an attempt that is there is left as it is.
 */
export function createDemonstrationAnswers({ store, shelf, submit, markNow }: Deps) {
  return async function answerAsPupils(
    pupils: readonly Pupil[],
    classes: { readonly [name: string]: { readonly id: string } },
  ): Promise<void> {
    const class_ids = Object.values(classes).map(({ id }) => id)
    for (const { person_id, first_name, ability } of pupils) {
      const learner = { person_id }
      const caller = { person_id, roles: ['student' as const], school_id: null }
      for (const quiz_id of await store.quizzes.ofClasses(caller, class_ids, quizzesEach)) {
        const begun = await store.attempts.start(caller, learner, quiz_id, false)
        const open = begun?.evaluations.filter(({ state }) => state === 'open') ?? []
        if (open.length === 0) continue
        const questions = await shelf.keyed(open.map(({ question_version_id }) => question_version_id))
        const handed = open.flatMap(({ id, position, question_version_id }) => {
          const question = questions.get(question_version_id)
          let item = 0
          const isRight = () => share(first_name, quiz_id, String(position), String(item++)) < ability
          return question ? [{ evaluation_id: id, answer: sampleAnswer(question, isRight) }] : []
        })
        await submit({ caller, learner, quiz_id }, handed, false, { plain: true })
        await markNow(handed.map(({ evaluation_id }) => evaluation_id))
      }
    }
  }
}

export type AnswerAsPupils = ReturnType<typeof createDemonstrationAnswers>
