import { asChoice, asFlag, asText } from '@coachkit/sdk'

export const coachQuizAttributes = {
  /** Which quiz. */
  'quiz-id': asText(),
  /** Opens the quiz at this question, such as a bookmarked one. */
  'question-id': asText(),
  /** A published quiz for somebody without an account. */
  demo: asFlag(),
  /** `intro` shows the title first; `now` goes straight to the question. */
  start: asChoice('intro', 'now'),
  /** `each` checks one answer at a time; `end` keeps every result until all is handed in. */
  marking: asChoice('each', 'end'),
}
export type CoachQuizAttributes = typeof coachQuizAttributes
