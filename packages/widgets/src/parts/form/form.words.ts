/** Sentences that every form needs; a widget spreads them into its own words, and so do its translations. */
export const formWords = {
  'form.optional': '(optional)',
  'form.show': 'Show password',
  'form.hide': 'Hide password',
  'form.missing': 'Please fill this in.',
  'form.wrong': 'Please check this.',
  'form.email': 'Enter an email address like name@example.com.',
  'form.password-short': 'Choose a password with at least 8 characters.',
  'form.password-known': 'That password is too common, or too close to your name. Choose another.',
  'form.password-hint': 'At least 8 characters. Three words that only you would put together are easy to remember.',
  'form.code': 'The code has six digits.',
  'problem.check': 'Some fields need another look.',
  'problem.rate': 'Too many attempts. Try again in a minute.',
  'problem.network': 'You’re offline. Nothing you typed is lost. Try again when you’re connected.',
  'problem.session': 'You’re signed out. Sign in again to continue.',
  'problem.role': 'You can’t do that with this account.',
  'problem.missing': 'There’s nothing here, or you don’t have access to it.',
  'problem.ours': 'Something went wrong on our side. Nothing you typed is lost. Try again in a moment.',
  'problem.full': 'We’re out of space and can’t save this right now. Nothing you typed is lost. Try again later.',
} as const
export type FormWords = { readonly [Key in keyof typeof formWords]: string }
