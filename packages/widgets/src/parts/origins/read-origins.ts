/** Why a line is no origin that a site may list; each has a sentence in the words. */
export type OriginFault = 'address' | 'scheme' | 'star' | 'local'

const isLocal = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname)

function faultOf(line: string, allowsLocal: boolean): OriginFault | null {
  if (line.includes('*')) return 'star'
  // A name alone, as people say it.
  if (!URL.canParse(line)) return 'address'
  const { protocol, hostname } = new URL(line)
  if (protocol !== 'https:' && protocol !== 'http:') return 'scheme'
  return !allowsLocal && isLocal(hostname) ? 'local' : null
}

/** What somebody typed, an address to a line, as origins; or the first line that is none. The server decides the same. */
export function readOrigins(
  typed: string,
  allowsLocal: boolean,
): { origins: string[] } | { line: string; fault: OriginFault } {
  const lines = typed.split(/[\s,]+/).filter((line) => line !== '')
  for (const line of lines) {
    const fault = faultOf(line, allowsLocal)
    if (fault !== null) return { line, fault }
  }
  return { origins: [...new Set(lines.map((line) => new URL(line).origin))] }
}
