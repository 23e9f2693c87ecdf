/** What can be wrong with a list of origins; a widget spreads it into its own words. */
export const originsWords = {
  origins: 'Addresses of your pages',
  'origins.hint': 'One to a line, such as https://www.school.example. The coach stays shut everywhere else.',
  'origins.empty': 'Write at least one address.',
  'origins.address': '“{line}” isn’t an address such as https://www.school.example.',
  'origins.scheme': '“{line}” must begin with https:// or http://.',
  'origins.star': '“{line}” has a *. List each address by itself.',
  'origins.local': '“{line}” is on this computer, where nobody else can see it. Write the address that visitors use.',
} as const
export type OriginsWords = { readonly [Key in keyof typeof originsWords]: string }
