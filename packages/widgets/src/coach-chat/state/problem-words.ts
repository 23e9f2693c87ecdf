import type { Calls, ProblemCodeOf } from '@coachkit/contract'
import type { CallProblem } from '@coachkit/sdk'
import type { ChatWords } from '../words/coach-chat.words.ts'

type Code = CallProblem<
  | ProblemCodeOf<Calls, 'POST chat/stream'>
  | ProblemCodeOf<Calls, 'POST chat/public/stream'>
  | ProblemCodeOf<Calls, 'POST chat/public/sessions'>
  | ProblemCodeOf<Calls, 'GET chat/public/{sessionId}'>
  | ProblemCodeOf<Calls, 'GET chat'>
  | ProblemCodeOf<Calls, 'GET streams/{id}'>
  | ProblemCodeOf<Calls, 'POST chat/{id}/like'>
>['code']

/** A sentence for every code that our calls can answer: a new code does not compile until somebody wrote one. */
const sentence: Record<Code, keyof ChatWords & string> = {
  'chat.busy': 'problem.busy',
  'chat.empty': 'problem.empty',
  'chat.day-over': 'problem.day',
  'model.unavailable': 'problem.coach',
  'model.cut': 'problem.cut',
  'embed.scope': 'problem.refused',
  'embed.origin': 'problem.refused',
  'embed.unknown-key': 'problem.refused',
  'network.offline': 'problem.offline',
  'network.failed': 'problem.network',
  'answer.unreadable': 'problem.network',
  'session.required': 'problem.session',
  'session.missing': 'problem.session',
  'session.expired': 'problem.session',
  'session.role': 'problem.refused',
  'object.missing': 'problem.gone',
  'request.invalid': 'problem.invalid',
  'request.unreadable': 'problem.invalid',
  'request.too-large': 'problem.long',
  'request.media-type': 'problem.invalid',
  'request.rate': 'problem.rate',
  'request.key-reused': 'problem.invalid',
  'server.failed': 'problem.server',
  'server.busy': 'problem.server',
  'server.unavailable': 'problem.server',
  'server.full': 'problem.full',
}

export const sentenceFor = (code: string): keyof ChatWords & string =>
  (sentence as Record<string, keyof ChatWords & string>)[code] ?? 'problem.unknown'
