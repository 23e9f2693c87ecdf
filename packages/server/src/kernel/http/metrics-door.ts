import { timingSafeEqual } from 'node:crypto'
import { hashOf } from '../auth/tokens.ts'
import type { Config } from '../config/config.ts'

/** Who may read `/metrics`: whoever has the token; without one anybody, but in production nobody. */
export function metricsDoor({ METRICS_TOKEN, NODE_ENV }: Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV'>) {
  if (METRICS_TOKEN === '') return () => NODE_ENV !== 'production'
  const wanted = Buffer.from(hashOf(`Bearer ${METRICS_TOKEN}`))
  return (authorisation: string | undefined) => timingSafeEqual(wanted, Buffer.from(hashOf(authorisation ?? '')))
}
