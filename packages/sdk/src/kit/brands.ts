import type { BrandConfig } from '@coachkit/contract'
import { type Signal, signal } from '@preact/signals'

type Brand = Partial<BrandConfig>

/** Brand records by name. They are public and cached by the browser, so no session is waited for. */
export function createBrands(api: string, own: string | Brand | null | undefined) {
  const known = new Map<string, Signal<Brand | null>>()
  const given = signal<Brand | null>(typeof own === 'object' ? (own ?? {}) : null)

  async function load(name: string, into: Signal<Brand | null>) {
    try {
      const response = await fetch(`${api}/api/v1/embed/brands/${encodeURIComponent(name)}`, { credentials: 'omit' })
      const { brand } = (await response.json()) as { brand?: Brand }
      into.value = brand ?? {}
    } catch {
      // The default colours are readable too.
      into.value = {}
    }
  }

  return (name: string | null) => {
    const wanted = name ?? (typeof own === 'string' ? own : null)
    if (wanted === null) {
      given.value ??= {}
      return given
    }
    let brand = known.get(wanted)
    if (!brand) {
      brand = signal<Brand | null>(null)
      known.set(wanted, brand)
      void load(wanted, brand)
    }
    return brand
  }
}
