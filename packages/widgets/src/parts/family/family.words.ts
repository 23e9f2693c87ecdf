import { formWords } from '../form/form.words.ts'

/** Sentences of every screen of the family area; a widget spreads them into its own words. */
export const familyWords = {
  ...formWords,
  loading: 'Loading',
  back: 'Back to family page',
  'load.offline.title': 'You’re offline',
  'load.offline.text': 'Nothing is lost. Try again when you’re connected.',
  'load.missing.title': 'We can’t find this page',
  'load.missing.text': 'It doesn’t exist, or it belongs to someone else.',
  'load.ours.title': 'This page didn’t load',
  'load.ours.text': 'Nothing is lost. Try again in a moment.',
  'load.retry': 'Try again',
} as const
export type FamilyWords = { readonly [Key in keyof typeof familyWords]: string }
