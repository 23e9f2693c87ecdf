import type { BrandConfig } from '@coachkit/contract'
import { type Signal, signal } from '@preact/signals'

type Brand = Partial<BrandConfig>

/** The server's records have their colours as tokens; a page's own have them derived here, by a file that few pages need. */
const isReady = (brand: Brand) => Boolean(brand.palette) || Object.keys(brand).length === 0

/** Brand records by name. They are public and cached by the browser, so no session is waited for. */
export function createBrands(api: string, given: string | Brand | null | undefined) {
  const known = new Map<string, Signal<Brand | null>>()
  const own = typeof given === 'object' ? (given ?? {}) : {}

  async function fetchRecord(name: string) {
    const response = await fetch(`${api}/api/v1/embed/brands/${encodeURIComponent(name)}`, { credentials: 'omit' })
    return ((await response.json()) as { brand?: Brand }).brand ?? {}
  }

  async function load(name: string, into: Signal<Brand | null>) {
    try {
      const brand = name === '' ? own : await fetchRecord(name)
      if (isReady(brand)) into.value = brand
      else into.value = await withPalette(brand)
    } catch {
      // The default colours are readable too.
      into.value = {}
    }
  }

  function find(name: string | null) {
    const wanted = name ?? (typeof given === 'string' ? given : '')
    let brand = known.get(wanted)
    if (!brand) {
      brand = signal<Brand | null>(wanted === '' && isReady(own) ? own : null)
      known.set(wanted, brand)
      if (!brand.value) void load(wanted, brand)
    }
    return brand
  }

  return {
    find,
    /** The page's own brand is another from now on; what is already mounted takes it up. */
    dress(brand: Brand) {
      const worn = find(null) as Signal<Brand | null>
      if (isReady(brand)) worn.value = brand
      else
        void withPalette(brand).then((ready) => {
          worn.value = ready
        })
    },
  }
}

const withPalette = async (brand: Brand): Promise<Brand> => ({
  ...brand,
  palette: (await import('@coachkit/brand')).derivePalettes(brand),
})
