const sixDigits = /^#[0-9a-f]{6}$/i

/**
 * `#rrggbb` in lower case, undefined for anything else: a brand comes from a page, a school or a database, and what is no
 * colour must not reach the arithmetic. A page's other spellings (`#c00`, `rgb(…)`, a name) are resolved by its browser
 * first, in the SDK's `readColour`.
 */
export const hexOf = (colour: unknown): string | undefined =>
  typeof colour === 'string' && sixDigits.test(colour) ? colour.toLowerCase() : undefined
