import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { sign } from '../../kernel/payments/signature.ts'
import { type ScriptedStripe, scriptedStripe } from '../../kernel/payments/stripe/scripted-stripe.ts'
import { courseGrant, coursePerson, person, subject } from '../../kernel/people/schema.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { type TestPerson, type TestServer, testServer } from '../../testing/server.ts'
import { addProduct } from '../../testing/world/subscriptions.ts'
import { paymentFact, subscription } from './schema.ts'

const [secret_key, secret] = ['sk_test_ours', 'whsec_ours']
let stripe: ScriptedStripe
let server: TestServer
let maths: Awaited<ReturnType<typeof addProduct>>
let science: Awaited<ReturnType<typeof addProduct>>
let student: TestPerson

beforeAll(async () => {
  stripe = await scriptedStripe(secret_key)
  server = await testServer({
    env: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: secret_key,
      STRIPE_WEBHOOK_SECRET: `whsec_next,${secret}`,
      STRIPE_URL: stripe.url,
    },
  })
  await server.database.db.insert(subject).values({ id: '1', name: 'Mathematics' })
  maths = await addProduct(server, 'Maths')
  science = await addProduct(server, 'Science')
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})
beforeEach(async () => {
  student = await server.addPerson('student', { is_free_tier: true, email: `${newId()}@family.test` })
})

