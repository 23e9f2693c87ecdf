import { formWords } from '../../parts/form/form.words.ts'
import { sentWords } from '../../parts/sign-in/sent.words.ts'

export const words = {
  ...formWords,
  ...sentWords,
  'title.ask': 'Sign in with a link',
  'title.looking': 'One moment',
  'title.sign-in': 'Is this you?',
  'title.sign-up': 'Welcome, {name}',
  'title.spent': 'This link is used up',
  'lead.ask': 'Write your e-mail address. We send you a link that signs you in, without a password.',
  'lead.sent':
    'If there is an account for {email}, a link is on its way. It works once, for 15 minutes. Nothing there? Look among the spam.',
  'lead.sign-in': 'This link signs in {name} with the address {email}.',
  'lead.sign-up': 'Confirm that {email} is yours, and your account begins.',
  'lead.spent': 'A link works once, and not for long. Have a new one sent, or sign in another way.',
  'side.title': 'No password to remember',
  'side.text': 'The link in your mail is enough. It works once, and for nobody else.',
  email: 'E-mail',
  children: { one: 'Your child here', other: 'Your children here' },
  'submit.ask': 'Send me a link',
  'submit.sign-in': 'Yes, sign me in',
  'submit.sign-up': 'Confirm and begin',
  'not-me': 'That is not me',
  looking: 'Looking at your link',
  retry: 'Try again',
  'back.login': 'Sign in another way',
  'to.ask': 'Send a new link',
  'problem.inactive': 'This account is switched off. Ask your school or support.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type MagicLinkWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
