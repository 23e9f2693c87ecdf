import type { Mail } from '../../../kernel/mail/mail.ts'

type Letter = Omit<Mail, 'to'>

const hello = (first_name: string) => (first_name ? `Hello ${first_name},` : 'Hello,')
const letter = (subject: string, ...parts: string[]): Letter => ({ subject, text: parts.join('\n\n') })

/** Plain, short, and each says what to do when one did not ask for it. `title` is the platform's name. */
export const mailsOf = (title: string) => ({
  magicLink: (first_name: string, link: string) =>
    letter(
      `Your link to sign in to ${title}`,
      hello(first_name),
      `Open this link to sign in. It works once, for 15 minutes:`,
      link,
      'You did not ask for it? Then do nothing: without the link nobody gets in.',
      title,
    ),

  code: (first_name: string, code: string) =>
    letter(
      `Your code for ${title}`,
      hello(first_name),
      `This is your code to sign in: ${code}`,
      'It works once, for 10 minutes. Nobody from us will ever ask you for it.',
      title,
    ),

  codeText: (code: string) => `${code} is your code for ${title}. It works for 10 minutes. We never ask you for it.`,

  reset: (first_name: string, link: string) =>
    letter(
      `A new password for ${title}`,
      hello(first_name),
      'Open this link to choose a new password. It works once, for 15 minutes:',
      link,
      'You did not ask for it? Then do nothing: your password stays as it is.',
      title,
    ),

  passwordChanged: (first_name: string, forgotten: string) =>
    letter(
      `Your password for ${title} was changed`,
      hello(first_name),
      'Your password was changed just now, and every device was signed out.',
      `That was not you? Then choose another one at once: ${forgotten}`,
      title,
    ),

  /** Without the name that was typed: a form that anybody fills in must not write to strangers in our name. */
  signUp: (link: string) =>
    letter(
      `Welcome to ${title}: one step is left`,
      'Hello,',
      'Open this link to confirm your address and begin. It works once, for a day:',
      link,
      'You did not sign up? Then do nothing: no account is made without this step.',
      title,
    ),

  alreadyThere: (first_name: string, login: string, forgotten: string) =>
    letter(
      `You already have an account at ${title}`,
      hello(first_name),
      'Somebody, probably you, has just tried to sign up with this address. There is an account for it already, so nothing was changed.',
      `Sign in here: ${login}`,
      `Or choose a new password here: ${forgotten}`,
      'It was not you? Then you need not do anything.',
      title,
    ),
})
