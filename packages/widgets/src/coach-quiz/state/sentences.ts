import type { Calls, ProblemCodeOf } from '@coachkit/contract'
import type { CallProblem, Key } from '@coachkit/sdk'
import type { QuizWord } from '../words/en.ts'

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

/** A new code does not compile until somebody writes for the pupil. */
const sentences: Record<QuizCode, QuizWord> = {
  'session.missing': 'problem.signed-out',
  'session.expired': 'problem.signed-out',
  'session.required': 'problem.signed-out',
  'session.role': 'problem.role',
  'embed.scope': 'problem.role',
  'object.missing': 'problem.missing',
  'request.invalid': 'problem.ours',
  'request.unreadable': 'problem.ours',
  'request.too-large': 'problem.too-long',
  'request.media-type': 'problem.ours',
  'request.rate': 'problem.busy',
  'request.conflict': 'problem.conflict',
  'request.key-reused': 'problem.conflict',
  'server.failed': 'problem.ours',
  'server.busy': 'problem.busy',
  'quiz.closed': 'problem.closed',
  'quiz.empty-answer': 'problem.empty',
  'quiz.marking-failed': 'problem.marking',
  'network.offline': 'problem.offline',
  'network.failed': 'problem.network',
  'answer.unreadable': 'problem.ours',
}

/** The sentence of a code; one that is newer than this widget gets the general one. */
export const sentenceOf = (code: string): QuizWord =>
  (sentences as { readonly [code: string]: QuizWord })[code] ?? 'problem.ours'

/** Codes after which somebody has to sign in again. */
export const isSignedOut = (code: string): boolean =>
  code === 'session.missing' || code === 'session.expired' || code === 'session.required'

/** Codes after which the same request can do better a little later, without the pupil. */
export const isPassing = (code: string): boolean =>
  code === 'network.offline' || code === 'network.failed' || code === 'server.busy' || code === 'request.rate'

/** Codes that say for certain that the server did not take a submission, so that it can be changed. */
export const isNotTaken = (code: string): boolean =>
  code === 'quiz.empty-answer' ||
  code === 'object.missing' ||
  code === 'session.role' ||
  code === 'embed.scope' ||
  (code.startsWith('request.') && code !== 'request.rate')
