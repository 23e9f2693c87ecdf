import { derivePalettes } from '@coachkit/brand'
import type { BrandConfig } from '@coachkit/contract'
import type { Tell } from '../mistakes/codes.ts'
import { readColour, takesColour } from './read-colour.ts'

type Kind = 'colour' | 'unused' | readonly string[]

/**
 * The schema of a page's own brand: every field of a brand's record, and what it takes. `unused` ones are the platform's
 * own pages' alone, and are left out without a word, so that a record can be copied whole. README has the table.
 */
const fields: { readonly [field in keyof BrandConfig]-?: Kind } = {
  primary: 'colour',
  primary_hover: 'colour',
  primary_active: 'colour',
  accent: 'colour',
  ground: 'colour',
  button_text: ['auto', 'white', 'dark-grey'],
  radius: ['soft', 'square'],
  name: 'unused',
  title: 'unused',
  palette: 'unused',
  secondary1: 'unused',
  secondary2: 'unused',
  secondary3: 'unused',
  accent1: 'unused',
  accent2: 'unused',
  accent3: 'unused',
  highlight1: 'unused',
  highlight2: 'unused',
  highlight3: 'unused',
  logo_url: 'unused',
  favicon_url: 'unused',
  mascot_url: 'unused',
  bookcover_url: 'unused',
  thumbnail_url: 'unused',
  background_url: 'unused',
  login_url: 'unused',
  dashboard_url: 'unused',
  logo_height: 'unused',
  coming_soon: 'unused',
  theme_feature: 'unused',
}
export const pageBrandFields = Object.entries(fields)
  .filter(([, kind]) => kind !== 'unused')
  .map(([field]) => field)

/** A page's own brand, with its palette: what it has of the fields above. Anything else is said, and is the default. */
export function readPageBrand(given: unknown, tell: Tell): Partial<BrandConfig> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    tell('embed.brand-config')
    return { palette: derivePalettes({}) }
  }
  const brand: Record<string, string> = {}
  for (const [field, value] of Object.entries(given)) {
    if (!Object.hasOwn(fields, field)) {
      tell('embed.unknown-brand-field', { field, fields: pageBrandFields.join(', ') })
      continue
    }
    const kind = fields[field as keyof BrandConfig]
    if (kind === 'unused' || value === null || value === undefined) continue
    const read = kind === 'colour' ? readColour(value) : kind.includes(value) ? (value as string) : null
    if (read !== null) brand[field] = read
    else {
      const takes = kind === 'colour' ? takesColour : kind.map((one) => `"${one}"`).join(', ')
      tell('embed.brand-field', { field, value: JSON.stringify(value), takes })
    }
  }
  return { ...brand, palette: derivePalettes(brand) }
}
