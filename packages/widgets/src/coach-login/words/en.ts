import { formWords } from '../../parts/form/form.words.ts'

export const words = {
  ...formWords,
  title: 'Sign in',
  'title.checkout': 'Sign in to continue',
  'title.code': 'Enter your code',
  'title.returning': 'One moment',
  'lead.checkout': 'Everything you chose is still in your basket.',
  'side.title': 'Good to see you',
  'side.text': 'Your questions, your courses and your coach are right where you left them.',
  name: 'Email, username or mobile number',
  password: 'Password',
  submit: 'Sign in',
  forgotten: 'Forgotten your password?',
  or: 'or',
  'use.code': 'Use a one-time code',
  'use.password': 'Use my password',
  'use.link': 'Email me a link',
  'use.provider': 'Continue with {name}',
  'code.lead':
    'If there’s an account for {name}, we’ve sent a six-digit code. It works for ten minutes. Can’t find it? Check your spam folder.',
  'code.label': 'Six-digit code',
  'code.send': 'Send me a code',
  'code.again': 'Send a new code',
  'code.wait': { one: 'Send a new code in {count} second', other: 'Send a new code in {count} seconds' },
  'code.sent-again': 'We’ve sent a new code. Use the latest one.',
  'code.change': 'Use a different account',
  'new.question': 'New here?',
  'new.link': 'Create an account',
  'returning.wait': 'Signing you in',
  'missing.name': 'Enter your email address, username or mobile number.',
  'missing.password': 'Enter your password.',
  'problem.wrong': 'The name or the password isn’t right. Check both and try again.',
  'problem.wrong-code': 'That code isn’t right, or it’s too old. Check it, or ask for a new one.',
  'problem.code-over': 'That code was wrong five times, so it no longer works. Ask for a new one.',
  'problem.inactive': 'This account is switched off. Ask your school, or write to our support team.',
  'problem.type': 'You can’t sign in this way here.',
  'problem.no-account': 'There’s no account for this yet. Create one below, or sign in another way.',
  'problem.refused': 'The other service didn’t sign you in. Start again, or choose another way.',
  'problem.unavailable': 'We can’t reach the other service right now. Choose another way, or try again in a moment.',
  'problem.spent': 'This sign-in started in another window, or it’s too old. Start again here.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type LoginWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
