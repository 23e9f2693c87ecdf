import { formWords } from '../../parts/form/form.words.ts'

export const words = {
  ...formWords,
  title: 'Sign in',
  'title.checkout': 'Sign in to go on',
  'title.code': 'Look for your code',
  'title.returning': 'One moment',
  'lead.checkout': 'What you chose stays in your basket.',
  'side.title': 'Good to see you',
  'side.text': 'Your questions, your courses and your coach are where you left them.',
  name: 'E-mail, username or mobile number',
  password: 'Password',
  submit: 'Sign in',
  forgotten: 'Forgotten your password?',
  or: 'or',
  'use.code': 'Use a one-time code',
  'use.password': 'Use my password',
  'use.link': 'Mail me a link',
  'use.provider': 'Go on with {name}',
  'code.lead':
    'If there is an account for {name}, a code of six digits is on its way. It is good for ten minutes. Nothing there? Look among the spam.',
  'code.label': 'Code of six digits',
  'code.send': 'Send me a code',
  'code.again': 'Send another code',
  'code.wait': { one: 'Another code in {count} second', other: 'Another code in {count} seconds' },
  'code.sent-again': 'Another code is on its way. The newest one counts.',
  'code.change': 'Use another name',
  'new.question': 'New here?',
  'new.link': 'Make an account',
  'returning.wait': 'Signing you in',
  'missing.name': 'Write your e-mail address, username or mobile number.',
  'missing.password': 'Write your password.',
  'problem.wrong': 'The name or the password is not right. Look at both and try again.',
  'problem.wrong-code': 'This code is not right, or it is too old. Look at it again, or have another one sent.',
  'problem.code-over': 'That was wrong five times, so this code is over. Have another one sent.',
  'problem.inactive': 'This account is switched off. Ask your school or support.',
  'problem.type': 'This way to sign in is not switched on here.',
  'problem.no-account': 'There is no account for this yet. Make one below, or sign in another way.',
  'problem.refused': 'The other service did not sign you in. Begin again, or choose another way.',
  'problem.unavailable': 'The other service cannot be reached right now. Choose another way, or try again in a moment.',
  'problem.spent': 'This sign-in was begun in another window, or is too old. Begin again here.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type LoginWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
