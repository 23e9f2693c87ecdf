import { formWords } from '../../parts/form/form.words.ts'

export const words = {
  ...formWords,
  title: 'Where you’re signed in',
  lead: 'Don’t recognise a device, or no longer have it? Sign it out here. You won’t lose anything.',
  loading: 'Checking where you’re signed in',
  device: '{browser} on {system}',
  unknown: 'Unknown browser',
  current: 'This device',
  since: 'Since {day}',
  end: 'Sign out',
  'end.label': 'Sign out: {device}, since {day}',
  'end.all': 'Sign out everywhere else',
  ended: 'That device is signed out.',
  'ended.all': 'You’re now signed in only here.',
  alone: 'You’re only signed in here.',
  'problem.network': 'You’re offline. Try again when you’re connected.',
  'problem.ours': 'Something went wrong on our side. Try again in a moment.',
  'problem.title': 'That didn’t work',
  retry: 'Try again',
} as const
export type SessionsWords = { readonly [Key in keyof typeof words]: string }
