import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import type { RedeemWords } from './words/en.ts'

const own: OwnProblems<'GET activation/{code}' | 'POST activation', keyof RedeemWords> = {
  'activation.unknown': 'problem.unknown',
  'activation.spent': 'problem.spent',
  'activation.nothing-new': 'problem.nothing-new',
}

export const sentenceOf = sentenceIn<keyof RedeemWords>({ ...own, 'request.key-busy': 'problem.again' })
