import { type ReadonlySignal, signal } from '@preact/signals'
import type { Text, Words } from '../widget-types.ts'

type Translations<W extends Words> = { readonly [locale: string]: () => Promise<{ words: Partial<W> }> }

const plurals = new Map<string, Intl.PluralRules>()
function pluralForm(locale: string, count: number) {
  let rules = plurals.get(locale)
  if (!rules) {
    rules = new Intl.PluralRules(locale)
    plurals.set(locale, rules)
  }
  return rules.select(count)
}

/** `de-AT` is served by `de-AT`, then `de`. */
const loaderFor = <W extends Words>(translations: Translations<W>, locale: string) =>
  translations[locale] ?? translations[locale.split('-')[0] ?? '']

/**
 * A widget's words: English at once, the locale's when they have come. A sentence that a translation lacks stays
 * English, with English plurals.
 */
export function createWords<W extends Words>(english: W, translations: Translations<W> = {}) {
  const loaded = signal<{ locale: string; words: Partial<W> }>({ locale: 'en', words: {} })
  let wanted = 'en'

  async function speak(locale: string) {
    wanted = locale
    const load = loaderFor(translations, locale)
    const words = load ? (await load()).words : {}
    if (wanted === locale) loaded.value = { locale, words }
  }

  const text: Text<W> = (key, values = {}) => {
    const { locale, words } = loaded.value
    const own = words[key]
    const language = own === undefined ? 'en' : locale
    const entry: Words[string] = own ?? english[key] ?? key
    const sentence =
      typeof entry === 'string' ? entry : (entry[pluralForm(language, Number(values.count ?? 0))] ?? entry.other ?? key)
    return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      if (value === undefined) return whole
      return typeof value === 'number' ? value.toLocaleString(language) : value
    })
  }

  return { text, speak }
}

const rightToLeft = /^(ar|arc|ckb|dv|fa|ha-arab|he|ks|ku-arab|ps|sd|ug|ur|yi)\b/i
export const directionOf = (locale: string) => (rightToLeft.test(locale) ? 'rtl' : 'ltr')

export type WordsSignal = ReadonlySignal<string>
