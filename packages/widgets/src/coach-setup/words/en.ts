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
  'lead.form': 'You become the first admin. Your school and the pages that get the coach come with it.',
  'lead.done': 'Two things are worth keeping: the line for your pages, and the secret key.',
  'lead.closed': 'There is an admin already. Sign in to go on.',
  'side.title': 'From here to a coach on your page',
  'side.text': 'Fill in this page, paste one line, and your pupils have somebody to ask.',
  loading: 'Loading',
  retry: 'Try again',
  token: 'Setup token',
  'token.hint': 'The server printed it when it started.',
  'token.empty': 'Paste the token that the server printed.',
  email: 'Your e-mail',
  password: 'Password',
  school: 'Name of the school',
  'school.empty': 'Write the name of the school.',
  brand: 'Look',
  'brand.none': 'CoachKit’s own',
  'brand.colour': 'A colour of our own',
  colour: 'Your colour',
  submit: 'Set up',
  'problem.token': 'This token isn’t right, or it’s too old. Restart the server to get a new one.',
  'problem.closed': 'Somebody else finished the setup in the meantime.',
  'wrong.email': 'Somebody already uses this address.',
  line: 'The line to paste',
  'line.hint': 'Put it into every page that gets the coach, just before </body>.',
  'key.secret': 'Secret key',
  'key.hint':
    'For your own server, to sign pupils in. This is the only time it’s shown, and it must never stand in a page.',
  'to.login': 'Sign in',
} as const
export type SetupWords = { readonly [Key in keyof typeof words]: string }
