import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a sender's clock, or a proxy's patience, may differ. */
export const toleranceSeconds = 300

const mac = (secret: string, time: string, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest()

/** `t=SECONDS,v1=HEX`, as Stripe signs what it sends. */
export function sign(body: Uint8Array, secret: string, seconds: number): string {
  const time = String(Math.floor(seconds))
  return `t=${time},v1=${mac(secret, time, body).toString('hex')}`
}

/**
 * Whether one of the secrets signed these bytes within the last five minutes. There can be several `v1`, and other
 * schemes, which prove nothing, beside them.
 */
export function isSigned(body: Uint8Array, header: string, secrets: readonly string[], now: number): boolean {
  const parts = header.split(',').map((part) => {
    const at = part.indexOf('=')
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const
  })
  const times = parts.filter(([name]) => name === 't').map(([, value]) => value)
  const [time] = times
  if (times.length !== 1 || time === undefined || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now - Number(time)) > toleranceSeconds) return false
  const sent = parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/i.test(value))
    .map(([, value]) => Buffer.from(value, 'hex'))
  // None is left out once one fits, so that the time it takes tells nothing.
  return secrets
    .map((secret) => mac(secret, time, body))
    .flatMap((right) => sent.map((one) => timingSafeEqual(one, right)))
    .includes(true)
}
