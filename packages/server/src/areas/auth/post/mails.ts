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
      'Use this link to sign in. It works once, for 15 minutes:',
      link,
      'If you didn’t ask for this, you can ignore this email. Nobody can sign in without the link.',
      title,
    ),

  code: (first_name: string, code: string) =>
    letter(
      `Your code for ${title}`,
      hello(first_name),
      `Your sign-in code is ${code}.`,
      'It works once, for 10 minutes. We will never ask you for it.',
      title,
    ),

  codeText: (code: string) => `${code} is your ${title} code. It works for 10 minutes. We will never ask you for it.`,

  reset: (first_name: string, link: string) =>
    letter(
      `Choose a new password for ${title}`,
      hello(first_name),
      'Use this link to choose a new password. It works once, for 15 minutes:',
      link,
      'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
      title,
    ),

  passwordChanged: (first_name: string, forgotten: string) =>
    letter(
      `Your ${title} password was changed`,
      hello(first_name),
      'Your password has just been changed, and you’ve been signed out on every device.',
      `If this wasn’t you, choose a new password straight away: ${forgotten}`,
      title,
    ),

  /** Without the name that was typed: a form that anybody fills in must not write to strangers in our name. */
  signUp: (link: string) =>
    letter(
      `Welcome to ${title}: one more step`,
      'Hello,',
      'Use this link to confirm your email address and get started. It works once, for a day:',
      link,
      'If you didn’t sign up, you can ignore this email. We won’t create an account without this step.',
      title,
    ),

  alreadyThere: (first_name: string, login: string, forgotten: string) =>
    letter(
      `You already have an account with ${title}`,
      hello(first_name),
      'Someone, probably you, has just tried to sign up with this email address. You already have an account, so nothing has changed.',
      `Sign in here: ${login}`,
      `Or choose a new password here: ${forgotten}`,
      'If it wasn’t you, you don’t need to do anything.',
      title,
    ),
})
