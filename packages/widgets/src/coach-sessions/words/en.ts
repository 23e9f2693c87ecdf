import { formWords } from '../../parts/form/form.words.ts'

export const words = {
  ...formWords,
  title: 'Where you are signed in',
  lead: 'A device that you do not know, or no longer have? End it here. Nothing of yours is lost.',
  loading: 'Looking where you are signed in',
  device: '{browser} on {system}',
  unknown: 'A browser',
  current: 'This one',
  since: 'Since {day}',
  end: 'Sign out there',
  'end.label': 'Sign out there: {device}, since {day}',
  'end.all': 'Sign out everywhere else',
  ended: 'It is signed out there now.',
  'ended.all': 'You are signed in only here now.',
  alone: 'You are signed in only here.',
  'problem.title': 'That did not work',
  retry: 'Try again',
} as const
export type SessionsWords = { readonly [Key in keyof typeof words]: string }
