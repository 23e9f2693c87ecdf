import { originOfHost } from '../brands/brand-of-host.ts'
import { namedBrands } from '../brands/built-in-brands.ts'
import type { Config } from './config.ts'

/**
 * Where our own pages stand: the public address, both names of this machine where it listens there and each brand's below
 * `localhost`, which browsers look for on this machine alone (not in production, where that is everybody's own machine),
 * and each brand's hosts. White-label schools' domains are not among them: they come and go while the server runs.
 */
export function ownOrigins(
  {
    PUBLIC_URL,
    HOST,
    BRAND_HOSTS,
    PRODUCT_SLUG,
    NODE_ENV,
  }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'BRAND_HOSTS' | 'PRODUCT_SLUG' | 'NODE_ENV'>,
  port: number,
): string[] {
  const isLocal = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'].includes(HOST)
  const names = ['127.0.0.1', 'localhost', ...[PRODUCT_SLUG, ...namedBrands].map((brand) => `${brand}.localhost`)]
  const local = (isLocal ? names : [HOST]).map((name) => `http://${name}:${port}`)
  const own =
    PUBLIC_URL === '' ? local : [new URL(PUBLIC_URL).origin, ...(isLocal && NODE_ENV !== 'production' ? local : [])]
  const base = own[0] ?? `http://127.0.0.1:${port}`
  const brands = Object.values(BRAND_HOSTS)
    .flat()
    .map((host) => originOfHost(host, base))
  return [...new Set([...own, ...brands])]
}
