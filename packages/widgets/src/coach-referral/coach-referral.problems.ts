import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import type { ReferralWords } from './words/en.ts'

const own: OwnProblems<'PATCH users/referral/redemption-status' | 'GET users/referral/quota', keyof ReferralWords> = {
  'referral.unknown': 'problem.unknown',
  'referral.spent': 'problem.spent',
  'referral.own': 'problem.own',
  'referral.repeated': 'problem.repeated',
}

export const sentenceOf = sentenceIn<keyof ReferralWords>({ ...own, 'object.missing': 'problem.unknown' })
