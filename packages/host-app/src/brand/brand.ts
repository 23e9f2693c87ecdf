import type { BrandConfig } from '@coachkit/sdk'
import { tokenSheet } from '@coachkit/sdk'

/**
 * The brand's record: a white-label school's own where the address is not the default brand's, else the named one.
 * A server that can't be asked leaves the default colours, which are readable too.
 */
export async function fetchBrand(name: string, domain: string, isDefault: boolean): Promise<BrandConfig> {
  const whiteLabel = isDefault ? null : await ask('POST', 'auth/white-label', { domain })
  return whiteLabel ?? (await ask('GET', `embed/brands/${encodeURIComponent(name)}`)) ?? { name }
}

async function ask(method: string, path: string, body?: unknown): Promise<BrandConfig | null> {
  try {
    const answer = await fetch(`/api/v1/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    return answer.ok ? ((await answer.json()) as { brand: BrandConfig | null }).brand : null
  } catch {
    return null
  }
}

/** Gives the page's frames the same tokens that widgets have. */
export function wearBrand(brand: BrandConfig) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokenSheet(brand))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.documentElement.classList.add('coach-root')
  document.documentElement.dataset.theme = 'auto'
}
