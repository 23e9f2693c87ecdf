import { namedBrands } from './built-in-brands.ts'

/** The hosts that a deployment gives to each brand, from its settings. */
export type BrandHosts = Readonly<Record<string, readonly string[]>>

export interface BrandOfHost {
  name: string
  /** The address itself names the brand, or is a local one; any other may be a white-label school's. */
  is_named: boolean
}

const isLocal = (host: string) => host === 'localhost' || /^127\.|^\[?::1\]?$/.test(host) || host.endsWith('.localhost')

/** `name` as it stands in `Host`: without the port, in lower case. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

/**
 * Which brand an address shows: the one that the settings give the host to, else the one that the host's name has in
 * it, else the main brand on this machine and the default brand anywhere else. decisions.md, "Brands".
 */
export function brandOfHost(
  host: string,
  { hosts, main_brand, default_brand }: { hosts: BrandHosts; main_brand: string; default_brand: string },
): BrandOfHost {
  const name = hostName(host)
  const configured = Object.keys(hosts).find((brand) => hosts[brand]?.some((one) => hostName(one) === name))
  const named = configured ?? [main_brand, ...namedBrands].find((brand) => name.includes(brand))
  if (named) return { name: named, is_named: true }
  return isLocal(name) ? { name: main_brand, is_named: true } : { name: default_brand, is_named: false }
}

/** Where our own pages stand on a host: with the scheme, and where the host says none the port, of `base`. */
export function originOfHost(host: string, base: string): string {
  const { protocol, port } = new URL(base)
  const own = port !== '' && !/:\d+$/.test(host) ? `:${port}` : ''
  return new URL(`${protocol}//${host}${own}`).origin
}
