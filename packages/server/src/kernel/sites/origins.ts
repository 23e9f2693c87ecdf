import { Refusal } from '../refusal.ts'

/** A name of this very machine. */
export const isLocalHost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname)

/**
 * Whether a site may list pages of this machine: anywhere but in production, where such an origin would be everybody's
 * own machine; and there too while the platform itself is reached on this machine alone, to try an installation out.
 */
export const allowsLocalOrigins = (node_env: string, address: string): boolean =>
  node_env !== 'production' || isLocalHost(new URL(address).hostname)

/** What is wrong with an origin, for whoever typed it, or null. */
function faultOf(text: string, allowsLocal: boolean): string | null {
  if (text.includes('*')) return 'each origin is listed by itself, without *'
  if (!URL.canParse(text)) return 'is no address such as https://school.example'
  const { protocol, hostname, username, password } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return 'must begin with https:// or http://'
  if (hostname === '' || username !== '' || password !== '') return 'is no address such as https://school.example'
  if (!allowsLocal && isLocalHost(hostname)) return 'is on this machine, which nobody else’s browser reaches'
  return null
}

/** The origins that were typed, as browsers send them, each once; refuses the first that is none. */
export function mustBeOrigins(typed: readonly string[], allowsLocal: boolean): string[] {
  for (const text of typed) {
    const fault = faultOf(text, allowsLocal)
    if (fault !== null) throw new Refusal('request.invalid', { origins: `${text}: ${fault}` })
  }
  return [...new Set(typed.map((text) => new URL(text).origin))]
}
