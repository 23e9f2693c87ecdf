import type { Evaluation } from '@coachkit/contract'

/** What `<coach-quiz>` tells the page; every event bubbles and crosses the shadow edge. */
export type CoachQuizEvents = {
  /** The quiz stands on the screen and can be used. */
  'coach-quiz-ready': { quiz_id: string; title: string }
  /** Somebody has to sign in (again). Answers wait on this device meanwhile. */
  'coach-auth-required': { reason: string }
  /** Answers went to the server to be marked. */
  'coach-quiz-submit': { quiz_id: string; attempt_id: string; question_ids: string[] }
  /** Final evaluations arrived. */
  'coach-quiz-graded': {
    quiz_id: string
    attempt_id: string
    evaluations: Evaluation[]
    total_score: number
    max_score: number
  }
  /** Every question of the attempt is marked. */
  'coach-quiz-complete': {
    quiz_id: string
    attempt_id: string
    total_score: number
    max_score: number
    /** Percent, 0 to 100. */
    percent: number
    questions: { question_id: string; marks_given: number; max_marks: number; is_full_marks: boolean }[]
  }
}
