import type { Calls, ProblemCodeOf } from '@coachkit/contract'
import type { CallProblem, Key } from '@coachkit/sdk'
import type { FormWords } from './form.words.ts'

/** What any call can answer, besides its own codes. */
type CommonCode = CallProblem<ProblemCodeOf<Calls, 'POST auth/logout'>>['code']

/** The sentences for what every call can answer. */
export const commonProblems = {
  'session.required': 'problem.session',
  'session.missing': 'problem.session',
  'session.expired': 'problem.session',
  'session.role': 'problem.role',
  'embed.origin': 'problem.role',
  'embed.scope': 'problem.role',
  'embed.unknown-key': 'problem.role',
  'object.missing': 'problem.missing',
  'request.invalid': 'problem.check',
  'request.unreadable': 'problem.check',
  'request.too-large': 'problem.check',
  'request.media-type': 'problem.check',
  'request.rate': 'problem.rate',
  'server.failed': 'problem.ours',
  'server.busy': 'problem.ours',
  'server.unavailable': 'problem.ours',
  'server.full': 'problem.full',
  'network.offline': 'problem.network',
  'network.failed': 'problem.network',
  'answer.unreadable': 'problem.ours',
} as const satisfies Record<CommonCode, keyof FormWords>

/** A sentence for every code that these calls have of their own: a new one does not compile until somebody wrote it. */
export type OwnProblems<K extends Key, Word extends string> = Record<Exclude<ProblemCodeOf<Calls, K>, CommonCode>, Word>

/** The sentence for a code; one that this page does not know yet has a calm general one. */
export const sentenceIn =
  <Word extends string>(own: Record<string, Word>) =>
  (code: string): Word | keyof FormWords =>
    own[code] ?? (commonProblems as Record<string, keyof FormWords>)[code] ?? 'problem.ours'
