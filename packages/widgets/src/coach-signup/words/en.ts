import { formWords } from '../../parts/form/form.words.ts'
import { sentWords } from '../../parts/sign-in/sent.words.ts'

export const words = {
  ...formWords,
  ...sentWords,
  title: 'Make an account',
  'title.lite': 'Start for free',
  'title.proof': 'Nearly there',
  'lead.lite': 'Practise and ask the coach without paying. You can have more later.',
  'lead.proof': 'We need two more things before you can begin.',
  'lead.course': 'Your account first. Then we go on with {course}.',
  'lead.sent':
    'We have written to {email}. Open the link in that mail and confirm, and you are in. It is good for a day. Nothing there? Look among the spam.',
  'side.title': 'A coach that asks before it tells',
  'side.text': 'A nudge, then a hint, then a similar one worked out. The answer comes after a try of your own.',
  role: 'I am a',
  'role.student': 'Student',
  'role.parent': 'Parent',
  'role.hint': 'Teachers get their account from their school.',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail',
  password: 'Password',
  mobile_number: 'Mobile number',
  'mobile_number.hint': 'With its country code. You can sign in with it too.',
  referral_code: 'A friend’s code',
  'agree.terms': 'terms',
  'agree.privacy': 'privacy policy',
  agree: 'I agree to the {terms} and the {privacy}.',
  submit: 'Make my account',
  'have.question': 'Have an account?',
  'have.link': 'Sign in',
  'wrong.role': 'Say whether you are a student or a parent.',
  'wrong.first_name': 'Write your first name.',
  'wrong.last_name': 'Write your last name.',
  'wrong.name': 'This has a character that no name has.',
  'wrong.mobile_number': 'Write it with its country code, such as +44 7946 00000.',
  'wrong.agree': 'Agree to the terms and the privacy policy to go on.',
  'problem.refused': 'Signing up this way did not work. Begin again on the page to sign in.',
  'problem.inactive': 'This account is switched off. Ask your school or support.',
  'problem.unavailable': 'The other service cannot be reached right now. Try again in a moment.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type SignupWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
