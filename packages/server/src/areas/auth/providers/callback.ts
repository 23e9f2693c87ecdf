import { readBody } from '../../../kernel/http/body.ts'
import type { Http } from '../../../kernel/http/create-http.ts'
import { exchange } from '../../../kernel/http/exchange.ts'
import { addressesOf } from '../post/addresses.ts'
import type { Flows } from './flows.ts'

const largest = 32 * 1024

/**
 * Where providers send the browser back to: `/auth/callback/{provider}`, by GET, or by POST of a form (Apple). It leads
 * on to the host app's own page with nothing of the provider's in its address.
 */
export function serveCallback({ app, exchange: shared }: Pick<Http, 'app' | 'exchange'>, flows: Flows, base: string) {
  const addresses = addressesOf('')
  app.on(
    ['GET', 'POST'],
    '/auth/callback/:provider',
    exchange(shared, 'provider callback', async ({ c, headers, log }) => {
      const answer =
        c.req.method === 'POST'
          ? new URLSearchParams(new TextDecoder().decode(await readBody(c, largest)))
          : new URL(c.req.url).searchParams
      const ended = await flows.callback(c.req.param('provider') ?? '', answer)
      if (ended.problem === 'auth.provider-unavailable') log.warn({ err: ended.cause }, 'a provider did not answer')
      const pages = ended.base ?? base
      const location = ended.id
        ? addresses.validation(pages, ended.id)
        : `${addresses.login(pages)}?problem=${ended.problem}`
      return new Response(null, {
        status: 303,
        headers: { ...headers, location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      })
    }),
  )
}
