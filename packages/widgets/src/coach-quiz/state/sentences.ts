import type { QuizWord } from '../words/en.ts'
import type { QuizCode } from './codes.ts'

/** A new code does not compile until somebody writes for the pupil. */
const sentences: Record<QuizCode, QuizWord> = {
  'session.missing': 'problem.signed-out',
  'session.expired': 'problem.signed-out',
  'session.required': 'problem.signed-out',
  'session.role': 'problem.role',
  'embed.scope': 'problem.role',
  'embed.origin': 'problem.role',
  'embed.unknown-key': 'problem.role',
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
  'server.unavailable': 'problem.ours',
  'server.full': 'problem.full',
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
