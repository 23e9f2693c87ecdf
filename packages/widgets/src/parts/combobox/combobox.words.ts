/** A widget spreads them into its own words. */
export const comboboxWords = {
  'combobox.empty': 'Nothing fits. Try another word.',
  'combobox.show': 'Show the list',
  'combobox.count': { one: '{count} fits', other: '{count} fit' },
} as const
export type ComboboxWords = {
  readonly [Key in keyof typeof comboboxWords]: (typeof comboboxWords)[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