interface Sent {
  id: string
  type: string
  created: number
  data: { object: unknown }
}
const event = (type: string, object: unknown, created: number, id = `evt_${newId()}`): Sent => ({
  ...{ id, type, created },
  // As it was then: what is told later must not change it.
  data: { object: structuredClone(object) },
})
function post(body: string, signature: string) {
  return server.app.http.app.request(`${server.origin}/api/v1/payments/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  })
}
const signed = (body: string, at = Date.now() / 1000) => sign(new TextEncoder().encode(body), secret, at)
const send = async (one: Sent) => (await post(JSON.stringify(one), signed(JSON.stringify(one)))).status

const ask = (price_ids: string[]) =>
  server.request(
    'POST subscription/checkout',
    { body: { app_domain: server.origin, price_ids, checkout_mode: 'subscription' } },
    student.token,
  )
/** A checkout that Stripe's page took the money for; nobody has told us yet. */
async function paid(price_ids = [maths.price_id]) {
  const reply = await ask(price_ids)
  if (!reply.ok) throw new Error(reply.problem.code)
  const session = stripe.sessions.at(-1) ?? {}
  const bought = stripe.complete(session)
  const checkout = { ...session, payment_status: 'paid', mode: 'subscription' }
  const invoice = (id: string, created: number) => {
    const subscription_details = { subscription: bought.id, metadata: bought.metadata }
    const one = { object: 'invoice', id, created, parent: { subscription_details } }
    stripe.invoices.set(id, one)
    return one
  }
  return { bought, checkout, invoice }
}
const standing = async (token = student.token) =>
  (await server.answer('GET subscription', { query: { with_ended: 'true' } as never }, token)).subscriptions
const courses = async (id = student.id) =>
  (await server.database.db.select().from(coursePerson).where(eq(coursePerson.person_id, id))).map(
    ({ course_id }) => course_id,
  )

test('a checkout is made of our own prices, once each at Stripe, and leads to Stripe’s page', async () => {
  const reply = await ask([maths.price_id, science.price_id])
  expect(reply).toMatchObject({
    ok: true,
    answer: { checkout_url: expect.stringContaining('https://checkout.example/') },
  })
  const session = stripe.sessions.at(-1) as Record<string, never>
  expect(session).toMatchObject({
    mode: 'subscription',
    client_reference_id: expect.any(String),
    subscription_data: { metadata: { checkout_id: session.client_reference_id } },
    success_url: expect.stringContaining(`${server.origin}/coachkit/checkout/success?checkout_id=`),
    customer_email: expect.stringContaining('@family.test'),
  })
  const ours = (price_id: string) => stripe.prices.filter(({ lookup_key }) => lookup_key === price_id)
  expect(ours(maths.price_id)).toMatchObject([
    { unit_amount: 1299, currency: 'gbp', recurring: { interval: 'month' }, metadata: { price_id: maths.price_id } },
  ])
  const made = stripe.prices.length
  student = await server.addPerson('student')
  await ask([maths.price_id])
  expect(stripe.prices).toHaveLength(made)
})

test('a payment that Stripe tells of gives the courses and lifts the free tier', async () => {
  const { bought, checkout, invoice } = await paid()
  expect(await standing()).toEqual([])
  expect(await send(event('checkout.session.completed', { ...checkout, subscription: bought.id }, 1000))).toBe(200)
  expect(await send(event('customer.subscription.updated', bought, 1000))).toBe(200)
  expect(await send(event('invoice.paid', invoice('in_a', 1000), 1000))).toBe(200)
  expect(await standing()).toMatchObject([{ status: 'active', course_ids: [maths.course_id], amount: 1299 }])
  expect(await courses()).toEqual([maths.course_id])
  expect(await server.answer('GET users/heart-status', {}, student.token)).toMatchObject({ is_free_tier: false })
})

test('an event that is not signed, too old, or signed by somebody else is refused, and nothing is kept of it', async () => {
  const { bought } = await paid()
  const body = JSON.stringify(event('customer.subscription.updated', bought, 1000))
  const now = Date.now() / 1000
  const other = sign(new TextEncoder().encode(body), 'whsec_theirs', now)
  for (const header of [other, signed(body, now - 400), signed(body, now + 400), signed(`${body} `), 'nonsense']) {
    const reply = await post(body, header)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'payment.signature' })
  }
  expect(await standing()).toEqual([])
  expect((await post(body, `${other},${signed(body, now).split(',')[1]}`)).status).toBe(200)
  expect(await standing()).toHaveLength(1)
  expect((await post('{', signed('{'))).status).toBe(400)
})

test('what is about nothing of ours is taken in and changes nothing', async () => {
  const { bought } = await paid()
  const before = (await server.database.db.select().from(paymentFact)).length
  const foreign = { ...bought, id: 'sub_foreign', metadata: {} }
  for (const one of [
    event('customer.created', { id: 'cus_1' }, 1),
    event('customer.subscription.updated', foreign, 1),
    event('checkout.session.completed', { mode: 'payment', client_reference_id: null }, 1),
    event(
      'invoice.paid',
      { id: 'in_foreign', created: 1, subscription: 'sub_foreign', subscription_details: { metadata: {} } },
      1,
    ),
    event('invoice.paid', { id: 'in_single', created: 1, parent: null }, 1),
    event('charge.refunded', { amount: 1, amount_refunded: 1, payment_intent: 'pi_nobody' }, 1),
  ]) {
    expect(await send(one)).toBe(200)
  }
  expect((await server.database.db.select().from(paymentFact)).length).toBe(before)
})

/** The six events of a subscription's whole life; the charge that is refunded doesn't say which invoice it paid. */
async function life() {
  const { bought, checkout, invoice } = await paid()
  stripe.payments.set(`in_${bought.id}_1`, `pi_${bought.id}`)
  const first = invoice(`in_${bought.id}_1`, 1000)
  const second = invoice(`in_${bought.id}_2`, 3000)
  const six = [
    event('checkout.session.completed', { ...checkout, subscription: bought.id }, 1000),
    event('invoice.paid', first, 1000),
    event('customer.subscription.updated', { ...bought, cancel_at_period_end: true }, 2000),
    event('invoice.payment_failed', second, 3000),
    event('charge.refunded', { amount: 1299, amount_refunded: 1299, payment_intent: `pi_${bought.id}` }, 3500),
    event('customer.subscription.deleted', { ...bought, status: 'canceled' }, 4000),
  ]
  return { bought, six }
}

/** Every row that a subscription has left, without what differs from one to the next. */
async function endOf(ref: string) {
  const { db } = server.database
  const [row] = await db.select().from(subscription).where(eq(subscription.ref, ref))
  const grants = await db
    .select()
    .from(courseGrant)
    .where(eq(courseGrant.person_id, student.id))
    .orderBy(asc(courseGrant.source))
  const facts = await db.select().from(paymentFact).where(eq(paymentFact.ref, ref))
  const { status, cancel_at_period_end, period_start, period_end, mode } = row ?? {}
  const hearts = await server.answer('GET users/heart-status', {}, student.token)
  return { status, cancel_at_period_end, period_start, period_end, mode, grants, facts: facts.length, hearts }
}

/** The order of that number among all orders: 0 to 719 for six. */
function orderOf<T>(items: readonly T[], number: number): T[] {
  const left = [...items]
  const order: T[] = []
  for (let rest = number; left.length > 0; ) {
    const at = rest % left.length
    rest = Math.floor(rest / left.length)
    order.push(...left.splice(at, 1))
  }
  return order
}

test('six events in many orders, each doubled, end the same through the webhook and the database', {
  timeout: 120_000,
}, async () => {
  const ends: unknown[] = []
  for (let number = 0; number < 720; number += 37) {
    student = await server.addPerson('student', { is_free_tier: true })
    const { bought, six } = await life()
    const order = orderOf(six, number)
    // Doubled in two ways: again at once, and all again.
    const told = number % 2 === 0 ? order.flatMap((one) => [one, one]) : [...order, ...order]
    for (const one of told) expect(await send(one)).toBe(200)
    ends.push(await endOf(bought.id))
  }
  expect(ends).toHaveLength(20)
  expect(ends[0]).toMatchObject({ status: 'ended', grants: [], facts: 6, hearts: { is_free_tier: true } })
  for (const end of ends) expect(end).toEqual(ends[0])
})

test('six events that arrive at the same time, doubled, end the same', async () => {
  const { bought, six } = await life()
  const statuses = await Promise.all([...six, ...six].map(send))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await endOf(bought.id)).toMatchObject({ status: 'ended', grants: [], facts: 6 })
})

test('a refund in full takes the courses, the next payment gives them back', async () => {
  const { bought, invoice } = await paid()
  stripe.payments.set('in_r1', 'pi_r1')
  await send(event('customer.subscription.updated', bought, 1000))
  await send(event('invoice.paid', invoice('in_r1', 1000), 1001))
  const refund = (amount_refunded: number) => ({ amount: 1299, amount_refunded, payment_intent: 'pi_r1' })
  await send(event('charge.refunded', refund(200), 1100))
  expect(await courses()).toEqual([maths.course_id])
  await send(event('charge.refunded', refund(1299), 1200))
  expect(await standing()).toMatchObject([{ status: 'refunded' }])
  expect(await courses()).toEqual([])
  await send(event('invoice.paid', invoice('in_r2', 2000), 2000))
  expect(await courses()).toEqual([maths.course_id])
})

test('two states of one second are settled by asking Stripe, in either order', async () => {
  for (const isTurned of [false, true]) {
    student = await server.addPerson('student')
    const { bought } = await paid()
    bought.cancel_at_period_end = true
    const tied = [
      event('customer.subscription.updated', { ...bought, cancel_at_period_end: false }, 5000),
      event('customer.subscription.updated', bought, 5000),
    ]
    for (const one of isTurned ? tied.reverse() : tied) expect(await send(one)).toBe(200)
    expect(await standing()).toMatchObject([{ cancel_at_period_end: true }])
  }
})

test('what cannot be settled or stored answers 5xx, is kept nowhere, and counts when it is sent again', async () => {
  const { bought } = await paid()
  const one = event('customer.subscription.updated', { ...bought, cancel_at_period_end: true }, 6000)
  const other = event('customer.subscription.updated', bought, 6000)
  await send(one)
  stripe.fail(500, 3)
  expect(await send(other)).toBe(503)
  expect(await send(other)).toBe(200)
  expect(await standing()).toMatchObject([{ cancel_at_period_end: false }])

  await server.database.pool.query('alter table subscription rename to subscription_away')
  const deleted = event('customer.subscription.deleted', { ...bought, status: 'canceled' }, 7000)
  const failed = await send(deleted)
  await server.database.pool.query('alter table subscription_away rename to subscription')
  expect(failed).toBe(500)
  expect(await send(deleted)).toBe(200)
  expect(await standing()).toMatchObject([{ status: 'ended' }])
})

test('cancel, resume and products are asked of Stripe, and what it answers holds at once', async () => {
  const { bought } = await paid()
  await send(event('customer.subscription.updated', bought, 1000))
  const id = (await standing())[0]?.subscription_id ?? ''
  const at = { params: { id } }
  const cancelled = await server.answer('POST subscription/{id}/cancel', at, student.token)
  expect(cancelled.subscription.cancel_at_period_end).toBe(true)
  expect(bought.cancel_at_period_end).toBe(true)
  const resumed = await server.answer('POST subscription/{id}/resume', at, student.token)
  expect(resumed.subscription.cancel_at_period_end).toBe(false)
  const productAt = (productId: string) => ({ params: { id, productId } })
  const added = await server.answer(
    'POST subscription/{id}/products/{productId}',
    productAt(science.product_id),
    student.token,
  )
  expect(added.subscription.course_ids.toSorted()).toEqual([maths.course_id, science.course_id].toSorted())
  expect(await courses()).toHaveLength(2)
  await server.answer('DELETE subscription/{id}/products/{productId}', productAt(maths.product_id), student.token)
  expect(await courses()).toEqual([science.course_id])

  // It ended at Stripe, and the event is still on its way.
  bought.status = 'canceled'
  expect(await server.request('POST subscription/{id}/cancel', at, student.token)).toMatchObject({
    status: 409,
    problem: { code: 'subscription.ended' },
  })
  expect(await courses()).toEqual([])
})

test('a free month is a trial at Stripe, in which nothing is charged; who pays is not mailed about it', async () => {
  const friend = student
  const owner = await server.addPerson('student', { email: `${newId()}@family.test` })
  const { referral } = await server.answer('GET users/referral', {}, owner.token)
  const code = { body: { referral_code: referral.referral_code } }
  await server.answer('PATCH users/referral/redemption-status', code, friend.token)
  const { bought, invoice } = await paid()
  await send(event('customer.subscription.updated', bought, 1000))
  const paidInvoice = { ...invoice('in_friend', 1000), amount_paid: 1299, currency: 'gbp' }
  await send(event('invoice.paid', paidInvoice, 1000))
  const ends = () => bought.items.data[0]?.current_period_end ?? 0
  const before = ends()
  await vi.waitFor(() => expect(ends()).toBeGreaterThan(before), { timeout: 20_000 })
  const trial = stripe.asked.find(({ fields }) => fields.trial_end !== undefined)
  expect(trial?.fields).toMatchObject({ proration_behavior: 'none', trial_end: String(ends()) })
  await vi.waitFor(async () => expect(await standing()).toMatchObject([{ status: 'active' }]), { timeout: 20_000 })
  // Stripe's invoice for the trial is of nothing.
  const free = { ...invoice('in_free', 2000), amount_paid: 0, currency: 'gbp' }
  await send(event('invoice.paid', free, 2000))
  const [{ email } = { email: '' }] = await server.database.db
    .select({ email: person.email })
    .from(person)
    .where(eq(person.id, friend.id))
  const subjects = (await mailsTo(server, email ?? '', 2)).map((mail) => mail.subject)
  expect(subjects.toSorted()).toEqual(['A free month from a friend’s code', 'We received your payment of £12.99'])
})

test('one payment for several children is refused where the provider takes one at a time', async () => {
  const { pays_together } = await server.answer('GET subscription/products', { query: {} }, student.token)
  expect(pays_together).toBe(false)
  const more = [{ student_id: student.id, price_ids: [science.price_id] }]
  const body = { app_domain: server.origin, price_ids: [maths.price_id], checkout_mode: 'subscription' as const, more }
  expect(await server.request('POST subscription/checkout', { body }, student.token)).toMatchObject({
    status: 409,
    problem: { code: 'payment.one-at-a-time' },
  })
})

test('of many who add and remove the same at once, all are answered by what is', async () => {
  const { bought } = await paid()
  await send(event('customer.subscription.updated', bought, 1000))
  const id = (await standing())[0]?.subscription_id ?? ''
  const at = { params: { id, productId: science.product_id } }
  const add = () => server.request('POST subscription/{id}/products/{productId}', at, student.token)
  const added = await Promise.all([add(), add(), add(), add()])
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(bought.items.data).toHaveLength(2)
  const remove = () => server.request('DELETE subscription/{id}/products/{productId}', at, student.token)
  const removed = await Promise.all([remove(), remove()])
  for (const { status } of removed) expect([200, 404]).toContain(status)
  expect(bought.items.data).toHaveLength(1)
  expect(await courses()).toEqual([maths.course_id])
})

test('a Stripe that stumbles is asked again with the same key, and one that is down is said to be', async () => {
  stripe.fail(500, 1)
  const before = stripe.asked.length
  expect(await ask([science.price_id])).toMatchObject({ ok: true })
  expect(stripe.asked.length - before).toBeGreaterThan(2)
  student = await server.addPerson('student')
  stripe.fail(503, 3)
  expect(await ask([science.price_id])).toMatchObject({ status: 503, problem: { code: 'payment.unavailable' } })
  expect(await ask([science.price_id])).toMatchObject({ ok: true })
})
