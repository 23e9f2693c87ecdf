/** A widget spreads them into its own words. */
export const comboboxWords = {
  'combobox.empty': 'No matches. Try another word.',
  'combobox.show': 'Show list',
  'combobox.count': { one: '{count} match', other: '{count} matches' },
} as const
export type ComboboxWords = {
  readonly [Key in keyof typeof comboboxWords]: (typeof comboboxWords)[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
