import { expect, test } from 'vitest'
import type { CheckoutOrder } from '../payments.ts'
import { checkoutPage, closedPage, paidPage } from './checkout-page.ts'

const order: CheckoutOrder = {
  checkout_id: 'c',
  offers: [
    {
      ...{ price_id: 'p', product_id: 'q', name: '<img src=x onerror=alert(1)> & "Maths"' },
      ...{ amount: 1299, currency: 'GBP', interval: 'year' },
    },
  ],
  payer_email: 'somebody@family.test',
  success_url: 'https://school.example/coachkit/checkout/success?checkout_id=c&price_ids="><script>',
  cancel_url: 'https://school.example/coachkit/checkout/cancelled',
}

test('a name is shown as it is written, and makes nothing', () => {
  for (const html of [checkoutPage(order, '/sandbox/checkout/cs_1', '2026-01-31'), paidPage(order)]) {
    expect(html).not.toMatch(/<img|<script|onerror="|"><script/)
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;Maths&#34;')
    expect(html).not.toContain('somebody@family.test')
  }
})

test('says that no money moves, what it would cost, and for how long', () => {
  const html = checkoutPage(order, '/sandbox/checkout/cs_1', '2028-02-29')
  expect(html).toContain('No money moves here')
  expect(html).toContain('Total each year')
  expect(html).toContain('29 February 2028 to 28 February 2029')
  expect(html).toMatch(/<button>Pay \(sandbox\)<\/button>.*<button class="plain">Cancel<\/button>/s)
})

test('children who are paid for together stand by name, with one total', () => {
  const more = [{ checkout_id: 'd', student_name: 'Ben <b>', offers: order.offers }]
  const html = checkoutPage({ ...order, student_name: 'Ann', more }, '/sandbox/checkout/cs_1', '2026-01-31')
  expect(html).toMatch(/<h2>Ann<\/h2>.*<h2>Ben &#60;b&#62;<\/h2>/s)
  expect(html).toContain('£25.98')
})

test('a page that another checkout took the place of takes no payment', () => {
  const html = closedPage(order)
  expect(html).toContain('has been closed')
  expect(html).not.toContain('<form')
})
