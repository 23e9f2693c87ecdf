import type { BrandConfig } from '@coachkit/contract'
import { Refusal } from '../../kernel/refusal.ts'

/** What a new site wears: a brand by its name, or a colour that becomes its school's own look. */
export interface SiteLook {
  brand: string | null
  colour: string | null
}

const colour = /^#[0-9a-f]{6}$/i

export function mustBeLook(said: string | undefined, brands: readonly BrandConfig[]): SiteLook {
  if (said === undefined) return { brand: null, colour: null }
  if (colour.test(said)) return { brand: null, colour: said }
  const found = brands.find(({ name }) => name === said.toLowerCase())
  if (found) return { brand: found.name, colour: null }
  const names = brands.map(({ name }) => name).join(', ')
  throw new Refusal('request.invalid', { brand: `must be one of ${names}, or a colour such as #0a5570` })
}
