import type { BrandConfig } from '@coachkit/contract'
import { type BrandHosts, brandOfHost, hostName } from './brand-of-host.ts'
import type { WhiteLabels } from './white-labels.ts'

/** What a page at some host is, before any script of it runs. */
export interface PageBrand {
  /** The built-in brand that the host shows. */
  built_in: BrandConfig
  /** The address itself names that brand; where it doesn't, the page asks for a white label at its start. */
  is_named: boolean
  /** What title and icons are of: a white-label school's, else the built-in one. */
  shown: BrandConfig
  /** Where the built-in brand's icons stand. */
  icons: string
  /** A release portal is not for search engines. decisions.md, "Brands". */
  is_release: boolean
}

export interface PageBrandDeps {
  brands: readonly BrandConfig[]
  product: string
  settings: { hosts: BrandHosts; main_brand: string; default_brand: string }
  whiteLabels: Pick<WhiteLabels, 'find'>
}

/** The product's brand is named by its slug, its drawing is not. */
const iconsOf = (name: string, product: string) => `/brands/${name === product ? 'product' : name}`

export function createPageBrands({ brands, product, settings, whiteLabels }: PageBrandDeps) {
  const byName = new Map(brands.map((brand) => [brand.name, brand]))

  return async function pageBrandAt(host: string): Promise<PageBrand> {
    const { name, is_named } = brandOfHost(host, settings)
    const built_in = byName.get(name) ?? (byName.get(product) as BrandConfig)
    const school = is_named ? null : await whiteLabels.find(hostName(host))
    return {
      built_in,
      is_named,
      shown: school ?? built_in,
      icons: iconsOf(built_in.name, product),
      is_release: hostName(host).startsWith('release.'),
    }
  }
}
export type PageBrandAt = ReturnType<typeof createPageBrands>
