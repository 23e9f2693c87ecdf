import { formWords } from '../form/form.words.ts'

/** Sentences of every screen of the family area; a widget spreads them into its own words. */
export const familyWords = {
  ...formWords,
  loading: 'Loading',
  back: 'Back to the family page',
  'load.offline.title': 'There is no connection',
  'load.offline.text': 'Nothing is lost. Try again when you are online.',
  'load.missing.title': 'There is nothing here',
  'load.missing.text': 'This page does not exist, or it belongs to somebody else.',
  'load.ours.title': 'This page did not load',
  'load.ours.text': 'Nothing of yours is lost. Try again in a moment.',
  'load.retry': 'Try again',
} as const
export type FamilyWords = { readonly [Key in keyof typeof familyWords]: string }
