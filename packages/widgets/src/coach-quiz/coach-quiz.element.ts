import { defineWidget } from '@coachkit/sdk'
import { coachQuizAttributes } from './coach-quiz.attributes.ts'
import type { CoachQuizEvents } from './coach-quiz.events.ts'
import { type CoachQuizState, createCoachQuiz } from './coach-quiz.state.ts'
import { coachQuizStyles } from './coach-quiz.styles.ts'
import { CoachQuizView } from './coach-quiz.view.tsx'
import { fetchFurther } from './further.ts'
import { en, type QuizWords } from './words/en.ts'

const methods = {
  /** Begins, or goes on where the pupil was. */
  begin: (state: CoachQuizState) => state.start(),
  /** Shows a question by its id; false where the attempt has none such. */
  showQuestion(state: CoachQuizState, question_id: string) {
    const at = state.works.value.findIndex(({ question }) => question.id === question_id)
    if (at >= 0) state.goTo(at)
    return at >= 0
  },
  /** Hands in every answer that is not handed in yet. */
  handIn: (state: CoachQuizState) => state.handIn(),
  /** Takes everything that is only on the screen to this device. */
  flush: (state: CoachQuizState) => state.flush(),
}

/**
 * A quiz: one question at a time, always saved, marked and explained.
 *
 * @tag coach-quiz
 */
export const CoachQuiz = defineWidget<
  typeof coachQuizAttributes,
  CoachQuizEvents,
  QuizWords,
  CoachQuizState,
  typeof methods
>({
  tag: 'coach-quiz',
  attributes: coachQuizAttributes,
  words: en,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: coachQuizStyles,
  create: (tools, attributes) => createCoachQuiz(tools, attributes, () => fetchFurther(() => import('./later.ts'))),
  view: CoachQuizView,
  methods,
})
