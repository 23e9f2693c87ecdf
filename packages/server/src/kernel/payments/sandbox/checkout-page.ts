import { escapeHtml } from '../../http/pages/plain-page.ts'
import { longDay, money } from '../money.ts'
import type { CheckoutOrder, CheckoutPart, Offer } from '../payments.ts'
import { periodFrom } from '../period.ts'

export const checkoutStyle = `
:root { color-scheme: light dark; --line: light-dark(#d9dde3, #3a4049); --quiet: light-dark(#5b6470, #a3adba); --ink: light-dark(#1c2127, #e8ebef);
  --accent: light-dark(#0f6c8c, #7cc4de); --on-accent: light-dark(#ffffff, #10222a); --note: light-dark(#fff4dc, #3a2f12); --note-line: light-dark(#c88a12, #d9a53a); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f5f7, #15181d); color: var(--ink); }
main { max-width: 30rem; margin: 0 auto; padding: clamp(1rem, 6vh, 4rem) 1rem 3rem; }
.card { background: light-dark(#ffffff, #1c2026); border: 1px solid var(--line); border-radius: 16px; padding: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem; } h2 { font-size: 1rem; margin: 1rem 0 .25rem; }
.note { margin: 0 0 1.5rem; padding: .75rem 1rem; border-radius: 8px; background: var(--note); border-inline-start: 4px solid var(--note-line); }
ul { list-style: none; margin: 0; padding: 0; }
li, .total { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-top: 1px solid var(--line); }
li > :first-child { min-width: 0; overflow-wrap: anywhere; } .amount { white-space: nowrap; font-variant-numeric: tabular-nums; }
.total { border-top: 2px solid var(--ink); font-weight: 600; margin: 0; } .quiet { color: var(--quiet); margin: .5rem 0 1.5rem; }
button, .button { display: block; width: 100%; min-height: 48px; padding: .75rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; border-radius: 8px; cursor: pointer; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); }
button.plain { background: transparent; color: var(--accent); } form + form { margin-top: .75rem; }
:focus-visible { outline: 3px solid var(--note-line); outline-offset: 2px; }
`

const page = (body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Sandbox checkout</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/sandbox/checkout.css"></head>
<body><main><div class="card"><h1>Sandbox checkout</h1>
<p class="note"><strong>No money moves here.</strong> This page stands in for a real payment page. You won’t be asked for a card, and nothing will be charged.</p>
${body}
</div></main></body>
</html>
`

const line = ({ name, amount, currency }: Offer) =>
  `<li><span>${escapeHtml(name)}</span><span class="amount">${escapeHtml(money(amount, currency))}</span></li>`

function totals(offers: readonly Offer[], today: string): string {
  const [first] = offers
  if (!first) return ''
  const total = money(
    offers.reduce((sum, { amount }) => sum + amount, 0),
    first.currency,
  )
  const { start, end } = periodFrom(today, first.interval)
  const each = first.interval === 'year' ? 'year' : 'month'
  return `<p class="total"><span>Total each ${each}</span><span class="amount">${escapeHtml(total)}</span></p>
<p class="quiet">First period: ${longDay(start)} to ${longDay(end)}. Cancel at any time.</p>`
}

const partsOf = (order: CheckoutOrder): CheckoutPart[] => [order, ...(order.more ?? [])]

const lines = (order: CheckoutOrder): string =>
  partsOf(order)
    .map(({ student_name, offers }) => {
      const heading = order.more && student_name ? `<h2>${escapeHtml(student_name)}</h2>` : ''
      return `${heading}<ul>${offers.map(line).join('')}</ul>`
    })
    .join('')

/** `path` is the page's own. */
export const checkoutPage = (order: CheckoutOrder, path: string, today: string): string =>
  page(`${lines(order)}
${totals(
  partsOf(order).flatMap(({ offers }) => offers),
  today,
)}
<form method="post" action="${escapeHtml(path)}/pay"><button>Pay (sandbox)</button></form>
<form method="post" action="${escapeHtml(path)}/cancel"><button class="plain">Cancel</button></form>`)

export const paidPage = (order: CheckoutOrder): string =>
  page(`${lines(order)}
<p class="quiet">You’ve already paid for this. There’s nothing more to do.</p>
<a class="button" href="${escapeHtml(order.success_url)}">Continue</a>`)

export const closedPage = (order: CheckoutOrder): string =>
  page(`${lines(order)}
<p class="quiet">This checkout has been closed because a newer one replaced it. Nothing was charged.</p>
<a class="button" href="${escapeHtml(order.cancel_url)}">Go back</a>`)

export const noCheckoutPage = (): string =>
  page('<p>We can’t find this checkout. Start again from the page you came from.</p>')
