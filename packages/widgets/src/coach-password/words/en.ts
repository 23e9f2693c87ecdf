import { formWords } from '../../parts/form/form.words.ts'
import { sentWords } from '../../parts/sign-in/sent.words.ts'

export const words = {
  ...formWords,
  ...sentWords,
  'title.ask': 'Forgotten your password?',
  'title.reset': 'Choose a new password',
  'title.done': 'Your password has been changed',
  'title.spent': 'This link no longer works',
  'lead.ask': 'Enter the email address of your account. We’ll send you a link to choose a new password.',
  'lead.sent':
    'If there’s an account for {email}, we’ve sent a link. It works once, for 15 minutes. Can’t find it? Check your spam folder.',
  'lead.reset': 'You’ll be signed out on every device.',
  'lead.done': 'Your old password no longer works, and you’re signed out on every device. Sign in with the new one.',
  'lead.spent': 'Each link works once, for 15 minutes. Your password hasn’t changed. Ask for a new link.',
  'side.title': 'It happens to everyone',
  'side.text': 'You’ll be back at your questions in a minute. Nothing is lost.',
  email: 'Email',
  'email.hint': 'If a child has no email address, a parent can set a new password.',
  new_password: 'New password',
  'submit.ask': 'Send me a link',
  'submit.reset': 'Save password',
  'to.login': 'Sign in',
  'back.login': 'Back to sign in',
  'to.ask': 'Get a new link',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type PasswordWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
