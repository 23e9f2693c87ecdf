import type { ComboboxOption } from './combobox-rules.ts'
import { countries } from './countries.ts'

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `America/Argentina/Buenos_Aires` is Buenos Aires. */
export const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** `GMT+1` today; it changes with the season. Empty for a zone that the browser doesn't know. */
export function offsetOf(zone: string, at = new Date()): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    return ''
  }
}

interface Region {
  getTimeZones?(): string[] | undefined
  timeZones?: string[] | undefined
}

/** The countries of each zone by their names, where the browser knows them: then a country finds its cities. */
function countriesByZone(locale: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { value, label } of countries(locale)) {
    const region = new Intl.Locale(`und-${value}`) as Intl.Locale & Region
    for (const zone of region.getTimeZones?.() ?? region.timeZones ?? []) {
      found.set(zone, [...(found.get(zone) ?? []), label])
    }
  }
  return found
}

/** Every zone by its city, with country, zone name and what it differs from GMT now. */
export function timeZones(locale: string, at = new Date()): ComboboxOption[] {
  const regions = countriesByZone(locale)
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ownTimeZone()])]
  return zones
    .map((value) => {
      const names = regions.get(value) ?? []
      const note = [names.slice(0, 2).join(', '), value, offsetOf(value, at)].filter(Boolean).join(' · ')
      return { value, label: cityOf(value), note, search: `${names.join(' ')} ${value.replaceAll('_', ' ')}` }
    })
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}
