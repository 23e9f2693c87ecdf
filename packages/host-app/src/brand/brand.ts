import type { BrandConfig } from '@coachkit/sdk'
import { askAgain, decorationSheet, tokenSheet } from '@coachkit/sdk'
import type { HostConfig } from '../config.ts'

type BrandFields = Pick<HostConfig, 'brand' | 'brand_is_named' | 'main_brand' | 'default_brand'>

/**
 * The main and the default brand's own addresses need no white-label setting; all others ask for one at the start,
 * among them those that no brand's name stands in: a school's own domain is one of these.
 */
export const asksForWhiteLabel = ({ brand, brand_is_named, main_brand, default_brand }: BrandFields): boolean =>
  !brand_is_named || (brand.name !== main_brand && brand.name !== default_brand)

/** A school's own look where the domain has one, else the brand of the address; also when the server can't be asked. */
export async function findBrand(config: BrandFields, domain: string): Promise<BrandConfig> {
  if (!asksForWhiteLabel(config)) return config.brand
  try {
    // A POST by its method, and a read by what it does: tried again like one.
    const answer = await askAgain(() =>
      fetch('/api/v1/auth/white-label', {
        method: 'POST',
        body: JSON.stringify({ domain }),
        headers: { 'content-type': 'application/json' },
      }),
    )
    const { brand } = answer.ok ? ((await answer.json()) as { brand: BrandConfig | null }) : { brand: null }
    return brand ?? config.brand
  } catch {
    return config.brand
  }
}

/** As a style sheet has it; an address of ours holds no quote, and one that does is none of ours. */
const picture = (name: string, address: string | undefined) =>
  address && !/["\\\n]/.test(address) ? `--brand-${name}:url("${address}");` : ''

/** Gives the page's frames the same tokens that widgets have, and the brand's measures and pictures beside them. */
export function wearBrand(brand: BrandConfig) {
  const own =
    `--logo:${brand.logo_height ?? otherLogo}px;` +
    picture('background', brand.background_url) +
    picture('login', brand.login_url) +
    picture('dashboard', brand.dashboard_url)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${tokenSheet(brand)}${decorationSheet(brand)}:root{${own}}`)
  const { classList } = document.documentElement
  classList.toggle('has-background', own.includes('--brand-background'))
  classList.toggle('has-dashboard', own.includes('--brand-dashboard'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.documentElement.classList.add('coach-root')
  document.documentElement.dataset.theme = 'auto'
  colourTheBrowser()
}

/** decisions.md, "Brands": what a school's logo has as well. */
const otherLogo = 32

/** The bar of a phone's browser takes the page's ground, in light and in dark. */
function colourTheBrowser() {
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  document.head.append(meta)
  const follow = () => {
    meta.content = getComputedStyle(document.documentElement).getPropertyValue('--coach-fill').trim()
  }
  follow()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
}
