import { expect, test } from 'vitest'
import { type EventDeps, factOfEvent } from './read-event.ts'
import type { StripeInvoice } from './wire.ts'

const checkout_id = '0197a000-0000-7000-8000-000000000001'
const metadata = { checkout_id }

const read = (type: string, object: unknown, findInvoice: EventDeps['findInvoice'] = async () => null) =>
  factOfEvent(new TextEncoder().encode(JSON.stringify({ id: 'evt_1', type, created: 7, data: { object } })), {
    findInvoice,
  })

test('older and newer forms of a subscription tell the same', async () => {
  const price = { id: 'price_1', lookup_key: null, metadata: { price_id: 'ours' } }
  const common = { id: 'sub_1', status: 'trialing', cancel_at_period_end: true, metadata }
  const older = {
    ...common,
    ...{ current_period_start: 100, current_period_end: 200 },
    items: { data: [{ id: 'si_1', price }] },
  }
  const times = { current_period_start: 100, current_period_end: 200 }
  const newer = { ...common, items: { data: [{ id: 'si_1', price, ...times }] } }
  const fact = await read('customer.subscription.updated', older)
  expect(await read('customer.subscription.updated', newer)).toEqual(fact)
  expect(fact).toEqual({
    ...{ fact_id: 'evt_1', at: 7, ref: 'sub_1', kind: 'subscription', is_answer: false },
    state: {
      ...{ checkout_id, status: 'active', cancel_at_period_end: true, price_ids: ['ours'] },
      ...{ period_start: 100, period_end: 200 },
    },
  })
})

test('a price that was made by hand is known by its lookup key', async () => {
  const items = { data: [{ id: 'si_1', price: { id: 'price_1', lookup_key: 'ours', metadata: {} } }] }
  const object = { id: 'sub_1', status: 'active', cancel_at_period_end: false, metadata, items }
  expect(await read('customer.subscription.updated', object)).toMatchObject({ state: { price_ids: ['ours'] } })
})

test('older and newer forms of an invoice tell the same', async () => {
  const common = { id: 'in_1', created: 5 }
  const newer = { ...common, parent: { subscription_details: { subscription: 'sub_1', metadata } } }
  const older = { ...common, subscription: { id: 'sub_1' }, subscription_details: { metadata } }
  const fact = await read('invoice.paid', newer)
  expect(await read('invoice.paid', older)).toEqual(fact)
  expect(fact).toMatchObject({
    kind: 'invoice',
    ref: 'sub_1',
    invoice_id: 'in_1',
    made_at: 5,
    is_paid: true,
    checkout_id,
  })
  // The oldest say nothing of whose they are, and are told apart by their subscription.
  expect(await read('invoice.payment_failed', { ...common, subscription: 'sub_1' })).toMatchObject({
    ...{ ref: 'sub_1', is_paid: false, checkout_id: null },
  })
})

test('a charge that names its invoice is looked up by it', async () => {
  const invoice = { id: 'in_1', created: 5, subscription: 'sub_1' } as StripeInvoice
  const charge = { amount: 100, amount_refunded: 40, invoice: 'in_1', payment_intent: 'pi_1' }
  expect(await read('charge.refunded', charge, async (asked) => (asked.invoice === 'in_1' ? invoice : null))).toEqual({
    ...{ fact_id: 'evt_1', at: 7, ref: 'sub_1', kind: 'refund', invoice_id: 'in_1', made_at: 5, is_whole: false },
  })
})

test('a status that nobody has thought about gives nothing, and a form that changed is said aloud', async () => {
  const object = { id: 'sub_1', status: 'dreaming', cancel_at_period_end: false, metadata, items: { data: [] } }
  expect(await read('customer.subscription.updated', object)).toMatchObject({ state: { status: 'unpaid' } })
  await expect(read('customer.subscription.updated', { id: 'sub_1' })).rejects.toThrow(/cannot be read: status/)
})
