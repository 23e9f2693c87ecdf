import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import type { ManageWords } from './words/en.ts'

const own: OwnProblems<
  | 'PATCH users/children/{id}'
  | 'PATCH users/{id}/profile-pic'
  | 'POST subscription/{id}/cancel'
  | 'POST subscription/{id}/resume'
  | 'POST subscription/{id}/products/{productId}'
  | 'DELETE subscription/{id}/products/{productId}',
  keyof ManageWords
> = {
  'users.username-taken': 'problem.taken',
  'users.not-yours-to-change': 'problem.theirs',
  'picture.unreadable': 'problem.picture',
  'subscription.not-payer': 'problem.payer',
  'subscription.ended': 'problem.ended',
  'subscription.already-active': 'problem.twice',
  'subscription.last-product': 'problem.last',
  'payment.unavailable': 'problem.payment',
}

export const sentenceOf = sentenceIn<keyof ManageWords>(own)
