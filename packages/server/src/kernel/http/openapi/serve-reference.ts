import type { Http } from '../create-http.ts'
import { exchange } from '../exchange.ts'
import { plainHeaders } from '../pages/plain-page.ts'
import { openApi } from './openapi.ts'
import { referencePage } from './reference-page.ts'

/** `/api/v1/openapi.json` and `/api/docs`, both made from the contract. */
export function serveReference({ app, exchange: shared, served }: Http, product: string, version: string): void {
  const known = new Set(served)
  // Some fields have the product's slug in their name.
  const document = JSON.stringify(openApi(product, known, version)).replaceAll('{product}', product)
  const page = referencePage(product, known)
  app.get(
    '/api/v1/openapi.json',
    exchange(shared, 'openapi', async ({ headers }) => {
      const open = {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'cache-control': 'no-cache',
      }
      return new Response(document, { headers: { ...headers, ...open } })
    }),
  )
  app.get(
    '/api/docs',
    exchange(
      shared,
      'reference',
      async ({ headers }) => new Response(page, { headers: { ...headers, ...plainHeaders } }),
    ),
  )
}
