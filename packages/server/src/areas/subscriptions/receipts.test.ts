import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import type { PaymentFact } from '../../kernel/payments/payments.ts'
import { monthsAfter } from '../../kernel/payments/period.ts'
import { parentChild, subject } from '../../kernel/people/schema.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { type TestPerson, type TestServer, testServer } from '../../testing/server.ts'
import { addProduct, subscribe } from '../../testing/world/subscriptions.ts'
import { newlyPaid } from './receipts.ts'
import { freeMonth, subscription } from './schema.ts'

let server: TestServer
let maths: Awaited<ReturnType<typeof addProduct>>
let science: Awaited<ReturnType<typeof addProduct>>

beforeAll(async () => {
  server = await testServer()
  await server.database.db.insert(subject).values({ id: '1', name: 'Mathematics' })
  maths = await addProduct(server, 'Maths')
  science = await addProduct(server, 'Science')
})
afterAll(() => server.close())

const newAddress = () => `${newId()}@family.test`
async function addFamily(names: readonly string[]) {
  const email = newAddress()
  const parent = await server.addPerson('parent', { email })
  const children: TestPerson[] = []
  for (const first_name of names) {
    const child = await server.addPerson('student', { first_name })
    await server.database.db.insert(parentChild).values({ parent_id: parent.id, child_id: child.id })
    children.push(child)
  }
  return { parent, email, children }
}
const subscriptionOf = async (student_id: string) => {
  const [found] = await server.database.db.select().from(subscription).where(eq(subscription.student_id, student_id))
  if (!found) throw new Error('There is no subscription')
  return found
}

const invoice = (fact_id: string, invoice_id: string, is_paid = true) =>
  ({
    ...{ fact_id, at: 1, ref: 'sub_1', kind: 'invoice', invoice_id, made_at: 1, is_paid, checkout_id: null },
    ...{ amount: 1299, currency: 'gbp' },
  }) as const satisfies PaymentFact

test('a paid invoice is written about once, in however many events it is told, and whenever the subscription is known', () => {
  const [first, again, failed, second] = [
    invoice('a', 'in_1'),
    invoice('b', 'in_1'),
    invoice('c', 'in_2', false),
    invoice('d', 'in_2'),
  ]
  const ids = (...of: Parameters<typeof newlyPaid>) => newlyPaid(...of).map(({ invoice_id }) => invoice_id)
  expect(ids([first], new Set(['a']), true)).toEqual(['in_1'])
  expect(ids([first, again], new Set(['b']), false)).toEqual([])
  expect(ids([first, failed], new Set(['c']), false)).toEqual([])
  expect(ids([first, failed, second], new Set(['d']), false)).toEqual(['in_2'])
  expect(ids([first, again], new Set(['z']), true)).toEqual(['in_1'])
  expect(ids([first], new Set(['z']), false)).toEqual([])
})

test('a payment is confirmed to the payer by mail, once: for whom, what, how much, until when, and where to cancel', async () => {
  const { parent, email, children } = await addFamily(['Maya'])
  const [child] = children
  await subscribe(server, parent.token, child?.id ?? '', [maths.price_id, science.price_id])
  const [mail] = await mailsTo(server, email)
  expect(mail?.subject).toBe('We received your payment of £25.98')
  for (const part of [
    'for Maya',
    '- Maths\n- Science',
    'renews automatically for £25.98 a month',
    'no money has moved',
  ]) {
    expect(mail?.text).toContain(part)
  }
  expect(mail?.text).toContain(`/coachkit/child/${child?.id}/manage`)

  const { id } = await subscriptionOf(child?.id ?? '')
  await server.answer('POST subscription/{id}/cancel', { params: { id } }, parent.token)
  await server.answer('POST subscription/{id}/resume', { params: { id } }, parent.token)
  await server.database.pool.query(
    `update sandbox_subscription set period_end = now() - interval '1 minute' where ref = (select ref from subscription where id = $1)`,
    [id],
  )
  await server.app.kernel.sandbox?.renewDue()
  // The renewal is the second payment, and nothing else was written about.
  expect(await mailsTo(server, email, 2)).toHaveLength(2)
})

