import type { Http } from '../../http/create-http.ts'
import { type Exchange, exchange } from '../../http/exchange.ts'
import { checkoutPage, checkoutStyle, closedPage, noCheckoutPage, paidPage } from './checkout-page.ts'
import type { Sandbox } from './sandbox-payments.ts'

/** Browsers hold the place that a form leads to against the policy even after a redirect, so it names both ways back. */
const policy = (backTo: readonly string[]) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...new Set(backTo.map((url) => new URL(url).origin))].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')

const path = '/sandbox/checkout'

/** The sandbox's checkout page. Its address is a secret that nobody else has, and all that it can do is pretend. */
export function serveSandbox({ app, exchange: shared }: Http, sandbox: Sandbox): void {
  const html = (exchange: Exchange, text: string, backTo: readonly string[], status = 200) =>
    new Response(text, {
      status,
      headers: {
        ...exchange.headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(backTo),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    })
  const idOf = ({ c }: Exchange) => c.req.param('id') ?? ''
  const leadTo = ({ headers }: Exchange, location: string) =>
    new Response(null, {
      status: 303,
      headers: { ...headers, location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    })

  app.get(
    `${path}.css`,
    exchange(
      shared,
      'sandbox style',
      async ({ headers }) =>
        new Response(checkoutStyle, {
          headers: { ...headers, 'content-type': 'text/css', 'cache-control': 'public, max-age=300' },
        }),
    ),
  )
  app.get(
    `${path}/:id`,
    exchange(shared, 'sandbox checkout', async (asked) => {
      const id = idOf(asked)
      const found = await sandbox.findCheckout(id)
      if (!found) return html(asked, noCheckoutPage(), [], 404)
      const { order, is_paid, is_closed } = found
      const today = new Date().toISOString().slice(0, 10)
      const text = is_paid
        ? paidPage(order)
        : is_closed
          ? closedPage(order)
          : checkoutPage(order, `${path}/${id}`, today)
      return html(asked, text, [order.success_url, order.cancel_url])
    }),
  )
  app.post(
    `${path}/:id/pay`,
    exchange(shared, 'sandbox pay', async (asked) => {
      const back = await sandbox.pay(idOf(asked))
      return back === null ? html(asked, noCheckoutPage(), [], 404) : leadTo(asked, back)
    }),
  )
  app.post(
    `${path}/:id/cancel`,
    exchange(shared, 'sandbox cancel', async (asked) => {
      const found = await sandbox.findCheckout(idOf(asked))
      return found ? leadTo(asked, found.order.cancel_url) : html(asked, noCheckoutPage(), [], 404)
    }),
  )
}
