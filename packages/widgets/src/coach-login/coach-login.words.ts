export const words = {
  title: 'Sign in',
  name: 'E-mail, username or mobile number',
  password: 'Password',
  submit: 'Sign in',
  show: 'Show password',
  hide: 'Hide password',
  missing: 'Fill in both fields.',
  'problem.auth.wrong-credentials': 'The name or the password is not right. Look at both and try again.',
  'problem.auth.inactive': 'This account is switched off. Ask your school or support.',
  'problem.auth.login-type': 'This way to sign in is not switched on here.',
  'problem.request.rate': 'That was often in a short time. Wait a minute, then try again.',
  'problem.network': 'There is no connection. Nothing was lost; try again when you are online.',
  'problem.other': 'Signing in did not work. Try again in a moment.',
} as const
export type LoginWords = typeof words
