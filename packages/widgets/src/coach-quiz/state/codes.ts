import type { Calls, ProblemCodeOf } from '@coachkit/contract'
import type { CallProblem, Key } from '@coachkit/sdk'

/** Every call that this widget makes. */
export type QuizKey =
  | 'GET quiz/{id}'
  | 'GET quiz/{id}/demo'
  | 'POST quiz/{id}/attempts'
  | 'POST quiz/{id}/demo/attempts'
  | 'GET quiz/{id}/evaluations'
  | 'GET quiz/{id}/demo/evaluations'
  | 'PATCH quiz/{id}/evaluations/{eid}'
  | 'POST quiz/{id}/evaluations/{eid}/hints'
  | 'GET quiz/{id}/evaluations/{eid}/hints'
  | 'POST quiz/{id}/demo/evaluations/{eid}/hints'
  | 'GET quiz/{id}/demo/evaluations/{eid}/hints'
  | 'POST quiz/{id}/submit'
  | 'POST quiz/test-submit/demo'
  | 'POST quiz/{id}/evaluations/{eid}/feedback'
  | 'POST quiz/evaluations/{id}/bookmarks'
  | 'GET questions/passages/{id}'
  | 'GET questions/passages/{id}/demo'

type CodeOf<K extends Key> = K extends Key ? CallProblem<ProblemCodeOf<Calls, K>>['code'] : never
export type QuizCode = CodeOf<QuizKey>

/** Codes after which somebody has to sign in again. */
export const isSignedOut = (code: string): boolean =>
  code === 'session.missing' || code === 'session.expired' || code === 'session.required'

/** Codes after which the same request can do better a little later, without the pupil. */
export const isPassing = (code: string): boolean =>
  code === 'network.offline' ||
  code === 'network.failed' ||
  code === 'request.rate' ||
  (code.startsWith('server.') && code !== 'server.failed')

/** Codes that say for certain that the server did not take a submission, so that it can be changed. */
export const isNotTaken = (code: string): boolean =>
  code === 'quiz.empty-answer' ||
  code === 'object.missing' ||
  code === 'session.role' ||
  code === 'embed.scope' ||
  (code.startsWith('request.') && code !== 'request.rate')
