import type { SignupWords } from './words/en.ts'

type Rule = (value: string) => keyof SignupWords | null

const name =
  (missing: 'wrong.first_name' | 'wrong.last_name'): Rule =>
  (value) => {
    if (!value.trim()) return missing
    return /[<>\p{Cc}]/u.test(value) ? 'wrong.name' : null
  }

/** The server's rules (`SignUpFields` of the contract), so that most slips are told before anything is sent. */
export const signupRules = {
  user_role: (value) => (value ? null : 'wrong.role'),
  first_name: name('wrong.first_name'),
  last_name: name('wrong.last_name'),
  email: (value) => (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? null : 'form.email'),
  password: (value) => (value.length >= 8 ? null : 'form.password-short'),
  mobile_number: (value) =>
    !value.trim() || /^\+?\d{6,15}$/.test(value.replace(/[\s().-]/g, '')) ? null : 'wrong.mobile_number',
} satisfies Record<string, Rule>

/** What is said beside a field that the server refused, where our own rules found nothing. */
export const refusedWords: Record<string, keyof SignupWords> = {
  user_role: 'wrong.role',
  first_name: 'wrong.first_name',
  last_name: 'wrong.last_name',
  email: 'form.email',
  password: 'form.password-known',
  mobile_number: 'wrong.mobile_number',
  has_agreed_policy: 'wrong.agree',
}
