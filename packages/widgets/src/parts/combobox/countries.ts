/** Codes that `Intl` names and that are no country where somebody lives. */
const noCountry = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Every country by its name in the reader's language; the browser knows them, so that nobody downloads a list. */
export function countries(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const found: { value: string; label: string }[] = []
  for (const first of letters) {
    for (const second of letters) {
      const value = first + second
      const label = noCountry.has(value) ? undefined : names.of(value)
      // A country that is no more is another name of a new one.
      if (label && Intl.getCanonicalLocales(`und-${value}`)[0] === `und-${value}`) found.push({ value, label })
    }
  }
  return found.sort((one, other) => one.label.localeCompare(other.label, locale))
}

export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
