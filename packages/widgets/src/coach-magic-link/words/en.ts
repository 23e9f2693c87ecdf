import { formWords } from '../../parts/form/form.words.ts'
import { sentWords } from '../../parts/sign-in/sent.words.ts'

export const words = {
  ...formWords,
  ...sentWords,
  'title.ask': 'Sign in with a link',
  'title.looking': 'One moment',
  'title.sign-in': 'Is this you?',
  'title.sign-up': 'Welcome, {name}',
  'title.spent': 'This link no longer works',
  'lead.ask': 'Enter your email address. We’ll send you a link that signs you in without a password.',
  'lead.sent':
    'If there’s an account for {email}, we’ve sent a link. It works once, for 15 minutes. Can’t find it? Check your spam folder.',
  'lead.sign-in': 'This link signs you in as {name}, with the address {email}.',
  'lead.sign-up': 'Confirm that {email} is yours, and your account is ready.',
  'lead.spent': 'A link works only once, for a short time. Ask for a new one, or sign in another way.',
  'side.title': 'No password to remember',
  'side.text': 'All you need is the link in your email. It works just once.',
  email: 'Email',
  children: { one: 'Your child', other: 'Your children' },
  'submit.ask': 'Send me a link',
  'submit.sign-in': 'Yes, sign me in',
  'submit.sign-up': 'Confirm and start',
  'not-me': 'That’s not me',
  looking: 'Checking your link',
  retry: 'Try again',
  'back.login': 'Sign in another way',
  'to.ask': 'Get a new link',
  'problem.inactive': 'This account is switched off. Ask your school, or write to our support team.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type MagicLinkWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
