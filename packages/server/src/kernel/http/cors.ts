import type { Context } from 'hono'
import { outageIn } from '../outage.ts'
import type { HttpEnv } from './exchange.ts'
import { apiPrefix } from './paths.ts'

/** Bearer tokens only: no cookie is ever read, so credentials are never allowed. */
const exposed = 'X-Request-Id, Retry-After'
const allowedHeaders =
  'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, X-Device-Id, X-Login-Binding, X-Request-Id, X-Session-Id'
/** Two hours, the most that Chromium keeps. */
const maxAge = '7200'

/**
 * What an embedding asks first: a session, a brand. Any page may read the answer, so that one that may not come in reads
 * why: else the browser tells it of a broken connection, and an admin's check of that page would never hear of it. A
 * session is still given to listed origins alone.
 */
const isAtTheDoor = ({ req }: Context<HttpEnv>) => req.path.startsWith(`${apiPrefix}/embed/`)

/** Lets the page of a site on whose list its origin stands read the answer; others get it without, and can't. */
export async function addCors(
  c: Context<HttpEnv>,
  headers: Record<string, string>,
  isAllowedOrigin: (origin: string) => Promise<boolean>,
): Promise<void> {
  headers.vary = 'Origin'
  const origin = c.req.header('origin')
  if (!origin) return
  try {
    if (!(isAtTheDoor(c) || (await isAllowedOrigin(origin)))) return
  } catch (error) {
    // Nobody can say whose page it is. It may read that, and when to come back, and nothing else comes.
    if (outageIn(error)) allow(headers, origin)
    throw error
  }
  allow(headers, origin)
}

function allow(headers: Record<string, string>, origin: string): void {
  headers['access-control-allow-origin'] = origin
  headers['access-control-expose-headers'] = exposed
}

/** Answers a preflight. */
export function preflight(headers: Record<string, string>, methods: readonly string[]): Response {
  if (!headers['access-control-allow-origin']) return new Response(null, { status: 204, headers })
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': maxAge,
    },
  })
}
