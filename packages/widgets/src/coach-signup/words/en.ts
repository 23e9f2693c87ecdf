import { formWords } from '../../parts/form/form.words.ts'
import { sentWords } from '../../parts/sign-in/sent.words.ts'

export const words = {
  ...formWords,
  ...sentWords,
  title: 'Create an account',
  'title.lite': 'Start for free',
  'title.proof': 'Nearly there',
  'lead.lite': 'Practise and ask the coach without paying. You can always add more later.',
  'lead.proof': 'We need two more things before you can start.',
  'lead.course': 'Create your account first, then continue with {course}.',
  'lead.sent':
    'We’ve sent an email to {email}. Open the link in it and confirm, and you’re in. The link works for a day. Can’t find it? Check your spam folder.',
  'side.title': 'A coach that asks before it tells',
  'side.text':
    'First a nudge, then a hint, then the start of a similar problem. The answer comes once you’ve had a go yourself.',
  role: 'I’m a',
  'role.student': 'Student',
  'role.parent': 'Parent',
  'role.hint': 'Teachers get their account from their school.',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  password: 'Password',
  mobile_number: 'Mobile number',
  'mobile_number.hint': 'Include the country code. You can sign in with this number too.',
  referral_code: 'Friend’s code',
  'agree.terms': 'terms',
  'agree.privacy': 'privacy policy',
  agree: 'I agree to the {terms} and the {privacy}.',
  submit: 'Create my account',
  'have.question': 'Already have an account?',
  'have.link': 'Sign in',
  'wrong.role': 'Choose student or parent.',
  'wrong.first_name': 'Enter your first name.',
  'wrong.last_name': 'Enter your last name.',
  'wrong.name': 'This has a character that can’t be used in a name.',
  'wrong.mobile_number': 'Include the country code, for example +44 7700 900123.',
  'wrong.agree': 'To continue, agree to the terms and the privacy policy.',
  'problem.refused': 'Signing up this way didn’t work. Start again from the sign-in page.',
  'problem.inactive': 'This account is switched off. Ask your school, or write to our support team.',
  'problem.unavailable': 'We can’t reach the other service right now. Try again in a moment.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type SignupWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
