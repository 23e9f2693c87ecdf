import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import type { ProfileWords } from './words/en.ts'

const own: OwnProblems<
  'PATCH users' | 'PATCH users/{id}/profile-pic' | 'POST users/email/confirm' | 'PUT users/me/password',
  keyof ProfileWords
> = {
  'picture.unreadable': 'problem.picture',
  'users.wrong-code': 'problem.code',
  'users.wrong-password': 'problem.password',
}

export const sentenceOf = sentenceIn<keyof ProfileWords>(own)
