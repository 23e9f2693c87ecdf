/** Languages in which everything is said. README lists them. */
export const spokenLanguages: readonly string[] = ['en', 'de', 'es']

/** The locale as `Intl` writes it, `de-AT` too, where its language is among these; null for anything else. */
export function localeIn(spoken: readonly string[], wanted: string | null | undefined): string | null {
  try {
    const [locale] = Intl.getCanonicalLocales(wanted || [])
    return locale && spoken.includes(locale.split('-')[0] as string) ? locale : null
  } catch {
    return null
  }
}
