import { Refusal } from '../../kernel/refusal.ts'

/** Who may be returned to. */
export interface ReturnPlaces {
  /** Our own pages, and those of APP_DOMAINS. */
  own: readonly string[]
  /** A page on some site's list. */
  isSite(origin: string): Promise<boolean>
  /** A white-label school's own domain. */
  isSchoolDomain(host: string): Promise<boolean>
}

const isLocal = (host: string) => /^(localhost|127\.0\.0\.1)(:\d+)?$/i.test(host)

/** The origin that an `app_domain` names, as `https://school.example` or bare; null when it names none, or more. */
export function originOf(app_domain: string): string | null {
  const bare = /^[a-z0-9.-]+(:\d{1,5})?$/i.test(app_domain)
  const text = bare ? `${isLocal(app_domain) ? 'http' : 'https'}://${app_domain}` : app_domain
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  // A path, a query or a name before an @ would be somebody's try to look like another address.
  const isOrigin = url.href === `${url.origin}/`
  return isOrigin ? url.origin : null
}

/** Nobody pays here and returns to a stranger's page. */
export async function mustBeReturnPlace(app_domain: string, places: ReturnPlaces): Promise<string> {
  const origin = originOf(app_domain)
  if (origin !== null && (await isKnown(origin, places))) return origin
  throw new Refusal('request.invalid', { app_domain: 'must be one of the addresses that this platform is known at' })
}

async function isKnown(origin: string, { own, isSite, isSchoolDomain }: ReturnPlaces): Promise<boolean> {
  if (own.includes(origin) || (await isSite(origin))) return true
  const { protocol, host } = new URL(origin)
  return protocol === 'https:' && (await isSchoolDomain(host))
}

export interface ReturnFields {
  checkout_id: string
  /** Student by student what was to be paid. */
  paid: readonly { student_id: string; price_ids: readonly string[] }[]
  is_from_new_sub_page: boolean
}

/** Back to the page's own checkout results, which take what was paid out of the cart. */
export function returnAddress(
  origin: string,
  product: string,
  result: 'success' | 'cancelled',
  { checkout_id, paid, is_from_new_sub_page }: ReturnFields,
): string {
  const url = new URL(`/${product}/checkout/${result}`, origin)
  url.searchParams.set('checkout_id', checkout_id)
  url.searchParams.set('student_id', paid.map(({ student_id }) => student_id).join(','))
  url.searchParams.set('price_ids', paid.map(({ price_ids }) => price_ids.join(',')).join(';'))
  if (is_from_new_sub_page) url.searchParams.set('is_from_new_sub_page', 'true')
  return url.href
}
