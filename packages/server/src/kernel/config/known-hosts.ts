import { isIP } from 'node:net'
import { isLocalHost } from '../sites/origins.ts'
import type { Config } from './config.ts'

/**
 * Whether a request's `Host` is a name of ours: a page whose own name leads to this server must not be able to speak
 * with it as if it were ours. Ports don't matter, because proxies change them. Names of this machine are known
 * everywhere (no foreign page has one), and outside production so are addresses without a name. White-label schools
 * come and go, so that they are asked for.
 */
export function createKnownHosts(
  { HOST, PUBLIC_URL, BRAND_HOSTS, NODE_ENV }: Pick<Config, 'HOST' | 'PUBLIC_URL' | 'BRAND_HOSTS' | 'NODE_ENV'>,
  isSchoolsDomain: (domain: string) => Promise<boolean>,
) {
  const named = new Set(
    [PUBLIC_URL, `http://${HOST.includes(':') ? `[${HOST}]` : HOST}`, ...Object.values(BRAND_HOSTS).flat()]
      .filter((one) => one !== '')
      .map((one) => nameOf(one.includes('://') ? new URL(one).host : one)),
  )
  return async function isKnownHost(host: string): Promise<boolean> {
    const name = nameOf(host)
    if (named.has(name) || isLocalHost(name)) return true
    if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return NODE_ENV !== 'production'
    return name.length <= 253 && isSchoolsDomain(name)
  }
}
export type IsKnownHost = ReturnType<typeof createKnownHosts>

/** Without the port, and without the dot that ends a full name. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