test('several children are paid for at once, and each has a subscription of their own', async () => {
  const { parent, children } = await addFamily(['Ann', 'Ben'])
  const [ann, ben] = children as [TestPerson, TestPerson]
  const { pays_together } = await server.answer('GET subscription/products', { query: {} }, parent.token)
  expect(pays_together).toBe(true)
  const stranger = await server.addPerson('student')
  const ask = (student_id: string, price_id: string) =>
    server.request(
      'POST subscription/checkout',
      {
        body: {
          ...{ app_domain: server.origin, student_id: ann.id, price_ids: [maths.price_id] },
          ...{ checkout_mode: 'subscription' as const, more: [{ student_id, price_ids: [price_id] }] },
        },
      },
      parent.token,
    )
  expect(await ask(stranger.id, maths.price_id)).toMatchObject({ status: 404 })
  expect(await ask(ann.id, science.price_id)).toMatchObject({
    status: 422,
    problem: { errors: { more: expect.any(String) } },
  })
  const reply = await ask(ben.id, science.price_id)
  if (!reply.ok) throw new Error(reply.problem.code)
  const again = await ask(ben.id, science.price_id)
  expect(again).toMatchObject({ answer: reply.answer })
  const page = await server.app.http.app.request(reply.answer.checkout_url)
  expect(await page.text()).toMatch(/<h2>Ann<\/h2>.*<h2>Ben<\/h2>.*£25\.98/s)
  const paid = await server.app.http.app.request(`${reply.answer.checkout_url}/pay`, { method: 'POST' })
  const back = new URL(paid.headers.get('location') ?? '')
  expect(back.searchParams.get('student_id')).toBe(`${ann.id},${ben.id}`)
  expect(back.searchParams.get('price_ids')).toBe(`${maths.price_id};${science.price_id}`)
  const { subscriptions } = await server.answer('GET subscription', { query: {} }, parent.token)
  expect(subscriptions.map(({ student_id, course_ids }) => [student_id, course_ids])).toEqual([
    [ann.id, [maths.course_id]],
    [ben.id, [science.course_id]],
  ])
})

test('a friend’s first payment gives both a free month, once; who has no subscription yet gets it with the next', {
  timeout: 30_000,
}, async () => {
  const [friend, owner] = [await addFamily(['Friend']), await addFamily(['Own'])]
  const { referral } = await server.answer('GET users/referral', {}, owner.parent.token)
  expect(referral.reward_months).toBe(1)
  const body = { referral_code: referral.referral_code }
  await server.answer('PATCH users/referral/redemption-status', { body }, friend.parent.token)
  const rows = () => server.database.db.select().from(freeMonth).where(eq(freeMonth.redeemer_id, friend.parent.id))
  expect(await rows()).toEqual([])

  const child = friend.children[0]?.id ?? ''
  await subscribe(server, friend.parent.token, child, [maths.price_id])
  const applied = async (count: number) =>
    vi.waitFor(async () => expect((await rows()).filter(({ applied_at }) => applied_at)).toHaveLength(count), {
      timeout: 20_000,
    })
  await applied(1)
  const twoMonths = (start: Date) => monthsAfter(monthsAfter(start, 1), 1).getTime()
  const friends = await subscriptionOf(child)
  expect(Math.abs(friends.period_end.getTime() - twoMonths(friends.period_start))).toBeLessThan(2_000)
  expect((await mailsTo(server, friend.email, 2)).at(-1)?.subject).toContain('free month')

  // A second payment of the friend's earns nothing more; the owner's own first one finds the month that waited.
  await subscribe(server, friend.parent.token, child, [science.price_id])
  const own = owner.children[0]?.id ?? ''
  await subscribe(server, owner.parent.token, own, [maths.price_id])
  await applied(2)
  expect(await rows()).toHaveLength(2)
  const owners = await subscriptionOf(own)
  expect(Math.abs(owners.period_end.getTime() - twoMonths(owners.period_start))).toBeLessThan(2_000)
})

test('who paid before the code was used earns nothing by it', async () => {
  const [friend, owner] = [await addFamily(['Early']), await addFamily(['Own'])]
  const child = friend.children[0]?.id ?? ''
  await subscribe(server, friend.parent.token, child, [maths.price_id])
  const { referral } = await server.answer('GET users/referral', {}, owner.parent.token)
  const body = { referral_code: referral.referral_code }
  await server.answer('PATCH users/referral/redemption-status', { body }, friend.parent.token)
  await subscribe(server, friend.parent.token, child, [science.price_id])
  const rows = await server.database.db.select().from(freeMonth).where(eq(freeMonth.redeemer_id, friend.parent.id))
  expect(rows).toEqual([])
})

test('where the setting says no months, none are promised and none are given', async () => {
  const without = await testServer({ env: { REFERRAL_REWARD_MONTHS: '0' } })
  await without.database.db.insert(subject).values({ id: '1', name: 'Mathematics' })
  const product = await addProduct(without, 'Maths')
  const [owner, friend] = [await without.addPerson('student'), await without.addPerson('student')]
  const { referral } = await without.answer('GET users/referral', {}, owner.token)
  expect(referral.reward_months).toBe(0)
  const body = { referral_code: referral.referral_code }
  await without.answer('PATCH users/referral/redemption-status', { body }, friend.token)
  await subscribe(without, friend.token, friend.id, [product.price_id])
  expect(await without.database.db.select().from(freeMonth)).toEqual([])
  await without.close()
})
