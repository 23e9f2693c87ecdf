import { expect, test } from 'vitest'
import type { PaymentFact, ProviderState } from '../../kernel/payments/payments.ts'
import { givesCourses, type Standing, standingOf } from './standing.ts'

const checkout_id = '0197a000-0000-7000-8000-000000000001'
const running: ProviderState = {
  checkout_id,
  status: 'active',
  cancel_at_period_end: false,
  price_ids: ['p1'],
  period_start: 100,
  period_end: 200,
}
const ref = 'sub_1'
const state = (
  at: number,
  change: Partial<ProviderState> = {},
  fact_id = `s${at}`,
  is_answer = false,
): PaymentFact => ({
  ...{ fact_id, at, ref, kind: 'subscription', is_answer },
  state: { ...running, ...change },
})
const paid = (at: number, invoice_id = 'in_1', made_at = at, fact_id = `paid-${invoice_id}-${at}`): PaymentFact => ({
  ...{ fact_id, at, ref, kind: 'invoice', invoice_id, made_at, is_paid: true, checkout_id },
})
const failed = (at: number, invoice_id: string, made_at = at): PaymentFact => ({
  ...{
    fact_id: `failed-${invoice_id}-${at}`,
    at,
    ref,
    kind: 'invoice',
    invoice_id,
    made_at,
    is_paid: false,
    checkout_id,
  },
})
const refund = (at: number, invoice_id: string, made_at: number, is_whole = true): PaymentFact => ({
  ...{ fact_id: `refund-${invoice_id}-${at}`, at, ref, kind: 'refund', invoice_id, made_at, is_whole },
})
const completed = (at: number, is_paid = true): PaymentFact => ({
  ...{ fact_id: `c${at}`, at, ref, kind: 'checkout', checkout_id, is_paid },
})

function* permutations<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield []
  for (const [index, item] of items.entries()) {
    for (const rest of permutations([...items.slice(0, index), ...items.slice(index + 1)])) yield [item, ...rest]
  }
}

/** Facts arriving one by one as the store keeps them: each once, and what holds is told after each. */
function* receive(facts: readonly PaymentFact[]): Generator<Standing> {
  const kept = new Map<string, PaymentFact>()
  for (const fact of facts) {
    kept.set(fact.fact_id, fact)
    yield standingOf([...kept.values()])
  }
}

/** The lives that a subscription can have, told in six events, of which the last word is known. */
const lives: Record<string, { events: PaymentFact[]; end: Partial<Standing> }> = {
  'paid, failed, refunded and ended': {
    events: [
      completed(100),
      paid(100),
      state(150),
      failed(200, 'in_2'),
      refund(210, 'in_1', 100),
      state(220, { status: 'ended' }),
    ],
    end: { status: 'ended', isDoubtful: false },
  },
  'all within one second': {
    events: [
      completed(100),
      paid(100),
      state(100),
      failed(100, 'in_2', 101),
      refund(100, 'in_1', 100),
      state(100, { status: 'ended' }, 'deleted'),
    ],
    end: { status: 'ended', isDoubtful: false },
  },
  'failed once, then paid, cancelled and resumed': {
    events: [
      completed(100),
      state(101),
      failed(200, 'in_2'),
      paid(260, 'in_2', 200),
      state(300, { cancel_at_period_end: true }),
      state(310),
    ],
    end: { status: 'active', cancel_at_period_end: false },
  },
  'refunded, with a cancellation': {
    events: [
      completed(100),
      paid(100),
      state(101),
      refund(150, 'in_1', 100),
      refund(140, 'in_1', 100, false),
      state(160, { cancel_at_period_end: true }),
    ],
    end: { status: 'refunded', cancel_at_period_end: true },
  },
}

test.each(Object.entries(lives))('%s: the same end in all 720 orders, each doubled', (_, { events, end }) => {
  const expected = standingOf(events)
  expect(expected).toMatchObject({ checkout_id, ...end })
  let orders = 0
  for (const order of permutations(events)) {
    for (const told of [order, order.flatMap((fact) => [fact, fact]), [...order, ...order]]) {
      expect([...receive(told)].at(-1)).toEqual(expected)
    }
    orders += 1
  }
  expect(orders).toBe(720)
})

test('once ended, a subscription never gives courses again, whatever comes late', () => {
  const { events } = lives['paid, failed, refunded and ended'] ?? { events: [] }
  for (const order of permutations(events)) {
    let isOver = false
    for (const { status } of receive(order)) {
      if (isOver) expect(givesCourses(status)).toBe(false)
      isOver ||= status === 'ended'
    }
  }
})

test('two contradicting states of one second are a doubt, which an answer of the provider settles', () => {
  const tied = [state(300, { cancel_at_period_end: true }, 'a'), state(300, {}, 'b')]
  expect(standingOf(tied).isDoubtful).toBe(true)
  expect(standingOf([...tied].reverse())).toEqual(standingOf(tied))
  const answer = state(300, { cancel_at_period_end: true }, 'answer', true)
  expect(standingOf([...tied, answer])).toMatchObject({ isDoubtful: false, cancel_at_period_end: true })
  expect(standingOf([...tied, state(301)])).toMatchObject({ isDoubtful: false, cancel_at_period_end: false })
  expect(standingOf([state(300, {}, 'a'), state(300, {}, 'b')]).isDoubtful).toBe(false)
})

test('a payment that failed is past due while it is tried again, and active when it goes through', () => {
  const before = [state(100), paid(100), failed(200, 'in_2')]
  expect(standingOf(before).status).toBe('past_due')
  expect(givesCourses('past_due')).toBe(true)
  expect(standingOf([...before, state(205, { status: 'past_due' })]).status).toBe('past_due')
  expect(standingOf([...before, state(205, { status: 'past_due' }), paid(260, 'in_2', 200)]).status).toBe('active')
  expect(standingOf([...before, state(205, { status: 'unpaid' })]).status).toBe('unpaid')
})

test('money given back in part changes nothing, in full it ends the courses until the next payment', () => {
  const before = [state(100), paid(100)]
  expect(standingOf([...before, refund(150, 'in_1', 100, false)]).status).toBe('active')
  const refunded = [...before, refund(150, 'in_1', 100)]
  expect(standingOf(refunded).status).toBe('refunded')
  expect(standingOf([...refunded, paid(200, 'in_2', 200)]).status).toBe('active')
  const older = [...before, paid(200, 'in_2', 200), refund(250, 'in_1', 100)]
  expect(standingOf(older).status).toBe('active')
})

test('before the subscription itself is heard of, a paid checkout or invoice is enough', () => {
  expect(standingOf([completed(100)])).toMatchObject({ status: 'active', price_ids: null, checkout_id })
  expect(standingOf([completed(100, false)]).status).toBe('incomplete')
  expect(standingOf([completed(100, false), paid(120)]).status).toBe('active')
  expect(standingOf([failed(100, 'in_1')])).toMatchObject({ status: 'incomplete', checkout_id })
})
