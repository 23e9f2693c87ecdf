import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import type { LoginWords } from './words/en.ts'

const own: OwnProblems<
  'POST auth/login' | 'POST auth/generate-otp' | 'GET auth/token/{id}' | 'POST auth/providers/{provider}/start',
  keyof LoginWords
> = {
  'auth.wrong-credentials': 'problem.wrong',
  'auth.inactive': 'problem.inactive',
  'auth.login-type': 'problem.type',
  'auth.no-account': 'problem.no-account',
  'auth.provider-refused': 'problem.refused',
  'auth.provider-unavailable': 'problem.unavailable',
  'auth.link-spent': 'problem.spent',
}

export const sentenceOf = sentenceIn<keyof LoginWords>(own)
