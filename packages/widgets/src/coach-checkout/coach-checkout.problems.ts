import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import type { CheckoutWords } from './words/en.ts'

const own: OwnProblems<'POST subscription/checkout', keyof CheckoutWords> = {
  'subscription.already-active': 'problem.active',
  'payment.unavailable': 'problem.payment',
  'payment.one-at-a-time': 'problem.one',
  'request.key-reused': 'problem.again',
  'request.key-busy': 'problem.again',
}

export const sentenceOf = sentenceIn<keyof CheckoutWords>({ ...own, 'request.invalid': 'problem.prices' })
