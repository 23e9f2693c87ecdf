import { chainOf, Outage, outageIn } from '../outage.ts'

/** Node's words for a connection that can't be made, or broke. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOENT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** The driver has no codes of its own. */
const broken =
  /^Connection terminated|^timeout exceeded when trying to connect|Client has encountered a connection error/
/** PostgreSQL: stops, starts, has no connection or memory left, or is the copy that may not be written to. */
const passing = /^(08...|57P0[1-5]|53[023]00|25006)$/
const diskFull = '53100'

function outageCode(error: unknown): 'server.unavailable' | 'server.full' | null {
  for (const one of chainOf(error)) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : ''
    if (code === diskFull || code === 'ENOSPC') return 'server.full'
    if (unreachable.has(code) || passing.test(code) || broken.test(one.message)) return 'server.unavailable'
  }
  return null
}

/** What the driver threw, as an outage where it is one; anything else stays as it is. */
export function asOutage(error: unknown): unknown {
  if (outageIn(error)) return error
  const code = outageCode(error)
  return code === null ? error : new Outage(code, { cause: error })
}
