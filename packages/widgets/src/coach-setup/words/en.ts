import { copyWords } from '../../parts/copy-box/copy-box.words.ts'
import { formWords } from '../../parts/form/form.words.ts'
import { originsWords } from '../../parts/origins/origins.words.ts'

export const words = {
  ...formWords,
  ...copyWords,
  ...originsWords,
  'title.loading': 'One moment',
  'title.form': 'Set up CoachKit',
  'title.done': 'CoachKit is set up',
  'title.closed': 'CoachKit is already set up',
  'title.failed': 'We can’t reach the server',
  'lead.form': 'You’ll be the first admin. This also sets up your school and the pages that get the coach.',
  'lead.done': 'Keep two things safe: the line for your pages and the secret key.',
  'lead.closed': 'There’s already an admin. Sign in to continue.',
  'side.title': 'Put a coach on your page',
  'side.text': 'Fill in this form, paste one line, and your pupils have a coach to ask.',
  loading: 'Loading',
  retry: 'Try again',
  token: 'Setup token',
  'token.hint': 'The server printed it when it started.',
  'token.empty': 'Paste the token the server printed.',
  email: 'Your email',
  password: 'Password',
  school: 'School name',
  'school.empty': 'Enter the name of your school.',
  brand: 'Look',
  'brand.none': 'CoachKit’s own',
  'brand.colour': 'Your own colour',
  colour: 'Your colour',
  submit: 'Set up',
  'problem.token': 'This token is wrong or too old. Restart the server to get a new one.',
  'problem.closed': 'Someone else has already finished the setup.',
  'wrong.email': 'This address is already in use.',
  line: 'The line to paste',
  'line.hint': 'Put it in every page that should have the coach, just before </body>.',
  'key.secret': 'Secret key',
  'key.hint':
    'For your own server, to sign pupils in. This is the only time you’ll see it, and it must never be in a page.',
  'to.login': 'Sign in',
} as const
export type SetupWords = { readonly [Key in keyof typeof words]: string }
