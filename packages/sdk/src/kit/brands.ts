import type { BrandConfig } from '@coachkit/contract'
import { type Signal, signal } from '@preact/signals'
import { defaultPalette } from '../brand/default-palette.ts'
import { tell } from '../mistakes/tell.ts'

type Brand = Partial<BrandConfig>

const themes = ['light', 'dark'] as const
const tokens = Object.keys(defaultPalette.light)
/** The server's own records have every colour as a token. What a page wrote by hand is not taken for one. */
const isRecord = (brand: unknown): brand is Brand =>
  themes.every((theme) => {
    const palette = (brand as Brand | null)?.palette?.[theme]
    return tokens.every((token) => /^#[0-9a-f]{6}$/i.test(palette?.[token] ?? ''))
  })

/** A page's own brand is read and derived by a file that few pages need. */
const readOwn = async (brand: unknown): Promise<Brand> =>
  isRecord(brand) ? brand : (await import('../brand/page-brand.ts')).readPageBrand(brand, tell)

/** Brand records by name, with their colours as tokens. They are public and cached by the browser, so no session is waited for. */
export function createBrands(api: string, given: string | Brand | null | undefined) {
  const known = new Map<string, Signal<Brand | null>>()
  const isPlain = given === null || given === undefined || given === ''

  async function fetchRecord(name: string) {
    const response = await fetch(`${api}/api/v1/embed/brands/${encodeURIComponent(name)}`, { credentials: 'omit' })
    if (response.status === 404) tell('embed.unknown-brand', { brand: name, api })
    return ((await response.json()) as { brand?: Brand }).brand ?? {}
  }

  async function load(name: string, into: Signal<Brand | null>) {
    try {
      into.value = await (name === '' ? readOwn(given) : fetchRecord(name))
    } catch {
      // The default colours are readable too.
      into.value = {}
    }
  }

  function find(name: string | null) {
    const wanted = name ?? (typeof given === 'string' ? given : '')
    let brand = known.get(wanted)
    if (!brand) {
      const ready = isPlain ? {} : isRecord(given) ? given : null
      brand = signal<Brand | null>(wanted === '' ? ready : null)
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
      if (isRecord(brand)) worn.value = brand
      else
        readOwn(brand).then(
          (ready) => {
            worn.value = ready
          },
          // What is worn stays where the file does not come.
          () => undefined,
        )
    },
  }
}
