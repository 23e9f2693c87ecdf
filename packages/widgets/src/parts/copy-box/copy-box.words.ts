/** What a box to copy from says; a widget spreads it into its own words. */
export const copyWords = {
  copy: 'Copy',
  copied: 'Copied',
  'copy.by-hand': 'Your browser didn’t allow copying. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
} as const
export type CopyWords = { readonly [Key in keyof typeof copyWords]: string }
