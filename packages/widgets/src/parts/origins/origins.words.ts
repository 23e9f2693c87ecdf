/** What can be wrong with a list of origins; a widget spreads it into its own words. */
export const originsWords = {
  origins: 'Addresses of your pages',
  'origins.hint': 'One per line, such as https://www.school.example. The coach won’t open anywhere else.',
  'origins.empty': 'Enter at least one address.',
  'origins.address': '“{line}” isn’t an address such as https://www.school.example.',
  'origins.scheme': '“{line}” must start with https:// or http://.',
  'origins.star': '“{line}” has a *. Enter each address separately.',
  'origins.local': '“{line}” is on this computer, where no one else can see it. Enter the address that visitors use.',
} as const
export type OriginsWords = { readonly [Key in keyof typeof originsWords]: string }
