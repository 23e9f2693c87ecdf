import type { AnswerOf, Calls } from '@coachkit/contract'

type Made = AnswerOf<Calls, 'POST setup/site'> &
  Partial<Pick<AnswerOf<Calls, 'POST setup'>, 'sign_in' | 'password_link'>>

/** What was made, for a person at a terminal. The only place where the secret key is shown. */
export function setupReport(made: Made, email: string | undefined): string {
  const { school, site, secret_key, sign_in, password_link } = made
  const rows: [string, string][] = [
    ...(sign_in ? [['Sign in', `${sign_in} as ${email}`] as [string, string]] : []),
    ...(password_link
      ? [['Choose a password', `${password_link}\n(this link works once, for a day)`] as [string, string]]
      : []),
    ['School', school.name],
    ['Site', `${site.name}, on pages of ${site.origins.join(', ')}`],
    ['Public key', site.public_key],
    ['Secret key', `${secret_key}\n(shown this once: keep it where your own server has its settings, never in a page)`],
  ]
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  const shown = rows.map(
    ([name, value]) => `  ${name.padEnd(width)}${value.replaceAll('\n', `\n  ${' '.repeat(width)}`)}`,
  )
  return [
    sign_in ? 'CoachKit is set up.' : 'The site is made.',
    '',
    ...shown,
    '',
    'This line puts the coach on a page:',
    '',
    `  ${site.line}`,
  ].join('\n')
}
