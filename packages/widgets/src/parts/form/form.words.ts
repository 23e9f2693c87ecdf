/** Sentences that every form needs; a widget spreads them into its own words, and so do its translations. */
export const formWords = {
  'form.optional': '(if you like)',
  'form.show': 'Show password',
  'form.hide': 'Hide password',
  'form.missing': 'This is still empty.',
  'form.wrong': 'Look at this once more.',
  'form.email': 'Write an e-mail address such as name@example.com.',
  'form.password-short': 'Choose a password of at least 8 characters.',
  'form.password-known': 'That password is too well known or too close to your name. Choose another.',
  'form.password-hint': 'At least 8 characters. Three words that only you would put together are easy to keep.',
  'form.code': 'The code has six digits.',
  'problem.check': 'Some fields need another look.',
  'problem.rate': 'That was often in a short time. Wait a minute, then try again.',
  'problem.network': 'There is no connection. What you typed is still here; try again when you are online.',
  'problem.session': 'You are signed out. Sign in again to go on.',
  'problem.role': 'This account may not do this.',
  'problem.missing': 'There is nothing here, or it is not yours to see.',
  'problem.ours': 'Something went wrong on our side. What you typed is still here; try again in a moment.',
  'problem.full': 'We have no room to save this right now. What you typed is still here; try again later.',
} as const
export type FormWords = { readonly [Key in keyof typeof formWords]: string }
