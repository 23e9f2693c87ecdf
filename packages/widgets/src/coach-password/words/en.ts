import { formWords } from '../../parts/form/form.words.ts'
import { sentWords } from '../../parts/sign-in/sent.words.ts'

export const words = {
  ...formWords,
  ...sentWords,
  'title.ask': 'Forgotten your password?',
  'title.reset': 'Choose a new password',
  'title.done': 'Your new password is set',
  'title.spent': 'This link is used up',
  'lead.ask': 'Write the e-mail address of your account. We send you a link to choose a new one.',
  'lead.sent':
    'If there is an account for {email}, a link is on its way. It works once, for 15 minutes. Nothing there? Look among the spam.',
  'lead.reset': 'Every device that is signed in now will be signed out.',
  'lead.done': 'The old one no longer works, and every device was signed out. Sign in with the new one.',
  'lead.spent': 'It works once, for 15 minutes, and your password stays as it was. Have a new link sent.',
  'side.title': 'It happens to everybody',
  'side.text': 'A minute, and you are back at your questions. Nothing of yours is lost.',
  email: 'E-mail',
  'email.hint': 'A child without an address? A parent can set a new password.',
  new_password: 'New password',
  'submit.ask': 'Send me a link',
  'submit.reset': 'Set the password',
  'to.login': 'Sign in',
  'back.login': 'Back to sign in',
  'to.ask': 'Send a new link',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type PasswordWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
