import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import type { AccountWords } from './words/en.ts'

const own: OwnProblems<
  | 'POST users/onboarding/{product}/parent/create-child-account'
  | 'POST users/onboarding/{product}/parent/link-child-account',
  keyof AccountWords
> = {
  'users.username-taken': 'problem.taken',
  'users.consent-changed': 'problem.consent',
  'users.children-limit': 'problem.limit',
  'users.wrong-code': 'problem.code',
  'auth.wrong-credentials': 'problem.wrong',
}

export const sentenceOf = sentenceIn<keyof AccountWords>(own)
