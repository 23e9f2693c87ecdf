import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import type { LiteWords } from './words/en.ts'

const own: OwnProblems<'PATCH users/redeem-free-tier-access' | 'GET activation/{code}', keyof LiteWords> = {
  'users.paid-access': 'problem.paid',
  'activation.unknown': 'problem.unknown',
  'activation.spent': 'problem.spent',
  'activation.nothing-new': 'problem.nothing-new',
}

export const sentenceOf = sentenceIn<keyof LiteWords>(own)
